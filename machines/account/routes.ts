import { addressOf, firstTab, tabAt } from '../admin/adminTabs.ts'
import type { Session } from '../domain.ts'

const forSignedIn = new Set(['/home', '/explore', '/myevents'])

/** `path` itself, or where the specification (section 2) sends this person instead. */
export function destination(path: string, session: Session | null): string {
  if (!session) return '/'
  if (path === '/') return '/home'
  if (forSignedIn.has(path)) return path
  if (!/^\/admin(\/|$)/.test(path)) return '/'
  if (session.user.userType !== 'SUPERADMIN') return '/home'
  // The area opens on its dashboard, by whatever address below it.
  return tabAt(path) ? path : addressOf(firstTab)
}
