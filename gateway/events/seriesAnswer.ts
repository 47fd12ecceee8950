import { z } from 'zod'
import { enums } from '../graph/enums.ts'
import { Id, maybe, MaybeFlag, Whole } from '../rest/payload.ts'

const Series = z.object({ id: Id, position: Whole.pipe(z.number()), count: Whole.pipe(z.number()) })
const Recurrence = z.object({
  frequency: z.enum(enums.SeriesFrequency),
  interval: Whole.pipe(z.number()),
  changed_alone: MaybeFlag.pipe(z.boolean()),
  upcoming: Whole,
})

export type RestSeries = z.output<typeof Series> & z.output<typeof Recurrence>

/** Each is null if the service omits any of the fields that lists need. */
export const seriesFields = { series: maybe(Series), recurrence: maybe(Recurrence) }

type Sent = { [Name in keyof typeof seriesFields]: z.output<(typeof seriesFields)[Name]> }

export const seriesOf = ({ series, recurrence }: Sent): RestSeries | null =>
  series && recurrence && { ...series, ...recurrence }
