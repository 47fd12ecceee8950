import type { User } from '../../machines/domain.ts'
import { initialsOf } from '../ui/display/initials.ts'

/** How the navigation speaks of somebody; the specification's fallbacks for whom it does not know. */
export function personOf(user: Pick<User, 'fullName'> | null) {
  const fullName = user?.fullName.trim() ?? ''
  return {
    fullName: fullName || 'User',
    firstName: fullName.split(/\s+/)[0] || 'User',
    initials: initialsOf(fullName) || 'MS',
  }
}
