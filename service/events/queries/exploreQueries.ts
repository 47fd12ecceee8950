import { countIn } from '../../store/database/counters.ts'
import { type FilterValues, whereOf } from '../../http/lists/filters.ts'
import type { Count, List } from '../../http/lists/find.ts'
import { type Order, orderBy } from '../../http/lists/order.ts'
import { daysBetween } from '../fields/moments.ts'
import {
  catalogFilters,
  fromDate,
  listed,
  longest,
  onDay,
  published,
  toDate,
  wordFilters,
} from './eventFilters.ts'

export const exploreFilters = {
  ...wordFilters,
  ...catalogFilters,
  date: onDay,
  date_from: fromDate,
  date_to: toDate,
}

export const exploreOrders = {
  event_date: orderBy('events', 'starts_at', {
    type: 'timestamptz',
    descending: false,
    turns: { over: 'over_at', longest },
    seeks: ['is_published', 'category_id', 'type_id'],
  }),
  '-created_at': orderBy('events', 'created_at', {
    type: 'timestamptz',
    descending: true,
    seeks: ['is_published'],
  }),
}

const week = 7

function daysOf({ date, date_from: from, date_to: to }: FilterValues<typeof exploreFilters>): number {
  if (date !== undefined) return 1
  return from === undefined || to === undefined ? Infinity : daysBetween(from, to) + 1
}

/** Postponed and cancelled events are listed only if the request has search words. */
export function publishedEvents(
  values: FilterValues<typeof exploreFilters>,
  now: string,
  { order = exploreOrders.event_date, isGlance }: { order?: Order; isGlance?: boolean | undefined } = {},
): List {
  const where = whereOf(exploreFilters, values)
  const narrow = [values.category, values.event_type, values.date, values.date_from, values.date_to]
  const isAny = narrow.every((value) => value === undefined)
  const count: Count = (params) => countIn(params.add('events'), params.add('listed'))
  const isSearch = values.search !== undefined
  return {
    // The indexes by category and type do not contain postponed and cancelled events.
    order: isSearch ? { ...order, seeks: ['is_published'] } : order,
    where: (params) => [isSearch ? published : listed, ...where(params)],
    now,
    isGlance,
    hasFew: daysOf(values) <= week,
    counted: isAny ? count : undefined,
  }
}
