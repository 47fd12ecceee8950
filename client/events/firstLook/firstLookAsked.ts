import type { ListFirstLookQueryVariables } from '../../generated/graphql.ts'
import { lastPlace } from '../../runtime/device/storage.ts'
import { isoDate } from '../../ui/words/isoDate.ts'

export function firstLookAsked(now: Date): ListFirstLookQueryVariables {
  const place = lastPlace()
  const untilSunday = (7 - now.getDay()) % 7
  // In the order in which urql sends them: that is how `takeFirst` finds the answer.
  return {
    hasPlace: place !== '',
    place,
    saturday: isoDate(now, untilSunday - 1),
    sunday: isoDate(now, untilSunday),
  }
}
