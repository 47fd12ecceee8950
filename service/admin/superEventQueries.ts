import type { Db } from '../ports/db.ts'
import { countComing } from '../events/queries/comingQueries.ts'
import { lifecycles } from '../events/fields/statuses.ts'
import { countIn, countOf } from '../store/database/counters.ts'
import { catalogFilters, firstDay, longest, published, wordFilters } from '../events/queries/eventFilters.ts'
import { day, oneOf } from '../http/input/input.ts'
import {
  type FilterValues,
  equalFilter,
  fromDay,
  rowFilter,
  toDay,
  whereOf,
  wordFilter,
} from '../http/lists/filters.ts'
import type { Clause, Params } from '../http/lists/clause.ts'
import type { List } from '../http/lists/find.ts'
import { type Order, orderBy } from '../http/lists/order.ts'

const both = (column: string, type: Order['type'], rest: Partial<Order> = {}) => {
  const order = (descending: boolean) => orderBy('events', column, { ...rest, type, descending })
  return [order(false), order(true)] as const
}
const counted = { from: 'event_stats join events on events.id = event_id', id: 'event_id' }
const folded = (column: string) => ({ key: `fold(${column}) collate "C"` })
const [oldest, newest] = both('created_at', 'timestamptz')
const [titleUp, titleDown] = both('title', 'text', folded('title'))
const [dateUp, dateDown] = both('starts_at', 'timestamptz')
const [viewsUp, viewsDown] = both('view_count', 'integer', counted)
const [favoritesUp, favoritesDown] = both('favorite_count', 'integer', counted)
const [authorUp, authorDown] = both('author_name', 'text', folded('author_name'))

export const eventOrders = {
  '-created_at': newest,
  created_at: oldest,
  title: titleUp,
  '-title': titleDown,
  event_date: dateUp,
  '-event_date': dateDown,
  view_count: viewsUp,
  '-view_count': viewsDown,
  favorite_count: favoritesUp,
  '-favorite_count': favoritesDown,
  author: authorUp,
  '-author': authorDown,
} satisfies Record<string, Order>

const statuses = {
  published,
  unpublished: { sql: 'not is_published', column: 'is_published' },
  featured: { sql: 'is_featured', column: 'is_featured' },
} satisfies Record<string, Clause>
/** An event counts as past once it is over, and as today on each of its days. */
const timings = {
  upcoming: (now: string) => `opens_at > ${now} and starts_at > ${now}`,
  past: (now: string) => `over_at <= ${now} and starts_at <= ${now}`,
  // The first two conditions imply the third, which lets the query use two indexes: one on the start, and one
  // on the last day of the few events that span several days.
  today: (now: string) => `opens_at <= ${now} and over_at > ${now} and (
    starts_at between ${now} - interval '2 days' and ${now} + interval '2 days' or end_date >= (${now} at time zone 'UTC')::date - 2)`,
  active: (now: string) => `over_at > ${now} and starts_at > ${now} - interval '${longest}'`,
}
const onDays = (compare: string, day: string, params: Params) => ({
  sql: `${firstDay} ${compare} ${params.add(day)}::date`,
})

export const eventFilters = {
  ...wordFilters,
  ...catalogFilters,
  status: rowFilter(
    oneOf(['published', 'unpublished', 'featured']),
    { description: 'Where it stands; all unless given.' },
    (status) => statuses[status],
  ),
  event_status: rowFilter(
    oneOf(['upcoming', 'past', 'today', 'active']),
    { description: '`active` is today or upcoming.' },
    (timing, params, now) => ({ sql: timings[timing](`${params.add(now)}::timestamptz`) }),
  ),
  lifecycle: equalFilter(
    oneOf(lifecycles),
    { description: 'Whether they take place as announced; all unless given.' },
    'lifecycle',
  ),
  author: wordFilter(
    { description: "Words or parts of words of the author's name.", example: 'rao' },
    'author_vector',
  ),
  date_from: rowFilter(day, { description: 'The first day of the event.' }, (from, params) =>
    onDays('>=', from, params),
  ),
  date_to: rowFilter(day, { description: 'The last day of the event.' }, (to, params) =>
    onDays('<=', to, params),
  ),
  created_from: fromDay('created_at'),
  created_to: toDay('created_at'),
}

export const allEvents = (values: FilterValues<typeof eventFilters>, order: Order, now: string): List => ({
  order,
  where: whereOf(eventFilters, values, now),
  total: (params) => countIn(params.add('events'), params.add('all')),
})

export async function eventStatistics(db: Db, now: Date) {
  const total_events = await countOf(db, 'events', 'all')
  const published_events = await countOf(db, 'events', 'published')
  return {
    total_events,
    published_events,
    unpublished_events: total_events - published_events,
    featured_events: await countOf(db, 'events', 'featured'),
    upcoming_events: await countComing(db, now),
  }
}
