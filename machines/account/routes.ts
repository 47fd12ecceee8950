import { addressOf, firstTab, tabAt } from '../admin/adminTabs.ts'
import type { Session } from '../domain.ts'

/** The requested address, or the address to which the specification (section 2) redirects this user. */
export function destination(requested: string, session: Session | null): string {
  if (!session) return '/'
  const [address = '', query] = requested.split(/(?=\?)/)
  // Ignores a trailing slash.
  const path = address.replace(/(?<!\/)\/+$/, '')
  if (!path) return '/home'
  if (/^\/(home|explore|myevents)$/.test(path)) return path + (query ?? '')
  if (!/^\/admin(\/|$)/.test(path)) return '/'
  if (session.user.userType !== 'SUPERADMIN') return '/home'
  // Unknown addresses in the admin area open the dashboard.
  return tabAt(path) ? path + (query ?? '') : addressOf(firstTab)
}

/** The address to open after a login: the one requested before it, if this user may open it. */
export function arrival(requested: string | null, session: Session | null): string {
  const place = destination(requested ?? '/', session)
  return place === '/' ? '/home' : place
}
