import { weekendOf } from '../../../machines/events/calendarDays.ts'
import type { ListFirstLookQueryVariables } from '../../generated/graphql.ts'
import { readersZone } from '../../runtime/device/readersZone.ts'
import { lastPlace } from '../../runtime/device/storage.ts'
import { today } from '../../runtime/clock/clock.ts'

/**
 * The keys are in the order in which urql serializes them, because `takeFirst` looks up the response by the
 * serialized variables.
 */
export function firstLookAsked(): ListFirstLookQueryVariables {
  const place = lastPlace()
  return { ...weekendOf(today(), readersZone()), hasPlace: place !== '', place }
}
