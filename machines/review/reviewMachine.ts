import { assign, setup } from 'xstate'
import { failureText, type ReviewedEvent, type Review, type Toast, warn } from '../domain.ts'
import { effect, outputOf, promised } from '../effects.ts'
import { historyNotLoaded, proposalNotLoaded, toasts } from './texts.ts'
import type { Message } from '../language/message.ts'

interface Input {
  eventId: string
  /** True for an event with a proposal, which is shown before the history. */
  isProposal: boolean
}

interface Context extends Input, Review {
  /** The similar event to compare with; null if there is none. */
  other: ReviewedEvent | null
  problem: Message
}

type Events = { type: 'retry' } | { type: 'likeness.open'; eventId: string } | { type: 'likeness.close' }

/** What a reviewer needs to judge an event: its proposal, its history, and a similar event. */
export const reviewMachine = setup({
  types: {} as { input: Input; context: Context; events: Events },
  actors: {
    readReview: promised<Review, { eventId: string }>(),
    readResembling: promised<ReviewedEvent, { eventId: string }>(),
  },
  actions: {
    toast: effect<Toast>(),
    explain: assign((_, problem: Message) => ({ problem })),
    rememberOther: assign((_, other: ReviewedEvent | null) => ({ other })),
  },
}).createMachine({
  id: 'review',
  context: ({ input }) => ({ ...input, proposal: null, history: [], other: null, problem: '' }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'readReview',
        src: 'readReview',
        input: ({ context: { eventId } }) => ({ eventId }),
        onDone: { target: 'shown', actions: assign(({ event }) => event.output) },
        onError: {
          target: 'failed',
          actions: {
            type: 'explain',
            params: ({ context: { isProposal }, event }) =>
              failureText(event.error, isProposal ? proposalNotLoaded : historyNotLoaded),
          },
        },
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
            onError: { target: 'alone', actions: warn(toasts.otherNotLoaded.text) },
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
