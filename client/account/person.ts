import type { User } from '../../machines/domain.ts'
import { initialsOf, t, words } from '../ui/index.ts'

/** Names and initials for the navigation. If the name is unknown, the specification's fallbacks. */
export function personOf(user: Pick<User, 'fullName'> | null) {
  const fullName = user?.fullName.trim() ?? ''
  return {
    fullName: fullName || t(words.user),
    firstName: fullName.split(/\s+/)[0] || t(words.user),
    initials: initialsOf(fullName) || t(words.unknownInitials),
  }
}
