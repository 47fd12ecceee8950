import { sessionMachine } from '../../../machines/account/sessionMachine.ts'
import { named } from '../../support/workflow/cases.ts'
import { modelOf } from '../../support/workflow/model.ts'
import { rootSession, session } from '../fixtures.ts'
import { sessionTable } from './table.ts'

export const sessions = modelOf(sessionMachine, sessionTable, {
  inputs: {
    'nothing stored': { session: null },
    'a stored session': { session },
    'a stored superadmin': { session: rootSession },
  },
  // A superadmin has another profile form; and a new name is the end of a path.
  happens: (label, { facts }) => {
    if (facts.session?.user.fullName === 'Noor van Dyk') return false
    return label !== 'user.change' || facts.session?.token !== rootSession.token
  },
  cases: [
    { type: 'session.start', session },
    { type: 'session.end' },
    { type: 'session.lose' },
    { type: 'user.change', changes: { fullName: 'Noor van Dyk', phone: null, profilePic: null } },
    named('in, in another tab', { type: 'session.sync', session: rootSession }),
    named('out, in another tab', { type: 'session.sync', session: null }),
    ...['/', '/home', '/explore', '/myevents', '/admin', '/nowhere'].map((path) =>
      named(path, { type: 'route.visit' as const, path }),
    ),
  ],
})
