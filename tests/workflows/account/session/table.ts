import { does, has, refused, stays, table, to, when } from '../../../support/workflow/table.ts'
import { rootSession, session } from '../../fixtures.ts'

const leaving = [does('forget', 'left'), does('forgetDrafts'), does('go', '/')]

const nobody = { session: null, asked: null }

interface Known {
  asked: string | null
}

const asksFor = (asked: string) => stays(has({ asked }), does('go', '/'))
/**
 * The address requested before the login, if it exists and this person may open it. `admin` is the address to
 * which `/admin` leads.
 */
const openTo = (requested: string | null, admin: string) =>
  requested === null || requested === '/nowhere' ? '/home' : requested === '/admin' ? admin : requested

const changes = { fullName: 'Noor van Dyk', phone: null, profilePic: null }
const again = { ...session, token: 'token-of-now' }
const renamed = { ...session, user: { ...session.user, ...changes } }

/** Specification, section 2 "Routes and guards": who is signed in, and where each person is redirected. */
export const sessionTable = table({
  start: {
    'nothing stored': to('signedOut', has({ session: null, asked: null })),
    'a stored session': to('signedIn', has({ session, asked: null })),
    'a stored superadmin': to('signedIn', has({ session: rootSession, asked: null })),
  },
  signedOut: {
    'session.start': to(
      'signedIn',
      has({ session }),
      does('remember', session),
      does('placeClock', session),
      does('speak', session),
      does('go', ({ asked }: Known) => openTo(asked, '/home')),
    ),
    'session.sync (in, in another tab)': to(
      'signedIn',
      has({ session: rootSession }),
      does('go', ({ asked }: Known) => openTo(asked, '/admin')),
    ),
    'session.sync (out, in another tab)': refused,
    'session.end': refused,
    'session.expire': refused,
    'session.lose': refused,
    'user.change': refused,
    'route.visit (/)': refused,
    'route.visit (/home)': asksFor('/home'),
    'route.visit (/explore)': asksFor('/explore'),
    'route.visit (/explore?event=7)': asksFor('/explore?event=7'),
    'route.visit (/myevents)': asksFor('/myevents'),
    'route.visit (/admin)': asksFor('/admin'),
    'route.visit (/nowhere)': asksFor('/nowhere'),
  },
  signedIn: {
    'session.start': refused,
    'session.end': [
      when({ session }, to('signedOut', has(nobody), does('revoke', session), ...leaving)),
      when({ session: rootSession }, to('signedOut', has(nobody), does('revoke', rootSession), ...leaving)),
    ],
    'user.change': when({ session }, stays(has({ session: renamed }), does('remember', renamed))),
    // SE-4: nothing of the expired session stays in storage, but typed text is kept on the page.
    'session.expire': to('expired', does('forget', 'expired')),
    'session.lose': to(
      'signedOut',
      has(nobody),
      does('forget', 'expired'),
      does('forgetDrafts'),
      does('go', '/'),
    ),
    'session.sync (in, in another tab)': stays(has({ session: rootSession })),
    'session.sync (out, in another tab)': to('signedOut', has(nobody), ...leaving),
    'route.visit (/)': stays(does('go', '/home')),
    'route.visit (/home)': refused,
    'route.visit (/explore)': refused,
    'route.visit (/explore?event=7)': refused,
    'route.visit (/myevents)': refused,
    'route.visit (/admin)': [
      when({ session }, stays(does('go', '/home'))),
      when({ session: rootSession }, refused),
    ],
    'route.visit (/nowhere)': stays(does('go', '/')),
  },
  // The token was refused during a request. The typed text stays.
  expired: {
    'session.start (again)': to(
      'signedIn',
      has({ session: again }),
      does('remember', again),
      does('speak', again),
    ),
    'session.start (somebody else)': to('signedOut', has(nobody), does('revoke', rootSession), ...leaving),
    'session.end': to('signedOut', has(nobody), ...leaving),
    'session.sync (in, in another tab)': to('signedIn', has({ session: rootSession })),
    'session.sync (out, in another tab)': to('signedOut', has(nobody), ...leaving),
    'session.expire': refused,
    'session.lose': refused,
    'user.change': refused,
  },
})
