import { assign, setup } from 'xstate'
import type { Review } from '../domain.ts'
import { promised } from '../effects.ts'

interface Context extends Review {
  eventId: string
}

/** What became of one event so far, and the changes that are proposed of it. */
export const reviewMachine = setup({
  types: {} as { input: { eventId: string }; context: Context; events: { type: 'retry' } },
  actors: { readReview: promised<Review, { eventId: string }>() },
  actions: { rememberReview: assign((_, review: Review) => review) },
}).createMachine({
  id: 'review',
  context: ({ input: { eventId } }) => ({ eventId, proposal: null, history: [] }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'readReview',
        src: 'readReview',
        input: ({ context: { eventId } }) => ({ eventId }),
        onDone: {
          target: 'shown',
          actions: { type: 'rememberReview', params: ({ event }) => event.output },
        },
        onError: 'failed',
      },
    },
    shown: {},
    failed: { on: { retry: 'loading' } },
  },
})
