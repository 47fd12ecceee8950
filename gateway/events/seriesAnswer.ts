import { z } from 'zod'
import { Id, maybe, MaybeFlag, OneOf, Whole } from '../rest/payload.ts'

const frequencies = ['weekly', 'monthly_day', 'monthly_weekday'] as const

export interface RestSeries {
  id: string
  position: number
  count: number
  frequency: (typeof frequencies)[number]
  interval: number
  changed_alone: boolean
  upcoming: number | null
}

export const seriesFields = {
  series: maybe(z.object({ id: Id, position: Whole, count: Whole })),
  recurrence: maybe(
    z.object({ frequency: OneOf(frequencies), interval: Whole, changed_alone: MaybeFlag, upcoming: Whole }),
  ),
}

interface Sent {
  series: { id: string; position: number | null; count: number | null } | null
  recurrence: {
    frequency: RestSeries['frequency'] | null
    interval: number | null
    changed_alone: boolean | null
    upcoming: number | null
  } | null
}

/** Null unless the service sends every field that lists need. */
export function seriesOf({ series, recurrence }: Sent): RestSeries | null {
  const { id, position = null, count = null } = series ?? {}
  const { frequency = null, interval = null, changed_alone = null, upcoming = null } = recurrence ?? {}
  if (id === undefined || position === null || count === null) return null
  if (frequency === null || interval === null || changed_alone === null) return null
  return { id, position, count, frequency, interval, changed_alone, upcoming }
}
