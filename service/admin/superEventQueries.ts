import { type Db, oneRow } from '../ports/db.ts'
import { countIn, countOf } from '../store/database/counters.ts'
import { catalogFilters, eventWhere, published, wordFilters } from '../events/eventFilters.ts'
import { day, oneOf } from '../http/input/input.ts'
import { type Asked, fromDay, rowFilter, toDay, wordFilter } from '../http/lists/filters.ts'
import type { Clause, Params } from '../http/lists/clause.ts'
import type { List } from '../http/lists/find.ts'
import { dayNumber, type Span } from '../http/lists/kept/days.ts'
import { patternOf } from '../http/lists/needles.ts'
import { type Order, orderBy } from '../http/lists/order.ts'

const both = (column: string, type: Order['type'], rest: Partial<Order> = {}) => {
  const order = (descending: boolean) => orderBy('events', column, { ...rest, type, descending })
  return [order(false), order(true)] as const
}
const counted = { from: 'event_stats join events on events.id = event_id', id: 'event_id' }
const plain = (column: string) => ({ key: `plain(${column}) collate "C"` })
/** The event's day, as the index for all events has it. */
const date = '(event_date + 0)'
const [oldest, newest] = both('created_at', 'timestamptz')
const [titleUp, titleDown] = both('title', 'text', plain('title'))
const [dateUp, dateDown] = both('event_date', 'date', { key: date })
const [viewsUp, viewsDown] = both('view_count', 'integer', counted)
const [favoritesUp, favoritesDown] = both('favorite_count', 'integer', counted)
const [authorUp, authorDown] = both('author_name', 'text', plain('author_name'))

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
  unpublished: {
    sql: 'not is_published',
    column: 'is_published',
    kept: { column: 'is_published', value: false },
  },
  featured: { sql: 'is_featured', column: 'is_featured' },
} satisfies Record<string, Clause>
const timings = {
  upcoming: ['>', (today) => ({ from: today + 1 })],
  past: ['<', (today) => ({ to: today - 1 })],
  today: ['=', (today) => ({ from: today, to: today })],
  active: ['>=', (today) => ({ from: today })],
} satisfies Record<string, [compare: string, (today: number) => Span]>
const onDays = (compare: string, day: string, params: Params, days: Span) => ({
  sql: `${date} ${compare} ${params.add(day)}::date`,
  column: 'event_date',
  days,
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
    (timing, params, today) => {
      const [compare, days] = timings[timing]
      return onDays(compare, today, params, days(dayNumber(today)))
    },
  ),
  author: wordFilter(
    { description: "Words or parts of words of the author's name.", example: 'rao' },
    (needle, params) => {
      const like = params.add(patternOf(needle.part))
      // The first half is what an index knows; it holds titles and venues too.
      const sql = `(search_text like ${like} and plain(author_name) like ${like})`
      return { sql, text: 'indexed', kept: { column: 'author', needle } }
    },
  ),
  date_from: rowFilter(day, { description: 'The first day of the event.' }, (from, params) =>
    onDays('>=', from, params, { from: dayNumber(from) }),
  ),
  date_to: rowFilter(day, { description: 'The last day of the event.' }, (to, params) =>
    onDays('<=', to, params, { to: dayNumber(to) }),
  ),
  created_from: fromDay('created_at'),
  created_to: toDay('created_at'),
}

export async function allEvents(
  db: Db,
  asked: Asked<typeof eventFilters>,
  order: Order,
  today: string,
): Promise<List> {
  const where = await eventWhere(db, eventFilters, asked, today)
  return { order, where, total: (params) => countIn(params.add('events'), params.add('all')) }
}

const coming = `
  select coalesce(sum(n), 0)::bigint as n from counters where scope = 'published_by_day' and key >= $1`

export async function eventStatistics(db: Db, today: string) {
  const total_events = await countOf(db, 'events', 'all')
  const published_events = await countOf(db, 'events', 'published')
  return {
    total_events,
    published_events,
    unpublished_events: total_events - published_events,
    featured_events: await countOf(db, 'events', 'featured'),
    upcoming_events: (await oneRow<{ n: number }>(db, coming, [today])).n,
  }
}
