import { dayAfter, weekdayOf } from '../../../machines/events/calendarDays.ts'
import type { ListFirstLookQueryVariables } from '../../generated/graphql.ts'
import { lastPlace } from '../../runtime/device/storage.ts'
import { isoDate } from '../../ui/words/isoDate.ts'

export function firstLookAsked(now: Date): ListFirstLookQueryVariables {
  const place = lastPlace()
  const today = isoDate(now)
  const sunday = dayAfter(today, (7 - weekdayOf(today)) % 7)
  // Keys in the order in which urql serializes them, because `takeFirst` looks up the answer by this text.
  return {
    hasPlace: place !== '',
    place,
    saturday: dayAfter(sunday, -1),
    sunday,
  }
}
