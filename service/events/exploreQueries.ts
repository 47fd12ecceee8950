import type { Db } from '../ports/db.ts'
import { countIn } from '../store/database/counters.ts'
import { day } from '../http/input/input.ts'
import { type Asked, rowFilter } from '../http/lists/filters.ts'
import type { Count, List } from '../http/lists/find.ts'
import { dayNumber } from '../http/lists/kept/days.ts'
import { type Order, orderBy } from '../http/lists/order.ts'
import { catalogFilters, eventWhere, published, wordFilters } from './eventFilters.ts'

export const exploreFilters = {
  ...wordFilters,
  ...catalogFilters,
  date: rowFilter(day, { description: 'The day of the event.' }, (date, params) => ({
    sql: `event_date = ${params.add(date)}`,
    column: 'event_date',
    days: { from: dayNumber(date), to: dayNumber(date) },
  })),
}

export const exploreOrders = {
  event_date: orderBy('events', 'event_date', {
    type: 'date',
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

export async function publishedEvents(
  db: Db,
  asked: Asked<typeof exploreFilters>,
  today: string,
  { order = exploreOrders.event_date, isGlance }: { order?: Order; isGlance?: boolean | undefined } = {},
): Promise<List> {
  const { date, category, event_type } = asked
  const where = await eventWhere(db, exploreFilters, asked)
  const [scope, key] = date === undefined ? ['events', 'published'] : ['published_by_day', date]
  const count: Count = (params) => countIn(params.add(scope), params.add(key))
  return {
    order,
    where: (params) => [published, ...where(params)],
    today,
    isGlance,
    counted: category === undefined && event_type === undefined ? count : undefined,
    lookedThrough: 20_000,
  }
}
