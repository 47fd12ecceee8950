import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { sessionMachine } from '../../machines/sessionMachine.ts'
import { rootSession, session } from '../models/fixtures.ts'
import { sessions } from '../models/session.ts'
import type { Call } from '../support/puppets.ts'
import { walked } from '../support/walked.ts'

/** Where the specification sends whom, by the path asked for. */
const sentTo = {
  signedOut: { '/home': '/', '/explore': '/', '/myevents': '/', '/admin': '/', '/nowhere': '/' },
  user: { '/': '/home', '/admin': '/home', '/nowhere': '/' },
  superadmin: { '/': '/home', '/nowhere': '/' },
} as Record<string, Record<string, string>>

const leave: Call[] = [
  ['forget', undefined],
  ['go', '/'],
]

walked(sessions, {
  events: ({ send }) => ({
    'session.start': send,
    'session.end': send,
    'session.lose': send,
    'session.sync': send,
    'route.visit': send,
  }),
  does: {
    'session.start': () => [
      ['remember', session],
      ['go', '/home'],
    ],
    'session.end': ({ before }) => [['revoke', before?.context.session], ...leave],
    'session.lose': () => leave,
    'session.sync': ({ event, before }) => {
      if (event?.type === 'session.sync' && event.session === null) return leave
      return before?.matches('signedOut') ? [['go', '/home']] : []
    },
    'route.visit': ({ event, context }) => {
      const userType = context.session?.user.userType
      const who = { SUPERADMIN: 'superadmin', ADMIN: 'user', USER: 'user', none: 'signedOut' }[
        userType ?? 'none'
      ]
      const to = event?.type === 'route.visit' ? sentTo[who]?.[event.path] : undefined
      return to === undefined ? [] : [['go', to]]
    },
  },
  states: {
    signedOut: {
      refuses: [
        { type: 'session.end' },
        { type: 'session.lose' },
        { type: 'session.sync', session: null },
        { type: 'route.visit', path: '/' },
      ],
      holds: ({ session }) => expect(session).toBeNull(),
    },
    signedIn: {
      refuses: [
        { type: 'session.start', session },
        { type: 'route.visit', path: '/home' },
        { type: 'route.visit', path: '/explore' },
        { type: 'route.visit', path: '/myevents' },
      ],
      holds: (context, { event, path }, real) => {
        const started = path.start === 'a stored superadmin' ? rootSession : session
        const synced = event?.type === 'session.sync' ? event.session : null
        expect(context.session).toEqual(synced ?? started)
        const mayEnter = context.session?.user.userType === 'SUPERADMIN'
        expect(real.can({ type: 'route.visit', path: '/admin' })).toBe(!mayEnter)
      },
    },
  },
})

test.each([
  ['logout', { type: 'session.end' }],
  ['an answer that the token is no longer known', { type: 'session.lose' }],
  ['a logout in another tab', { type: 'session.sync', session: null }],
] as const)('SE-4 %s forgets all that the browser keeps', (_what, event) => {
  const forget = vi.fn<() => void>()
  const actor = createActor(sessionMachine.provide({ actions: { forget } }), { input: { session } }).start()
  actor.send(event)
  expect(forget).toHaveBeenCalledTimes(1)
  expect(actor.getSnapshot().context.session).toBeNull()
})
