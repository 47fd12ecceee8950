import { expect } from 'vitest'
import { rootSession, session } from '../workflows/fixtures.ts'
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
