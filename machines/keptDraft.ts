import type { DraftImage } from './domain.ts'
import { outputOf } from './effects.ts'

/** What was typed and not sent yet; `form` names the form that it belongs to. */
export interface FormDraft<Content> {
  form: string
  content: Content
  images: DraftImage[]
}

/** As found on this device after a reload or a crash. */
export interface KeptDraft<Content> {
  /** ISO 8601, UTC */
  keptAt: string
  content: Content
  images: DraftImage[]
}

/** States before `open`. The machine declares `findDraft`, guard and actions; without storage nothing is offered. */
export const beforeForm = <Context, Content>(draftOf: (context: Context) => FormDraft<Content>) => ({
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
      onError: {
        target: 'open' as const,
        actions: {
          type: 'log' as const,
          params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
        },
      },
    },
    on: { 'dialog.close': 'closed' as const },
  },
  offered: {
    on: {
      'draft.continue': { target: 'open' as const, actions: 'takeUp' as const },
      'draft.startAnew': {
        target: 'open' as const,
        actions: { type: 'dropDraft' as const, params: whichDraft(draftOf) },
      },
      'dialog.close': 'closed' as const,
    },
  },
})

/** Runs with each change. `isAhead` compares with what this device stored last, the context's `kept`. */
export const storeDraft = <Context, Content>(draftOf: (context: Context) => FormDraft<Content>) => ({
  guard: 'isAhead' as const,
  actions: [
    { type: 'keepDraft' as const, params: ({ context }: { context: Context }) => draftOf(context) },
    'markKept' as const,
  ],
})

export const whichDraft =
  <Context>(draftOf: (context: Context) => FormDraft<unknown>) =>
  ({ context }: { context: Context }) => ({ form: draftOf(context).form })
