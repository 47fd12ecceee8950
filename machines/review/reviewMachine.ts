import { assign, setup } from 'xstate'
import type { ReviewedEvent, Review, Toast } from '../domain.ts'
import { effect, outputOf, promised } from '../effects.ts'
import { toasts } from './texts.ts'

interface Context extends Review {
  eventId: string
  /** The similar event that it is compared with. */
  other: ReviewedEvent | null
}

type Events = { type: 'retry' } | { type: 'likeness.open'; eventId: string } | { type: 'likeness.close' }

/** What a reviewer may want to know of one event: its proposal, its history, and one that resembles it. */
export const reviewMachine = setup({
  types: {} as { input: { eventId: string }; context: Context; events: Events },
  actors: {
    readReview: promised<Review, { eventId: string }>(),
    readResembling: promised<ReviewedEvent, { eventId: string }>(),
  },
  actions: {
    toast: effect<Toast>(),
    rememberReview: assign((_, review: Review) => review),
    rememberOther: assign((_, other: ReviewedEvent | null) => ({ other })),
  },
}).createMachine({
  id: 'review',
  context: ({ input: { eventId } }) => ({ eventId, proposal: null, history: [], other: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'readReview',
        src: 'readReview',
        input: ({ context: { eventId } }) => ({ eventId }),
        onDone: { target: 'shown', actions: { type: 'rememberReview', params: outputOf } },
        onError: 'failed',
      },
    },
    shown: {
      initial: 'alone',
      states: {
        alone: { on: { 'likeness.open': 'fetching' } },
        fetching: {
          invoke: {
            id: 'readResembling',
            src: 'readResembling',
            input: ({ event }) => ({ eventId: event.type === 'likeness.open' ? event.eventId : '' }),
            onDone: { target: 'beside', actions: { type: 'rememberOther', params: outputOf } },
            onError: { target: 'alone', actions: { type: 'toast', params: toasts.otherNotLoaded } },
          },
        },
        beside: {
          on: {
            'likeness.close': { target: 'alone', actions: { type: 'rememberOther', params: null } },
          },
        },
      },
    },
    failed: { on: { retry: 'loading' } },
  },
})
