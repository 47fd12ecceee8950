import { assign, setup } from 'xstate'
import { explain, failureOf, say, type Toast, warn } from '../../domain.ts'
import { effect, outputOf, promised } from '../../effects.ts'
import * as texts from './texts.ts'
import type { Message } from '../../language/message.ts'

/** The emails that an account receives. */
export interface Notifications {
  favoriteChanges: boolean
  reminders: boolean
  matches: boolean
}

export interface KnownNotifications extends Notifications {
  /** Without a saved search, `matches` has no effect. */
  hasSearches: boolean
  /**
   * True if the account's mail server has refused several letters in a row, so that Plaza has stopped sending
   * notifications.
   */
  isFailing: boolean
}

interface Context extends KnownNotifications {
  /** The setting being saved. */
  pressed: keyof Notifications
  problem: Message
}

type Events =
  | { type: 'retry' }
  | { type: 'mail.resume' }
  | { type: 'notification.toggle'; name: keyof Notifications }

/** The emails that an account receives. Each change is saved at once and reverted if saving fails. */
export const notificationsMachine = setup({
  types: {} as { context: Context; events: Events; tags: 'busy' },
  actors: {
    getNotifications: promised<KnownNotifications>(),
    resumeMail: promised<void>(),
    updateNotifications: promised<Notifications, { input: Partial<Notifications> }>(),
  },
  actions: {
    toast: effect<Toast>(),
    remember: assign((_, known: KnownNotifications | Notifications) => known),
    explain: assign((_, problem: Message) => ({ problem })),
    flip: assign(({ context }) => ({ [context.pressed]: !context[context.pressed] })),
  },
}).createMachine({
  id: 'notifications',
  context: {
    favoriteChanges: true,
    reminders: true,
    matches: true,
    hasSearches: false,
    isFailing: false,
    pressed: 'favoriteChanges',
    problem: '',
  },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'getNotifications',
        src: 'getNotifications',
        onDone: { target: 'shown', actions: { type: 'remember', params: outputOf } },
        onError: [
          { guard: ({ event }) => failureOf(event.error).code === 'NOT_FOUND', target: 'absent' },
          { target: 'failed', actions: explain(texts.notificationsNotLoaded) },
        ],
      },
    },
    failed: { on: { retry: 'loading' } },
    /** Reached if the service does not support these settings. */
    absent: {},
    shown: {
      initial: 'ready',
      states: {
        ready: {
          on: {
            'notification.toggle': {
              target: 'saving',
              actions: [assign(({ event }) => ({ pressed: event.name })), 'flip'],
            },
            'mail.resume': { guard: ({ context }) => context.isFailing, target: 'resuming' },
          },
        },
        resuming: {
          tags: 'busy',
          invoke: {
            id: 'resumeMail',
            src: 'resumeMail',
            onDone: { target: 'ready', actions: [assign({ isFailing: false }), say(texts.mailResumed)] },
            onError: { target: 'ready', actions: warn(texts.mailNotResumed) },
          },
        },
        saving: {
          tags: 'busy',
          invoke: {
            id: 'updateNotifications',
            src: 'updateNotifications',
            input: ({ context }) => ({ input: { [context.pressed]: context[context.pressed] } }),
            onDone: {
              target: 'ready',
              actions: [{ type: 'remember', params: outputOf<Notifications> }, say(texts.notificationsSaved)],
            },
            onError: { target: 'ready', actions: ['flip', warn(texts.notificationsNotSaved)] },
          },
        },
      },
    },
  },
})
