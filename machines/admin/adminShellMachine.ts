import { assign, setup } from 'xstate'
import { explain, type User } from '../domain.ts'
import { announcements, effect, outputOf, promised } from '../effects.ts'
import type { AdminTab } from './adminTabs.ts'
import { areaNotOpened } from './texts.ts'
import type { Message } from '../language/message.ts'

interface Context {
  tab: AdminTab
  user: User | null
  /** The number of events that wait for a decision; null until it is known. */
  pending: number | null
  problem: Message
}

type Events =
  | { type: 'tab.select'; tab: AdminTab }
  | { type: 'menu.toggle' }
  | { type: 'menu.close' }
  | { type: 'retry' }
  | { type: 'user.change'; user: User }
  | { type: 'pending.count'; count: number }

/** Lets only superadmins into the admin area, and updates the stored user if their role has changed. */
export const adminShellMachine = setup({
  types: {} as { input: { tab: AdminTab }; context: Context; events: Events },
  actors: {
    getProfile: promised<User>(),
    profileChanged: announcements(),
    pendingCountChanged: announcements(),
  },
  actions: {
    /** Replaces the stored user if the service returns a different one. */
    correct: effect<User>(),
    remember: assign((_, user: User) => ({ user })),
    explain: assign((_, problem: Message) => ({ problem })),
    show: assign((_, tab: AdminTab) => ({ tab })),
  },
}).createMachine({
  id: 'adminShell',
  context: ({ input }) => ({ ...input, user: null, pending: null, problem: '' }),
  initial: 'checking',
  on: { 'tab.select': { actions: { type: 'show', params: ({ event }) => event.tab } } },
  states: {
    checking: {
      invoke: {
        id: 'getProfile',
        src: 'getProfile',
        onDone: [
          {
            guard: ({ event }) => event.output.userType === 'SUPERADMIN',
            target: 'admitted',
            actions: { type: 'remember', params: outputOf },
          },
          { target: 'turnedAway', actions: { type: 'correct', params: outputOf } },
        ],
        onError: { target: 'failed', actions: explain(areaNotOpened) },
      },
    },
    failed: { on: { retry: 'checking' } },
    turnedAway: {},
    admitted: {
      initial: 'menuClosed',
      invoke: [
        { id: 'profileChanged', src: 'profileChanged' },
        { id: 'pendingCountChanged', src: 'pendingCountChanged' },
      ],
      on: {
        'user.change': { actions: { type: 'remember', params: ({ event }) => event.user } },
        'pending.count': { actions: assign(({ event }) => ({ pending: event.count })) },
      },
      states: {
        menuClosed: { on: { 'menu.toggle': 'menuOpen' } },
        menuOpen: {
          on: {
            'menu.toggle': 'menuClosed',
            'menu.close': 'menuClosed',
            'tab.select': {
              target: 'menuClosed',
              actions: { type: 'show', params: ({ event }) => event.tab },
            },
          },
        },
      },
    },
  },
})
