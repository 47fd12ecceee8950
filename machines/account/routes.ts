import { addressOf, firstTab, tabAt } from '../admin/adminTabs.ts'
import type { Session } from '../domain.ts'

/** The address itself, or where the specification (section 2) sends this person instead. */
export function destination(asked: string, session: Session | null): string {
  if (!session) return '/'
  // One with a slash at its end names the same page.
  const path = asked.replace(/\/+$/, '')
  if (!path) return '/home'
  if (/^\/(home|explore|myevents)$/.test(path)) return path
  if (!/^\/admin(\/|$)/.test(path)) return '/'
  if (session.user.userType !== 'SUPERADMIN') return '/home'
  // The area opens on its dashboard, by whatever address below it.
  return tabAt(path) ? path : addressOf(firstTab)
}
