import { assign, setup } from 'xstate'
import type { User } from '../domain.ts'
import { effect, promised } from '../effects.ts'

interface Context {
  /** What is known of the signed-in person; the stored user until the service has answered. */
  user: User | null
}

type Events =
  | { type: 'panel.open' }
  | { type: 'panel.close' }
  | { type: 'myEvents.open' }
  | { type: 'myEvents.close' }

/** The avatar of the top navigation, the side panel behind it, and the dialog that the panel leads to. */
export const profileMachine = setup({
  types: {} as { context: Context; events: Events },
  actors: { getProfile: promised<User>() },
  actions: {
    rememberUser: assign((_, user: User) => ({ user })),
    log: effect<{ error: unknown }>(),
  },
}).createMachine({
  id: 'profile',
  context: { user: null },
  type: 'parallel',
  states: {
    account: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'getProfile',
            src: 'getProfile',
            onDone: {
              target: 'loaded',
              actions: { type: 'rememberUser', params: ({ event }) => event.output },
            },
            onError: {
              target: 'unknown',
              actions: { type: 'log', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        loaded: {},
        unknown: {},
      },
    },
    panel: {
      initial: 'closed',
      states: {
        closed: { on: { 'panel.open': 'open' } },
        open: { on: { 'panel.close': 'closed', 'myEvents.open': 'myEvents' } },
        myEvents: { on: { 'myEvents.close': 'closed' } },
      },
    },
  },
})
