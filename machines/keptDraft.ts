import type { DraftImage } from './domain.ts'
import { logged, outputOf } from './effects.ts'

/** Unsent content of a form; `form` is the form's name. */
export interface FormDraft<Content> {
  form: string
  content: Content
  images: DraftImage[]
}

/** A draft found on this device after a reload or a crash. */
export interface KeptDraft<Content> {
  /** ISO 8601, UTC */
  keptAt: string
  content: Content
  images: DraftImage[]
}

/**
 * The states before `open`, which look for a draft and offer it. Without storage, no draft is offered. `on`
 * has the transitions that leave the form. The machine declares `findDraft` along with its guard and actions.
 */
export const beforeForm = <Context, Content, const Ways extends object>(
  draftOf: (context: Context) => FormDraft<Content>,
  { on }: { on: Ways },
) => ({
  looking: {
    invoke: {
      id: 'findDraft' as const,
      src: 'findDraft' as const,
      input: whichDraft(draftOf),
      onDone: [
        {
          guard: { type: 'isWorthAnOffer' as const, params: outputOf<KeptDraft<Content> | null> },
          target: 'offered' as const,
          actions: { type: 'offer' as const, params: outputOf<KeptDraft<Content> | null> },
        },
        { target: 'open' as const },
      ],
      onError: { target: 'open' as const, actions: logged },
    },
    on,
  },
  offered: {
    on: {
      ...on,
      'draft.continue': { target: 'open' as const, actions: 'takeUp' as const },
      'draft.startAnew': { target: 'open' as const, actions: dropDraft(draftOf) },
    },
  },
})

/**
 * Runs on each change. `isAhead` compares the form with `kept` in the context, which is the last stored
 * draft.
 */
export const storeDraft = <Context, Content>(draftOf: (context: Context) => FormDraft<Content>) => ({
  guard: 'isAhead' as const,
  actions: [
    { type: 'keepDraft' as const, params: ({ context }: { context: Context }) => draftOf(context) },
    'markKept' as const,
  ],
})

export const dropDraft = <Context>(draftOf: (context: Context) => FormDraft<unknown>) => ({
  type: 'dropDraft' as const,
  params: whichDraft(draftOf),
})

const whichDraft =
  <Context>(draftOf: (context: Context) => FormDraft<unknown>) =>
  ({ context }: { context: Context }) => ({ form: draftOf(context).form })
