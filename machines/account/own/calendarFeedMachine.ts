import { assign, setup } from 'xstate'
import { explain, type Toast, say, warn } from '../../domain.ts'
import { effect, outputOf, promised } from '../../effects.ts'
import { refusal } from './refusal.ts'
import * as texts from './texts.ts'
import type { Message } from '../../language/message.ts'

export interface CalendarFeed {
  /** ISO 8601, UTC; null if there is no address. */
  createdAt: string | null
}

/** The service only returns the address when it is created. */
export interface NewCalendarFeed {
  url: string
  createdAt: string
}

interface Context extends CalendarFeed {
  url: string | null
  problem: Message
}

type Events =
  | { type: 'retry' }
  | { type: 'address.make' }
  | { type: 'address.copy' }
  | { type: 'address.replace' }
  | { type: 'address.revoke' }
  | { type: 'revocation.confirm' }
  | { type: 'revocation.cancel' }

/** The secret URL from which a calendar program reads the user's favourites. */
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
    explain: assign((_, problem: Message) => ({ problem })),
  },
}).createMachine({
  id: 'calendarFeed',
  context: { createdAt: null, url: null, problem: '' },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'getCalendarFeed',
        src: 'getCalendarFeed',
        onDone: [
          {
            guard: ({ event }) => event.output.createdAt !== null,
            target: 'on',
            actions: { type: 'remember', params: outputOf },
          },
          { target: 'off' },
        ],
        onError: { target: 'failed', actions: explain(texts.addressNotLoaded) },
      },
    },
    failed: { on: { retry: 'loading' } },
    off: { on: { 'address.make': 'making' } },
    making: renewing('on', 'off', texts.addressMade),
    on: {
      initial: 'ready',
      states: {
        ready: {
          on: {
            'address.copy': { guard: ({ context }) => context.url !== null, target: 'copying' },
            'address.replace': 'replacing',
            'address.revoke': 'confirming',
          },
        },
        copying: {
          invoke: {
            id: 'copyAddress',
            src: 'copyAddress',
            input: ({ context }) => ({ url: context.url ?? '' }),
            onDone: { target: 'ready', actions: say(texts.addressCopied) },
            onError: { target: 'ready', actions: warn(texts.addressNotCopied) },
          },
        },
        replacing: renewing('ready', 'ready', texts.addressReplaced),
        confirming: { on: { 'revocation.confirm': 'revoking', 'revocation.cancel': 'ready' } },
        revoking: {
          tags: 'busy',
          invoke: {
            id: 'endCalendarFeed',
            src: 'endCalendarFeed',
            onDone: {
              target: '#calendarFeed.off',
              actions: [assign({ createdAt: null, url: null }), say(texts.addressRevoked)],
            },
            onError: { target: 'ready', actions: warn(texts.addressNotRevoked) },
          },
        },
      },
    },
  },
})

/** Creates the address, or replaces the current one. */
function renewing<Done extends string, Failed extends string>(done: Done, failed: Failed, text: Message) {
  return {
    tags: 'busy',
    invoke: {
      id: 'renewCalendarFeed',
      src: 'renewCalendarFeed',
      onDone: { target: done, actions: [{ type: 'remember', params: outputOf<NewCalendarFeed> }, say(text)] },
      onError: {
        target: failed,
        actions: {
          type: 'toast',
          params: ({ event }: { event: { error: unknown } }) => refusal(event.error, texts.addressNotMade),
        },
      },
    },
  } as const
}
