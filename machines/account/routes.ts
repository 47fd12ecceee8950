import { tabAt } from '../admin/adminTabs.ts'
import type { Session } from '../domain.ts'

const forSignedIn = new Set(['/home', '/explore', '/myevents'])

/** Where somebody who asks for `path` belongs: the path itself, or where the specification sends them instead (section 2). */
export function destination(path: string, session: Session | null): string {
  if (path === '/') return session ? '/home' : '/'
  if (forSignedIn.has(path)) return session ? path : '/'
  if (tabAt(path) !== null) {
    if (!session) return '/'
    return session.user.userType === 'SUPERADMIN' ? path : '/home'
  }
  return '/'
}
