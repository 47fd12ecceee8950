import { assign, setup } from 'xstate'
import type { ProfileChange, Session } from '../domain.ts'
import { effect } from '../effects.ts'
import { arrival, destination } from './routes.ts'

interface Context {
  session: Session | null
  /** The address, including its query, that was requested before the login. */
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

/** Reported to other tabs, which keep typed text if the session has `expired`. */
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

/** The signed-in account, shared by all tabs of the browser, and the pages that it may open. */
export const sessionMachine = setup({
  types: {} as { input: { session: Session | null }; context: Context; events: Events },
  actions: {
    take: assign((_, session: Session | null) => ({ session })),
    drop: assign({ session: null, asked: null }),
    remember: effect<Session | null>(),
    /** Clears all data on this device and in memory, except drafts. */
    forget: effect<SessionEnd>(),
    forgetDrafts: effect(),
    /** Notifies the service without waiting for its response. */
    revoke: effect<Session | null>(),
    /** Saves the device's time zone in the account, if it has none. */
    placeClock: effect<Session>(),
    /**
     * Switches the page to the account's language or, if it has none, saves the language chosen on this
     * device.
     */
    speak: effect<Session>(),
    go: effect<string>(),
  },
  guards: {
    isSignedInElsewhere: (_, session: Session | null) => session !== null,
    isTurnedAway: ({ context }, path: string) => destination(path, context.session) !== path,
  },
}).createMachine({
  id: 'session',
  context: ({ input: { session } }) => ({ session, asked: null }),
  initial: 'reading',
  on: { 'route.visit': { ...turnedAway, actions: goElsewhere } },
  states: {
    reading: {
      always: [
        { guard: ({ context }) => context.session !== null, target: 'signedIn' },
        { target: 'signedOut' },
      ],
    },
    signedOut: {
      on: {
        'route.visit': {
          ...turnedAway,
          actions: [assign(({ event }) => ({ asked: event.path })), goElsewhere],
        },
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
            assign(({ context: { session }, event }) => ({
              session: session && { ...session, user: { ...session.user, ...event.changes } },
            })),
            { type: 'remember', params: ({ context }) => context.session },
          ],
        },
        'session.expire': { target: 'expired', actions: { type: 'forget', params: 'expired' } },
        'session.lose': out('expired'),
        'session.sync': [{ guard: { type: 'isSignedInElsewhere', params: sessionOf }, actions: take }, left],
      },
    },
    /**
     * The service no longer accepts the token. Clears everything except the page and the drafts, so that
     * typed text is not lost.
     */
    expired: {
      on: {
        'session.start': [
          {
            guard: ({ context, event }) => event.session.user.id === context.session?.user.id,
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
