import type { DraftImage } from '../domain.ts'

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
 * The region of a chart that looks for what was kept of its form, offers it, and from then on keeps each change. The machine declares
 * the actor `findDraft`, the guards and the actions; without a store to keep drafts in, all else goes on.
 */
export const draftRegion = <Context, Content>(draftOf: (context: Context) => FormDraft<Content>) => ({
  initial: 'looking' as const,
  states: {
    looking: {
      invoke: {
        id: 'findDraft' as const,
        src: 'findDraft' as const,
        input: whichDraft(draftOf),
        onDone: [
          {
            guard: { type: 'isWorthAnOffer' as const, params: found<Content> },
            target: 'offered' as const,
            actions: { type: 'offer' as const, params: found<Content> },
          },
          { target: 'settled' as const },
        ],
        onError: {
          target: 'settled' as const,
          actions: {
            type: 'log' as const,
            params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
          },
        },
      },
    },
    offered: {
      on: {
        'draft.continue': { target: 'settled' as const, actions: 'takeUp' as const },
        'draft.startAnew': {
          target: 'settled' as const,
          actions: { type: 'dropDraft' as const, params: whichDraft(draftOf) },
        },
      },
    },
    settled: {
      always: {
        guard: 'isAhead' as const,
        actions: [
          {
            type: 'keepDraft' as const,
            params: ({ context }: { context: Context }) => draftOf(context),
          },
          'markKept' as const,
        ],
      },
    },
  },
})

const found = <Content>({ event }: { event: { output: KeptDraft<Content> | null } }) => event.output

/** Which draft it is, as an actor or an action is told. */
export const whichDraft =
  <Context>(draftOf: (context: Context) => FormDraft<unknown>) =>
  ({ context }: { context: Context }) => ({ form: draftOf(context).form })
