import { weekendOf } from '../../../machines/events/calendarDays.ts'
import type { ListFirstLookQueryVariables } from '../../generated/graphql.ts'
import { lastPlace } from '../../runtime/device/storage.ts'
import { isoDate } from '../../ui/words/isoDate.ts'

/** Its keys are in the order in which urql serializes them: `takeFirst` looks up the answer by this text. */
export function firstLookAsked(now: Date): ListFirstLookQueryVariables {
  const place = lastPlace()
  return { ...weekendOf(isoDate(now)), hasPlace: place !== '', place }
}
