import { assign, setup } from 'xstate'
import { errorToast, successToast, type Toast } from '../../domain.ts'
import { effect, outputOf, promised } from '../../effects.ts'
import { refusal } from './refusal.ts'
import * as texts from '../texts.ts'

export interface CalendarFeed {
  /** ISO 8601, UTC; null while there is none. */
  createdAt: string | null
}

/** The service tells the address only once, when it is made. */
export interface NewCalendarFeed {
  url: string
  createdAt: string
}

interface Context extends CalendarFeed {
  url: string | null
}

type Events =
  | { type: 'retry' }
  | { type: 'address.make' }
  | { type: 'address.copy' }
  | { type: 'address.replace' }
  | { type: 'address.revoke' }
  | { type: 'revocation.confirm' }
  | { type: 'revocation.cancel' }

/** The secret address at which a calendar program reads one's favourites. */
export const calendarFeedMachine = setup({
  types: {} as { context: Context; events: Events; tags: 'busy' },
  actors: {
    getCalendarFeed: promised<CalendarFeed>(),
    renewCalendarFeed: promised<NewCalendarFeed>(),
    endCalendarFeed: promised<void>(),
    copyAddress: promised<void, { url: string }>(),
  },
  actions: {
    toast: effect<Toast>(),
    remember: assign((_, feed: CalendarFeed | NewCalendarFeed) => feed),
    forget: assign({ createdAt: null, url: null }),
  },
  guards: {
    isOn: (_, { createdAt }: CalendarFeed) => createdAt !== null,
    isKnown: ({ context }) => context.url !== null,
  },
}).createMachine({
  id: 'calendarFeed',
  context: { createdAt: null, url: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'getCalendarFeed',
        src: 'getCalendarFeed',
        onDone: [
          {
            guard: { type: 'isOn', params: outputOf },
            target: 'on',
            actions: { type: 'remember', params: outputOf },
          },
          { target: 'off' },
        ],
        onError: 'failed',
      },
    },
    failed: { on: { retry: 'loading' } },
    off: { on: { 'address.make': 'making' } },
    making: {
      tags: 'busy',
      invoke: {
        id: 'renewCalendarFeed',
        src: 'renewCalendarFeed',
        onDone: {
          target: 'on',
          actions: [
            { type: 'remember', params: outputOf },
            { type: 'toast', params: successToast(texts.addressMade) },
          ],
        },
        onError: {
          target: 'off',
          actions: { type: 'toast', params: ({ event }) => refusal(event.error, texts.addressNotMade) },
        },
      },
    },
    on: {
      initial: 'ready',
      states: {
        ready: {
          on: {
            'address.copy': { guard: 'isKnown', target: 'copying' },
            'address.replace': 'replacing',
            'address.revoke': 'confirming',
          },
        },
        copying: {
          invoke: {
            id: 'copyAddress',
            src: 'copyAddress',
            input: ({ context }) => ({ url: context.url ?? '' }),
            onDone: {
              target: 'ready',
              actions: { type: 'toast', params: successToast(texts.addressCopied) },
            },
            onError: {
              target: 'ready',
              actions: { type: 'toast', params: errorToast(texts.addressNotCopied) },
            },
          },
        },
        replacing: {
          tags: 'busy',
          invoke: {
            id: 'renewCalendarFeed',
            src: 'renewCalendarFeed',
            onDone: {
              target: 'ready',
              actions: [
                { type: 'remember', params: outputOf },
                { type: 'toast', params: successToast(texts.addressReplaced) },
              ],
            },
            onError: {
              target: 'ready',
              actions: { type: 'toast', params: ({ event }) => refusal(event.error, texts.addressNotMade) },
            },
          },
        },
        confirming: { on: { 'revocation.confirm': 'revoking', 'revocation.cancel': 'ready' } },
        revoking: {
          tags: 'busy',
          invoke: {
            id: 'endCalendarFeed',
            src: 'endCalendarFeed',
            onDone: {
              target: '#calendarFeed.off',
              actions: ['forget', { type: 'toast', params: successToast(texts.addressRevoked) }],
            },
            onError: {
              target: 'ready',
              actions: { type: 'toast', params: errorToast(texts.addressNotRevoked) },
            },
          },
        },
      },
    },
  },
})
