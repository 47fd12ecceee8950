import { countIn } from '../store/database/counters.ts'
import { type Asked, onDay, whereOf } from '../http/lists/filters.ts'
import type { Count, List } from '../http/lists/find.ts'
import { type Order, orderBy } from '../http/lists/order.ts'
import { catalogFilters, published, wordFilters } from './eventFilters.ts'

export const exploreFilters = {
  ...wordFilters,
  ...catalogFilters,
  date: onDay('local_start'),
}

export const exploreOrders = {
  event_date: orderBy('events', 'local_start', {
    type: 'timestamp',
    descending: false,
    turns: true,
    seeks: ['is_published', 'category_id', 'type_id'],
  }),
  '-created_at': orderBy('events', 'created_at', {
    type: 'timestamptz',
    descending: true,
    seeks: ['is_published'],
  }),
}

export function publishedEvents(
  asked: Asked<typeof exploreFilters>,
  today: string,
  { order = exploreOrders.event_date, isGlance }: { order?: Order; isGlance?: boolean | undefined } = {},
): List {
  const { date, category, event_type } = asked
  const where = whereOf(exploreFilters, asked)
  const [scope, key] = date === undefined ? ['events', 'published'] : ['published_by_day', date]
  const count: Count = (params) => countIn(params.add(scope), params.add(key))
  return {
    order,
    where: (params) => [published, ...where(params)],
    today,
    isGlance,
    counted: category === undefined && event_type === undefined ? count : undefined,
  }
}
