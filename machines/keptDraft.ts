import type { DraftImage } from './domain.ts'

/** What has been put into a form and is not sent yet; `form` tells it from what was put into others. */
export interface FormDraft<Content> {
  form: string
  content: Content
  images: DraftImage[]
}

/** As it was found on this device, after a reload or a crash. */
export interface KeptDraft<Content> {
  /** ISO 8601, UTC */
  keptAt: string
  content: Content
  images: DraftImage[]
}

/**
 * The states before a form is `open`: what was kept of it is looked for and offered. The machine declares the actor `findDraft`, the guard
 * and the actions. Where nothing can be kept all else goes on.
 */
export const beforeForm = <Context, Content>(draftOf: (context: Context) => FormDraft<Content>) => ({
  looking: {
    invoke: {
      id: 'findDraft' as const,
      src: 'findDraft' as const,
      input: whichDraft(draftOf),
      onDone: [
        {
          guard: { type: 'isWorthAnOffer' as const, params: outputOf<Content> },
          target: 'offered' as const,
          actions: { type: 'offer' as const, params: outputOf<Content> },
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

/** What a form does at once with each change. */
export const keeping = <Context, Content>(draftOf: (context: Context) => FormDraft<Content>) => ({
  guard: 'isAhead' as const,
  actions: [
    { type: 'keepDraft' as const, params: ({ context }: { context: Context }) => draftOf(context) },
    'markKept' as const,
  ],
})

/** Which draft it is, as an actor or an action is told. */
export const whichDraft =
  <Context>(draftOf: (context: Context) => FormDraft<unknown>) =>
  ({ context }: { context: Context }) => ({ form: draftOf(context).form })

const outputOf = <Content>({ event }: { event: { output: KeptDraft<Content> | null } }) => event.output
