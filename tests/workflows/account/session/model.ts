import { sessionMachine } from '../../../../machines/account/sessionMachine.ts'
import { named } from '../../../support/workflow/cases.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { rootSession, session } from '../../fixtures.ts'
import { sessionTable } from './table.ts'

export const sessions = modelOf(sessionMachine, sessionTable, {
  inputs: {
    'nothing stored': { session: null },
    'a stored session': { session },
    'a stored superadmin': { session: rootSession },
  },
  // A path ends after a new name or a new login of the same person. Superadmins have a different profile
  // form, and their pages notice immediately when the session ends, so paths leave those events out.
  happens: (label, { was, leaves, facts }) => {
    const isSuperadmin = facts.session?.token === rootSession.token
    if (facts.session?.user.fullName === 'Noor van Dyk' || facts.session?.token === 'token-of-now')
      return false
    // The dialog blocks everything else on the page.
    if (leaves.includes('expired')) return !label.startsWith('route.visit') && label !== 'session.start'
    if (label.startsWith('session.start (')) return false
    // The requested address matters only at the next login, and changes nothing else.
    if (facts.asked !== null) {
      if (!leaves.includes('signedOut')) return false
      return label === 'session.start' || 'tried'
    }
    if (isSuperadmin && /^(session\.expire|user\.change)/.test(label)) return false
    return !(isSuperadmin && (was === null || label === 'session.lose')) || 'tried'
  },
  cases: [
    { type: 'session.start', session },
    named('again', { type: 'session.start', session: { ...session, token: 'token-of-now' } }),
    named('somebody else', { type: 'session.start', session: rootSession }),
    { type: 'session.end' },
    { type: 'session.expire' },
    { type: 'session.lose' },
    { type: 'user.change', changes: { fullName: 'Noor van Dyk', phone: null, profilePic: null } },
    named('in, in another tab', { type: 'session.sync', session: rootSession }),
    named('out, in another tab', { type: 'session.sync', session: null }),
    ...['/', '/home', '/explore', '/explore?event=7', '/myevents', '/admin', '/nowhere'].map((path) =>
      named(path, { type: 'route.visit' as const, path }),
    ),
  ],
})
