import type { User } from '../../machines/domain.ts'
import { initialsOf } from '../ui/words/initials.ts'
import * as words from '../ui/texts.ts'

/** How the navigation speaks of somebody; the specification's fallbacks for whom it does not know. */
export function personOf(user: Pick<User, 'fullName'> | null) {
  const fullName = user?.fullName.trim() ?? ''
  return {
    fullName: fullName || words.user,
    firstName: fullName.split(/\s+/)[0] || words.user,
    initials: initialsOf(fullName) || words.unknownInitials,
  }
}
