import type { Db } from '../ports/db.ts'
import type { EventRow } from '../events/eventAnswer.ts'
import type { Caller } from '../ports/caller.ts'
import type { Found, Slice } from '../lists/paging.ts'
import { withoutDeleted } from '../catalog/catalogQueries.ts'
import { countOf } from '../database/counters.ts'
import { readEvents } from '../events/eventQueries.ts'
import { needlesOf, placeClause, textClause } from '../lists/needles.ts'
import {
  type Clause,
  findOrdered,
  idsOf,
  type List,
  type Order,
  type Place,
  readAll,
} from '../lists/ordered.ts'
import type { Params } from '../lists/timeline.ts'

/** Conditions on all events; all that are given must hold. Days count from their first moment in UTC to their last. */
export interface EventFilter {
  search?: string | undefined
  status?: 'published' | 'unpublished' | 'featured' | undefined
  event_status?: 'upcoming' | 'past' | 'today' | 'active' | undefined
  category?: number | undefined
  event_type?: number | undefined
  author?: string | undefined
  location?: string | undefined
  date_from?: string | undefined
  date_to?: string | undefined
  created_from?: string | undefined
  created_to?: string | undefined
}

const both = (
  column: string,
  type: Order['type'],
  { key = column, from = 'events', id = 'id' }: Partial<Order> = {},
) => {
  const order = { table: 'events', from, id, column, key, type }
  return [
    { ...order, descending: false },
    { ...order, descending: true },
  ] as const
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

/** The orders that the list knows. */
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
  published: 'is_published',
  unpublished: 'not is_published',
  featured: 'is_featured',
}
const timings = { upcoming: '>', past: '<', today: '=', active: '>=' }

/** A page of all events, published or not. */
export async function findEvents(
  db: Db,
  filter: EventFilter,
  order: Order,
  slice: Slice,
  today: string,
): Promise<Found<Place>> {
  return await findOrdered(db, await listOf(db, filter, order, today), slice)
}

/** All events that fit, as the viewer sees them, in order, in batches. */
export async function* everyEvent(
  db: Db,
  filter: EventFilter,
  order: Order,
  today: string,
  viewer: Pick<Caller, 'id' | 'user_type'>,
): AsyncGenerator<EventRow[]> {
  const list = await listOf(db, filter, order, today)
  for await (const places of readAll(db, list)) yield await readEvents(db, idsOf(places), viewer)
}

async function listOf(db: Db, asked: EventFilter, order: Order, today: string): Promise<List> {
  const filter = { ...asked, ...(await withoutDeleted(db, asked)) }
  const needles = async (field: 'search' | 'author' | 'location') =>
    filter[field] === undefined ? [] : await needlesOf(db, field, filter[field])
  const words = await needles('search')
  const authors = await needles('author')
  const places = await needles('location')
  return {
    order,
    where: (params) => [
      ...plainClauses(filter, today, params),
      ...words.map((word) => ({ sql: textClause(word, params) })),
      ...places.map((word) => ({ sql: placeClause(word, params) })),
      // The first half is what an index knows; it holds titles and venues too.
      ...authors.map(({ pattern }) => {
        const like = params.add(pattern)
        return { sql: `(search_text like ${like} and plain(author_name) like ${like})` }
      }),
    ],
    hasText: words.length + authors.length + places.length > 0,
    total: () => countOf(db, 'events', 'all'),
  }
}

function plainClauses(filter: EventFilter, today: string, params: Params): Clause[] {
  const { status, event_status, category, event_type, date_from, date_to, created_from, created_to } = filter
  const where: Clause[] = []
  const onDate = (sql: string) => where.push({ sql: `${date} ${sql}`, column: 'event_date' })
  const onCreated = (sql: string) =>
    where.push({ sql: `created_at ${sql}::timestamp at time zone 'UTC'`, column: 'created_at' })
  if (status !== undefined) where.push({ sql: statuses[status] })
  if (event_status !== undefined) onDate(`${timings[event_status]} ${params.add(today)}::date`)
  if (category !== undefined) where.push({ sql: `category_id = ${params.add(category)}` })
  if (event_type !== undefined) where.push({ sql: `type_id = ${params.add(event_type)}` })
  if (date_from !== undefined) onDate(`>= ${params.add(date_from)}::date`)
  if (date_to !== undefined) onDate(`<= ${params.add(date_to)}::date`)
  if (created_from !== undefined) onCreated(`>= ${params.add(created_from)}::date`)
  if (created_to !== undefined) onCreated(`< (${params.add(created_to)}::date + 1)`)
  return where
}

export interface EventStatistics {
  total_events: number
  published_events: number
  unpublished_events: number
  featured_events: number
  upcoming_events: number
}

const coming = `
  select coalesce(sum(n), 0)::bigint as n from counters where scope = 'published_by_day' and key >= $1`

/** From the counters. Coming events are the published ones of today and later. */
export async function eventStatistics(db: Db, today: string): Promise<EventStatistics> {
  const total_events = await countOf(db, 'events', 'all')
  const published_events = await countOf(db, 'events', 'published')
  const { rows } = await db.query<{ n: number }>(coming, [today])
  return {
    total_events,
    published_events,
    unpublished_events: total_events - published_events,
    featured_events: await countOf(db, 'events', 'featured'),
    upcoming_events: rows[0]?.n ?? 0,
  }
}
