import { assign, setup } from 'xstate'
import type { ProfileChange, User } from '../../domain.ts'
import { effect, logged, outputOf, promised } from '../../effects.ts'

interface Context {
  /** The stored user until the service has answered. */
  user: User | null
}

type Events =
  | { type: 'panel.open' }
  | { type: 'panel.close' }
  | { type: 'profile.edit' }
  | { type: 'profile.change'; changes: ProfileChange }
  | { type: 'edit.close' }
  | { type: 'myEvents.open' }
  | { type: 'myEvents.close' }

/** The side panel, and which of its dialogs is open in its place. */
export const profileMachine = setup({
  types: {} as { input: { user: User | null }; context: Context; events: Events },
  actors: { getProfile: promised<User>() },
  actions: {
    rememberUser: assign((_, user: User) => ({ user })),
    change: assign(({ context: { user } }, changes: ProfileChange) => ({
      user: user && { ...user, ...changes },
    })),
    /** Tells everything else on this device that shows the person. */
    keep: effect<ProfileChange>(),
    log: effect<{ error: unknown }>(),
  },
}).createMachine({
  id: 'profile',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    account: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'getProfile',
            src: 'getProfile',
            onDone: { target: 'loaded', actions: { type: 'rememberUser', params: outputOf } },
            onError: { target: 'unknown', actions: logged },
          },
        },
        loaded: {},
        unknown: { on: { 'panel.open': 'loading' } },
      },
    },
    panel: {
      initial: 'closed',
      states: {
        closed: { on: { 'panel.open': 'open', 'profile.edit': 'editing', 'myEvents.open': 'myEvents' } },
        open: { on: { 'panel.close': 'closed', 'profile.edit': 'editing', 'myEvents.open': 'myEvents' } },
        myEvents: { on: { 'myEvents.close': 'closed' } },
        editing: {
          on: {
            'edit.close': 'open',
            'profile.change': {
              target: ['#profile.account.loaded', '#profile.panel.open'],
              actions: [
                { type: 'change', params: ({ event }) => event.changes },
                { type: 'keep', params: ({ event }) => event.changes },
              ],
            },
          },
        },
      },
    },
  },
})
