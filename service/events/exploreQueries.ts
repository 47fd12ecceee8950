import type { Db } from '../ports/db.ts'
import { countCap, type Found, type Slice, trimmed } from '../lists/paging.ts'
import { withoutDeleted } from '../catalog/catalogQueries.ts'
import { countOf } from '../database/counters.ts'
import { type Needle, needlesOf, placeClause, textClause } from '../lists/needles.ts'
import { surelyMany } from '../lists/sampling.ts'
import { Params, readTimeline, type Spot, type Stretch, stretchClauses } from '../lists/timeline.ts'

/** Conditions on published events; all that are given must hold. */
export interface ExploreFilter {
  location?: string | undefined
  date?: string | undefined
  category?: number | undefined
  event_type?: number | undefined
  search?: string | undefined
}

/** Rows in list order that are tested one by one before an index is asked for all matches. */
const walked = 2000
/** Where no index helps, so many coming and so many past events are looked through. */
const lookedThrough = 20_000

/** The spots of a page of published events: coming ones soonest first, then past ones latest first. */
export async function findPublished(
  db: Db,
  asked: ExploreFilter,
  slice: Slice,
  today: string,
): Promise<Found<Spot>> {
  const filter = { ...asked, ...(await withoutDeleted(db, asked)) }
  const words = filter.search === undefined ? [] : await needlesOf(db, 'search', filter.search)
  const places = filter.location === undefined ? [] : await needlesOf(db, 'location', filter.location)
  if (words.length + places.length > 0) return await findByText(db, { filter, words, places }, slice, today)

  const page = await readTimeline(slice, today, {
    rows: (stretch, limit, offset) => readRows(db, filter, stretch, limit, offset),
    count: (stretch, atMost) => countRows(db, filter, stretch, atMost),
  })
  return { ...page, count: slice.cursor?.count ?? (await countAll(db, filter)) }
}

/** What columns with an index of their own order decide. */
function plainClauses({ date, category, event_type }: ExploreFilter, params: Params): string[] {
  const where = ['is_published']
  if (category !== undefined) where.push(`category_id = ${params.add(category)}`)
  if (event_type !== undefined) where.push(`type_id = ${params.add(event_type)}`)
  if (date !== undefined) where.push(`event_date = ${params.add(date)}`)
  return where
}

async function readRows(db: Db, filter: ExploreFilter, stretch: Stretch, limit: number, offset: number) {
  const params = new Params()
  const { where, order } = stretchClauses(stretch, params, 'event_date', 'id')
  const all = [...plainClauses(filter, params), ...where].join(' and ')
  const { rows } = await db.query<Spot>(
    `select id, event_date from events where ${all}
     order by ${order} limit ${params.add(limit)} offset ${params.add(offset)}`,
    params.values,
  )
  return rows
}

async function countRows(db: Db, filter: ExploreFilter, stretch: Stretch | null, atMost: number) {
  const params = new Params()
  const bounds = stretch ? stretchClauses(stretch, params, 'event_date', 'id').where : []
  const all = [...plainClauses(filter, params), ...bounds].join(' and ')
  const { rows } = await db.query<{ n: number }>(
    `select count(*) as n from (select from events where ${all} limit ${params.add(atMost)}) as matched`,
    params.values,
  )
  return rows[0]?.n ?? 0
}

async function countAll(db: Db, filter: ExploreFilter): Promise<number> {
  const { date, category, event_type } = filter
  if (category !== undefined || event_type !== undefined) return await countRows(db, filter, null, countCap)
  return await (date === undefined
    ? countOf(db, 'events', 'published')
    : countOf(db, 'published_by_day', date))
}

interface Wanted {
  filter: ExploreFilter
  words: Needle[]
  places: Needle[]
}

/**
 * Left alone, the planner walks the whole list for a rare word. So: where at most 10,000 events match, they are taken
 * from the indexes as a set, which is then ordered. Where more match (a sample often tells before), a page is usually full within a few hundred events
 * of the list; only if it is not, all matches are taken and ordered.
 */
async function findByText(db: Db, wanted: Wanted, slice: Slice, today: string): Promise<Found<Spot>> {
  const known = slice.cursor?.count
  const where = (params: Params) => clausesOf(wanted, params)
  const isCommon = known === undefined ? await surelyMany(db, 'events', where) : known >= countCap
  if (!isCommon) {
    const some = await fromSet(db, wanted, slice, today, countCap)
    if (some.count < countCap) return some
  }
  return (await fromWalk(db, wanted, slice, today)) ?? (await fromSet(db, wanted, slice, today, null))
}

// Both halves of the timeline in one ascending order of two numbers.
const place = (today: string) =>
  `case when event_date >= ${today} then event_date - ${today} else 10000000 + (${today} - event_date) end`
const tie = (today: string) => `case when event_date >= ${today} then id else -id end`

async function fromSet(
  db: Db,
  wanted: Wanted,
  slice: Slice,
  today: string,
  atMost: number | null,
): Promise<Found<Spot>> {
  const params = new Params()
  const now = `${params.add(today)}::date`
  const set = matches(wanted, now, atMost, params)
  const back = slice.cursor?.back === true
  const direction = back ? 'desc' : 'asc'
  const from = slice.cursor === null ? 'true' : beyond(slice.cursor.key, now, back, params)
  const offset = (slice.page - 1) * slice.size
  const { rows } = await db.query<{ n: number; id: number | null; event_date: string | null }>(
    `with matched as materialized (${set})
    select n, id, event_date from (select count(*) as n from matched) as counted left join lateral (
      select id, event_date, ${place(now)} as place, ${tie(now)} as tie from matched where ${from}
      order by place ${direction}, tie ${direction}
      limit ${params.add(slice.size + 1)} offset ${params.add(offset)}
    ) as page on true
    order by place ${direction}, tie ${direction}`,
    params.values,
  )
  const spots = rows.flatMap(({ id, event_date }) =>
    id === null || event_date === null ? [] : [{ id, event_date }],
  )
  return { ...trimmed(spots, slice), count: Math.min(rows[0]?.n ?? 0, countCap) }
}

/** The rows after a cursor's row, or before it. */
function beyond(key: readonly string[], today: string, back: boolean, params: Params): string {
  const [, event_date, id] = key
  const row = `(select ${params.add(event_date)}::date as event_date, ${params.add(id)}::integer as id) as mark`
  return `(${place(today)}, ${tie(today)}) ${back ? '<' : '>'} (select ${place(today)}, ${tie(today)} from ${row})`
}

/** Every match by index, or so many; without an index that helps, the matches among the nearest events. */
function matches(
  { filter, words, places }: Wanted,
  today: string,
  atMost: number | null,
  params: Params,
): string {
  const where = plainClauses(filter, params)
  const text = textClauses(words, places, params)
  const limit = atMost === null ? '' : `limit ${params.add(atMost)}`
  if (places.some(({ isLong }) => isLong) || words.some((word) => word.words !== null)) {
    return `select id, event_date from events where ${[...where, ...text].join(' and ')} ${limit}`
  }
  const near = (half: string, direction: string) =>
    `(select id, event_date, search_text, place_text, content from events
      where ${[...where, `event_date ${half} ${today}`].join(' and ')}
      order by event_date ${direction}, id ${direction} limit ${lookedThrough})`
  return `select id, event_date from (${near('>=', 'asc')} union all ${near('<', 'desc')}) as near
    where ${text.join(' and ')} ${limit}`
}

const clausesOf = ({ filter, words, places }: Wanted, params: Params) => [
  ...plainClauses(filter, params),
  ...textClauses(words, places, params),
]

const textClauses = (words: readonly Needle[], places: readonly Needle[], params: Params) => [
  ...words.map((word) => textClause(word, params)),
  ...places.map((word) => placeClause(word, params)),
]

/** A full page from the next events in the list, if it is there. Pages asked for by number are never walked to. */
async function fromWalk(db: Db, wanted: Wanted, slice: Slice, today: string): Promise<Found<Spot> | null> {
  if (slice.page > 1) return null
  const { filter, words, places } = wanted
  let isWalking = true
  const page = await readTimeline(slice, today, {
    rows: async (stretch, limit) => {
      // What lies beyond the walk is not known, so that the other half cannot follow it.
      if (!isWalking) return []
      isWalking = false
      const params = new Params()
      const { where, order } = stretchClauses(stretch, params, 'event_date', 'id')
      const text = textClauses(words, places, params)
      const { rows } = await db.query<Spot>(
        `select id, event_date from (
           select id, event_date, search_text, place_text, content, words from events
           where ${[...plainClauses(filter, params), ...where].join(' and ')}
           order by ${order} limit ${params.add(walked)}
         ) as next
         where ${text.join(' and ')} order by ${order} limit ${params.add(limit)}`,
        params.values,
      )
      return rows
    },
    count: async () => 0,
  })
  return page.more ? { ...page, count: countCap } : null
}
