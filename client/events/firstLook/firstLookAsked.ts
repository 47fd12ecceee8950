import type { ListFirstLookQueryVariables } from '../../generated/graphql.ts'
import { lastPlace } from '../../runtime/device/storage.ts'

export function firstLookAsked(now: Date): ListFirstLookQueryVariables {
  const place = lastPlace()
  const untilSunday = (7 - now.getDay()) % 7
  // In the order in which urql sends them: that is how `takeFirst` finds the answer.
  return {
    hasPlace: place !== '',
    place,
    saturday: dayIn(now, untilSunday - 1),
    sunday: dayIn(now, untilSunday),
  }
}

/** `YYYY-MM-DD` in the reader's time zone. */
export const dayIn = (now: Date, days: number) =>
  new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + days)).toISOString().slice(0, 10)
