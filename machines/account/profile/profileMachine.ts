import { assign, setup } from 'xstate'
import { offerUndo, type ProfileChange, type Toast, type User } from '../../domain.ts'
import { effect, logged, outputOf, promised } from '../../effects.ts'
import type { Edited } from './profileEdit.ts'

interface Context {
  /** The locally stored user until the service has responded. */
  user: User | null
  /** The contents of Edit Profile when it was cancelled, for Undo. */
  cancelled: Edited | null
}

type Events =
  | { type: 'panel.open' }
  | { type: 'panel.close' }
  | { type: 'profile.edit' }
  | { type: 'profile.change'; changes: ProfileChange }
  | { type: 'edit.close' }
  | { type: 'edit.cancel'; edited: Edited }
  | { type: 'cancel.undo' }
  | { type: 'myEvents.open' }
  | { type: 'myEvents.close' }
  | { type: 'account.open' }
  | { type: 'account.close' }

/** Transitions available from the open panel and, by address, while the panel is closed. */
const ways = {
  'profile.edit': { target: 'editing', actions: 'forgetCancelled' },
  'cancel.undo': { guard: 'isCancelled', target: 'editing' },
  'myEvents.open': 'myEvents',
  'account.open': 'ownAccount',
} as const

/** The profile panel, and the dialogs that replace it. */
export const profileMachine = setup({
  types: {} as { input: { user: User | null }; context: Context; events: Events },
  actors: { getProfile: promised<User>() },
  actions: {
    /** Updates the profile everywhere else on this device. */
    keep: effect<ProfileChange>(),
    /** Switches the page to the account's language, if it has one. */
    speak: effect<User>(),
    log: effect<{ error: unknown }>(),
    toast: effect<Toast>(),
    forgetCancelled: assign({ cancelled: null }),
  },
  guards: { isCancelled: ({ context }) => context.cancelled !== null },
}).createMachine({
  id: 'profile',
  context: ({ input }) => ({ ...input, cancelled: null }),
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
              actions: [assign(({ event }) => ({ user: event.output })), { type: 'speak', params: outputOf }],
            },
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
        closed: { on: { 'panel.open': 'open', ...ways } },
        open: { on: { 'panel.close': 'closed', ...ways } },
        myEvents: { on: { 'myEvents.close': 'closed' } },
        ownAccount: { on: { 'account.close': 'open' } },
        editing: {
          on: {
            'edit.close': { target: 'open', actions: 'forgetCancelled' },
            'edit.cancel': {
              target: 'open',
              actions: [assign(({ event }) => ({ cancelled: event.edited })), offerUndo],
            },
            'profile.change': {
              target: ['#profile.account.loaded', '#profile.panel.open'],
              actions: [
                assign(({ context: { user }, event }) => ({
                  user: user && { ...user, ...event.changes },
                })),
                { type: 'keep', params: ({ event }) => event.changes },
                'forgetCancelled',
              ],
            },
          },
        },
      },
    },
  },
})
