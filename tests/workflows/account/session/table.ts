import { does, has, refused, stays, table, to, when } from '../../../support/workflow/table.ts'
import { rootSession, session } from '../../fixtures.ts'

const leaving = [does('forget', 'left'), does('forgetDrafts'), does('go', '/')]

const changes = { fullName: 'Noor van Dyk', phone: null, profilePic: null }
const again = { ...session, token: 'token-of-now' }
const renamed = { ...session, user: { ...session.user, ...changes } }

/** Specification, section 2 "Routes and guards": who is signed in, and where that leads whom. */
export const sessionTable = table({
  start: {
    'nothing stored': to('signedOut', has({ session: null })),
    'a stored session': to('signedIn', has({ session })),
    'a stored superadmin': to('signedIn', has({ session: rootSession })),
  },
  signedOut: {
    'session.start': to('signedIn', has({ session }), does('remember', session), does('go', '/home')),
    'session.sync (in, in another tab)': to('signedIn', has({ session: rootSession }), does('go', '/home')),
    'session.sync (out, in another tab)': refused,
    'session.end': refused,
    'session.expire': refused,
    'session.lose': refused,
    'user.change': refused,
    'route.visit (/)': refused,
    'route.visit (/home)': stays(does('go', '/')),
    'route.visit (/explore)': stays(does('go', '/')),
    'route.visit (/myevents)': stays(does('go', '/')),
    'route.visit (/admin)': stays(does('go', '/')),
    'route.visit (/nowhere)': stays(does('go', '/')),
  },
  signedIn: {
    'session.start': refused,
    'session.end': [
      when({ session }, to('signedOut', has({ session: null }), does('revoke', session), ...leaving)),
      when(
        { session: rootSession },
        to('signedOut', has({ session: null }), does('revoke', rootSession), ...leaving),
      ),
    ],
    'user.change': when({ session }, stays(has({ session: renamed }), does('remember', renamed))),
    // SE-4: of the dead session nothing is stored any longer; what was typed is.
    'session.expire': to('expired', does('forget', 'expired')),
    'session.lose': to(
      'signedOut',
      has({ session: null }),
      does('forget', 'expired'),
      does('forgetDrafts'),
      does('go', '/'),
    ),
    'session.sync (in, in another tab)': stays(has({ session: rootSession })),
    'session.sync (out, in another tab)': to('signedOut', has({ session: null }), ...leaving),
    'route.visit (/)': stays(does('go', '/home')),
    'route.visit (/home)': refused,
    'route.visit (/explore)': refused,
    'route.visit (/myevents)': refused,
    'route.visit (/admin)': [
      when({ session }, stays(does('go', '/home'))),
      when({ session: rootSession }, refused),
    ],
    'route.visit (/nowhere)': stays(does('go', '/')),
  },
  // The token is dead while something was sent: what was typed is kept.
  expired: {
    'session.start (again)': to('signedIn', has({ session: again }), does('remember', again)),
    'session.start (somebody else)': to(
      'signedOut',
      has({ session: null }),
      does('revoke', rootSession),
      ...leaving,
    ),
    'session.end': to('signedOut', has({ session: null }), ...leaving),
    'session.sync (in, in another tab)': to('signedIn', has({ session: rootSession })),
    'session.sync (out, in another tab)': to('signedOut', has({ session: null }), ...leaving),
    'session.expire': refused,
    'session.lose': refused,
    'user.change': refused,
  },
})
