import { assign, setup } from 'xstate'
import type { ProfileChange, Session } from '../domain.ts'
import { effect } from '../effects.ts'
import { arrival, destination } from './routes.ts'

interface Context {
  session: Session | null
  /** The address, with its query, that somebody opened before logging in. */
  asked: string | null
}

type Events =
  | { type: 'session.start'; session: Session }
  | { type: 'session.end' }
  | { type: 'session.expire' }
  | { type: 'session.lose' }
  | { type: 'session.sync'; session: Session | null }
  | { type: 'user.change'; changes: ProfileChange }
  | { type: 'route.visit'; path: string }

/** As reported to other tabs, which keep what was typed when the session has `expired`. */
type SessionEnd = 'left' | 'expired'

const sessionOf = <Found extends Session | null>({ event }: { event: { session: Found } }) => event.session
const take = { type: 'take', params: sessionOf } as const

const out = (end: SessionEnd) =>
  ({
    target: 'signedOut',
    actions: ['drop', { type: 'forget', params: end }, 'forgetDrafts', { type: 'go', params: '/' }],
  }) as const
const left = out('left')

const pathOf = ({ event }: { event: { path: string } }) => event.path
const turnedAway = { guard: { type: 'isTurnedAway', params: pathOf } } as const
const goElsewhere = {
  type: 'go',
  params: ({ context, event }: { context: Context; event: { path: string } }) =>
    destination(event.path, context.session),
} as const
const goOn = {
  type: 'go',
  params: ({ context, event }: { context: Context; event: { session: Session | null } }) =>
    arrival(context.asked, event.session),
} as const

/** Who is signed in, the same in every tab of this browser, and which pages they may open. */
export const sessionMachine = setup({
  types: {} as { input: { session: Session | null }; context: Context; events: Events },
  actions: {
    take: assign((_, session: Session | null) => ({ session })),
    ask: assign((_, asked: string) => ({ asked })),
    change: assign(({ context: { session } }, changes: ProfileChange) => ({
      session: session && { ...session, user: { ...session.user, ...changes } },
    })),
    drop: assign({ session: null, asked: null }),
    remember: effect<Session | null>(),
    /** Clears everything stored on this device or in memory, except drafts. */
    forget: effect<SessionEnd>(),
    forgetDrafts: effect(),
    /** Informs the service without waiting for its answer. */
    revoke: effect<Session | null>(),
    /** Tells the service the device's time zone, if the account has none. */
    placeClock: effect<Session>(),
    /** Shows the page in the account's language, or lets the account know the one that was chosen on this device. */
    speak: effect<Session>(),
    go: effect<string>(),
  },
  guards: {
    isSignedIn: ({ context }) => context.session !== null,
    isSignedInElsewhere: (_, session: Session | null) => session !== null,
    isSamePerson: ({ context }, { user }: Session) => user.id === context.session?.user.id,
    isTurnedAway: ({ context }, path: string) => destination(path, context.session) !== path,
  },
}).createMachine({
  id: 'session',
  context: ({ input: { session } }) => ({ session, asked: null }),
  initial: 'reading',
  on: { 'route.visit': { ...turnedAway, actions: goElsewhere } },
  states: {
    reading: { always: [{ guard: 'isSignedIn', target: 'signedIn' }, { target: 'signedOut' }] },
    signedOut: {
      on: {
        'route.visit': { ...turnedAway, actions: [{ type: 'ask', params: pathOf }, goElsewhere] },
        'session.start': {
          target: 'signedIn',
          actions: [
            take,
            { type: 'remember', params: sessionOf },
            { type: 'placeClock', params: sessionOf },
            { type: 'speak', params: sessionOf },
            goOn,
          ],
        },
        'session.sync': {
          guard: { type: 'isSignedInElsewhere', params: sessionOf },
          target: 'signedIn',
          actions: [take, goOn],
        },
      },
    },
    signedIn: {
      on: {
        'session.end': {
          target: 'signedOut',
          actions: [{ type: 'revoke', params: ({ context }) => context.session }, ...left.actions],
        },
        'user.change': {
          actions: [
            { type: 'change', params: ({ event }) => event.changes },
            { type: 'remember', params: ({ context }) => context.session },
          ],
        },
        'session.expire': { target: 'expired', actions: { type: 'forget', params: 'expired' } },
        'session.lose': out('expired'),
        'session.sync': [{ guard: { type: 'isSignedInElsewhere', params: sessionOf }, actions: take }, left],
      },
    },
    /** The service no longer knows the token. The page stays open so that no typed text is lost; everything else is cleared. */
    expired: {
      on: {
        'session.start': [
          {
            guard: { type: 'isSamePerson', params: sessionOf },
            target: 'signedIn',
            actions: [take, { type: 'remember', params: sessionOf }, { type: 'speak', params: sessionOf }],
          },
          { ...left, actions: [{ type: 'revoke', params: sessionOf }, ...left.actions] },
        ],
        'session.end': left,
        'session.sync': [
          {
            guard: { type: 'isSignedInElsewhere', params: sessionOf },
            target: 'signedIn',
            actions: take,
          },
          left,
        ],
      },
    },
  },
})
