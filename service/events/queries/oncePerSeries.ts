import { filter, oneOf } from '../../http/input/input.ts'
import { conjunction, type Where } from '../../http/lists/clause.ts'
import type { Order } from '../../http/lists/order.ts'
import type { List } from '../../http/lists/find.ts'
import { longest } from './eventFilters.ts'

export const seriesQuery = filter(oneOf(['next'])).openapi({
  description:
    '`next`: of a series only the next date of those that would be listed, or the last one once all are over.',
  example: 'next',
})

/** The same list with only one date of each series. */
export function oncePerSeries(list: List, now: string): List {
  return { ...list, order: seekingSeries(list.order), where: once(list.where, now), counted: undefined }
}

const seekingSeries = (order: Order): Order => ({ ...order, seeks: [...(order.seeks ?? []), 'series_id'] })

/**
 * A coming date is listed if no earlier one of its series is coming, and a past date if none is coming or later.
 * Each of these conditions has its own range in the index `events_series`, so few other dates are tested.
 */
const once =
  (where: Where, now: string): Where =>
  (params) => {
    const moment = `${params.add(now)}::timestamptz`
    const listed = conjunction(where(params))
    // Unqualified columns in the filters refer to `other`, so the row's own columns are renamed.
    const none = (condition: string) => `not exists (
      select from (select series_id as of_series, starts_at as own_start, id as own_id) as own
      join events as other on other.series_id = of_series and ${condition}
      where ${listed})`
    const isComing = `other.over_at > ${moment} and other.starts_at > ${moment} - interval '${longest}'`
    const noneComing = none(isComing)
    const noneComingEarlier = none(`${isComing} and (other.starts_at, other.id) < (own_start, own_id)`)
    const noneLater = none('(other.starts_at, other.id) > (own_start, own_id)')
    const sql = `(series_id is null
      or case when over_at > ${moment} then ${noneComingEarlier} else ${noneLater} and ${noneComing} end)`
    return [...where(params), { sql, column: 'series_id', readsOthers: true }]
  }
