import { tabAt } from '../admin/adminTabs.ts'
import type { Session } from '../domain.ts'

const forSignedIn = new Set(['/home', '/explore', '/myevents'])

/** `path` itself, or where the specification (section 2) sends this person instead. */
export function destination(path: string, session: Session | null): string {
  if (path === '/') return session ? '/home' : '/'
  if (forSignedIn.has(path)) return session ? path : '/'
  if (tabAt(path) !== null) {
    if (!session) return '/'
    return session.user.userType === 'SUPERADMIN' ? path : '/home'
  }
  return '/'
}
