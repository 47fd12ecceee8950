import { addressOf, firstTab, tabAt } from '../admin/adminTabs.ts'
import type { Session } from '../domain.ts'

/** The address itself, or where the specification (section 2) sends this person instead. */
export function destination(asked: string, session: Session | null): string {
  if (!session) return '/'
  const [address = '', query] = asked.split(/(?=\?)/)
  // One with a slash at its end names the same page.
  const path = address.replace(/\/+$/, '')
  if (!path) return '/home'
  if (/^\/(home|explore|myevents)$/.test(path)) return path + (query ?? '')
  if (!/^\/admin(\/|$)/.test(path)) return '/'
  if (session.user.userType !== 'SUPERADMIN') return '/home'
  // The area opens on its dashboard, by whatever address below it.
  return tabAt(path) ? path + (query ?? '') : addressOf(firstTab)
}

/** Where a login leads: to what was asked for before it, if this person may go there. */
export function arrival(asked: string | null, session: Session | null): string {
  const place = destination(asked ?? '/', session)
  return place === '/' ? '/home' : place
}
