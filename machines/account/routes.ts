import { addressOf, firstTab, tabAt } from '../admin/adminTabs.ts'
import type { Session } from '../domain.ts'

/** The requested address, or the one to which the specification (section 2) redirects this person. */
export function destination(asked: string, session: Session | null): string {
  if (!session) return '/'
  const [address = '', query] = asked.split(/(?=\?)/)
  // Ignores a trailing slash.
  const path = address.replace(/\/+$/, '')
  if (!path) return '/home'
  if (/^\/(home|explore|myevents)$/.test(path)) return path + (query ?? '')
  if (!/^\/admin(\/|$)/.test(path)) return '/'
  if (session.user.userType !== 'SUPERADMIN') return '/home'
  // Unknown addresses of the admin area open the dashboard.
  return tabAt(path) ? path + (query ?? '') : addressOf(firstTab)
}

/** The address after a login: the one opened before it, if this person may open it. */
export function arrival(asked: string | null, session: Session | null): string {
  const place = destination(asked ?? '/', session)
  return place === '/' ? '/home' : place
}
