import { weekendOf } from '../../../machines/events/calendarDays.ts'
import type { ListFirstLookQueryVariables } from '../../generated/graphql.ts'
import { lastPlace } from '../../runtime/device/storage.ts'
import { isoDate } from '../../ui/words/isoDate.ts'

/**
 * The keys are in the order in which urql serializes them, because `takeFirst` looks up the response by the
 * serialized variables.
 */
export function firstLookAsked(now: Date): ListFirstLookQueryVariables {
  const place = lastPlace()
  return { ...weekendOf(isoDate(now)), hasPlace: place !== '', place }
}
