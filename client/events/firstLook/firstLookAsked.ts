import type { ListFirstLookQueryVariables } from '../../generated/graphql.ts'
import { lastPlace } from '../../runtime/device/storage.ts'

/** What is asked for the first look, of this weekend and of where somebody looked last. */
export function firstLookAsked(now: Date): ListFirstLookQueryVariables {
  const place = lastPlace()
  const untilSunday = (7 - now.getDay()) % 7
  // In the order in which urql sends them.
  return {
    hasPlace: place !== '',
    place,
    saturday: dayIn(now, untilSunday - 1),
    sunday: dayIn(now, untilSunday),
  }
}

/** As `YYYY-MM-DD`, where the reader is. */
export const dayIn = (now: Date, days: number) =>
  new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + days)).toISOString().slice(0, 10)
