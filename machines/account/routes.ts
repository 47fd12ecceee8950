import { addressOf, firstTab, tabAt } from '../admin/adminTabs.ts'
import type { Session } from '../domain.ts'

/** The address itself, or the one to which the specification (section 2) redirects this person. */
export function destination(asked: string, session: Session | null): string {
  if (!session) return '/'
  const [address = '', query] = asked.split(/(?=\?)/)
  // A trailing slash makes no difference.
  const path = address.replace(/\/+$/, '')
  if (!path) return '/home'
  if (/^\/(home|explore|myevents)$/.test(path)) return path + (query ?? '')
  if (!/^\/admin(\/|$)/.test(path)) return '/'
  if (session.user.userType !== 'SUPERADMIN') return '/home'
  // Any unknown address below the area opens its dashboard.
  return tabAt(path) ? path + (query ?? '') : addressOf(firstTab)
}

/** The address after a login: the one that was opened before, if this person may go there. */
export function arrival(asked: string | null, session: Session | null): string {
  const place = destination(asked ?? '/', session)
  return place === '/' ? '/home' : place
}
