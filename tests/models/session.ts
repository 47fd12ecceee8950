import { sessionMachine } from '../../machines/sessionMachine.ts'
import { modelOf } from '../support/modelOf.ts'
import { named } from '../support/outcomes.ts'
import { rootSession, session } from '../workflows/fixtures.ts'

export const sessions = modelOf(sessionMachine, {
  inputs: {
    'nothing stored': { session: null },
    'a stored session': { session },
    'a stored superadmin': { session: rootSession },
  },
  key: ({ session }) => session?.user.userType,
  each: 'edge',
  cases: [
    { type: 'session.start', session },
    { type: 'session.end' },
    { type: 'session.lose' },
    named('in, in another tab', { type: 'session.sync', session: rootSession }),
    named('out, in another tab', { type: 'session.sync', session: null }),
    ...['/', '/home', '/explore', '/myevents', '/admin', '/nowhere'].map((path) =>
      named(path, { type: 'route.visit' as const, path }),
    ),
  ],
})
