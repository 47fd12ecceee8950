import { z } from '@hono/zod-openapi'
import type { Db } from '../ports/db.ts'
import { day } from '../http/input.ts'
import { countCap, type Found, idPart, type Slice, trimmed } from './paging.ts'
import { surelyMany } from './sampling.ts'
import { Params } from './timeline.ts'

/** One order of a list. Rows of the same key go by id, in the same direction. */
export interface Order {
  /** The table of the rows, the tables to read them from in this order, and the column of the row's id in the index of this order. */
  table: string
  from: string
  id: string
  /** What rows are ordered by: the expression of an index, never null, and the column that it is made of. */
  key: string
  column: string
  type: keyof typeof marks
  descending: boolean
}

/** A row's place in an order. */
export interface Place {
  id: number
  /** The row's key as text. */
  mark: string
}

/** A condition on rows, and the one column that it is about: the index of an order by that column can seek it. */
export interface Clause {
  sql: string
  column?: string
}

/** A list as it is asked for. */
export interface List {
  order: Order
  /** The conditions; all must hold. */
  where: (params: Params) => Clause[]
  /** Whether they look into texts, so that a match costs reading its row. */
  hasText: boolean
  /** How many rows there are without conditions. */
  total: () => Promise<number>
}

/** Rows in list order that are tested one by one before all matches are looked for. */
const walked = 2000
/** So many matches are rather taken as a set than walked to. */
const few = 200

const isMoment = (text: string) =>
  z.iso.datetime({ offset: true }).safeParse(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))
    .success && text >= '1900'

/** What a key may look like when a cursor brings it back. */
const marks = {
  text: (text: string) => !text.includes('\0'),
  timestamptz: (text: string) => /^-?infinity$/.test(text) || isMoment(text),
  date: (text: string) => day.safeParse(text).success,
  integer: (text: string) => /^\d{1,9}$/.test(text),
}

const decoded = (part: string) => Buffer.from(part, 'base64url').toString()

/** The rows' ids, in their order. */
export const idsOf = (places: readonly Place[]) => places.map(({ id }) => id)

/** The parts of a cursor of this order. */
export const placeKey = ({ type }: Order): readonly z.ZodType[] => [
  z.string().refine((part) => marks[type](decoded(part))),
  idPart,
]

/** A row's key, for a cursor. */
export const keyOfPlace = ({ mark, id }: Place) => [Buffer.from(mark).toString('base64url'), id]

/**
 * A page of a list in one of its orders. Few matches are taken as a set, which is then ordered. Where there are more, a
 * page is usually full within a few hundred rows of the list; only if it is not, all matches are taken and ordered. Left
 * alone, the planner would walk the whole list for a rare match. What matches by its text is few up to 10,000, since
 * counting it is to have its rows; otherwise they are counted first, by an index alone.
 */
export async function findOrdered(db: Db, list: List, slice: Slice): Promise<Found<Place>> {
  const { order, where } = list
  const clauses = where(new Params())
  if (clauses.length === 0) {
    const page = await read(db, list, slice)
    return { ...page, count: slice.cursor?.count ?? (await list.total()) }
  }
  const known = slice.cursor?.count
  if (list.hasText && (known ?? 0) < countCap) {
    const isMany = known === undefined && (await surelyMany(db, order.table, textsOf(where)))
    const some = isMany ? null : await fromSet(db, list, slice, countCap)
    if (some && some.count < countCap) return some
  }
  const count = list.hasText ? countCap : (known ?? (await countMatches(db, list)))
  const isSought = clauses.every(({ column }) => column === order.column)
  if (isSought || (count > few && (await isWorthAWalk(list, slice, count)))) {
    const page = await walk(db, list, slice)
    if (isSought || page.more) return { ...page, count }
  }
  return { ...(await fromSet(db, list, slice, null)), count }
}

/** Whether a page can be expected from the rows that a walk tests. */
const isWorthAWalk = async ({ total }: List, { size }: Slice, count: number) =>
  count >= countCap || (count * walked) / Math.max(1, await total()) > size

const textsOf = (where: List['where']) => (params: Params) => where(params).map(({ sql }) => sql)
const joined = (clauses: readonly Clause[]) => clauses.map(({ sql }) => sql).join(' and ') || 'true'

async function countMatches(db: Db, { order, where }: List): Promise<number> {
  const params = new Params()
  const all = joined(where(params))
  const { rows } = await db.query<{ n: number }>(
    `select count(*) as n from (select from ${order.table} where ${all} limit ${countCap}) as matched`,
    params.values,
  )
  return rows[0]?.n ?? 0
}

/** Rows that are read at once where all are read. */
const batch = 200

/**
 * All that fit, in order, in batches: at least one, which may be empty. Nothing is locked meanwhile, so that a row whose
 * key is changed may be met twice or not at all; every other row is met once.
 */
export async function* readAll(db: Db, list: List): AsyncGenerator<Place[]> {
  const slice = { cursor: null, page: 1, size: batch }
  let found = await findOrdered(db, list, slice)
  if (found.count >= countCap && list.where(new Params()).length > 0) {
    yield* walkAll(db, list)
    return
  }
  for (;;) {
    yield found.rows
    const last = found.rows.at(-1)
    if (!last || !found.more) return
    found = await findOrdered(db, list, { ...slice, cursor: cursorAfter(last, found.count) })
  }
}

const cursorAfter = (place: Place, count: number) => ({
  back: false,
  count,
  key: keyOfPlace(place).map(String),
})

/** Tests row after row of the list, so that countless matches need not be taken as a set for each batch. */
async function* walkAll(db: Db, { order, where }: List): AsyncGenerator<Place[]> {
  const { from, key, id } = order
  let last: Place | undefined
  do {
    const params = new Params()
    const cursor = last ? cursorAfter(last, countCap) : null
    const { beyond, byKey } = reading(order, { cursor, page: 1, size: walked }, params)
    const { rows } = await db.query<Place & { fits: boolean | null }>(
      `select ${id} as id, (${key})::text as mark, (${joined(where(params))}) as fits
       from ${from} where ${beyond(key, id)} order by ${byKey} limit ${params.add(walked)}`,
      params.values,
    )
    const fitting = rows.filter(({ fits }) => fits === true)
    for (let at = 0; at < fitting.length; at += batch) yield fitting.slice(at, at + batch)
    last = rows.length === walked ? rows.at(-1) : undefined
  } while (last)
}

/** The direction of reading, and the condition that rows lie beyond the cursor. */
function reading({ key, id, type, descending }: Order, { cursor }: Slice, params: Params) {
  const down = descending !== (cursor?.back === true)
  const direction = down ? 'desc' : 'asc'
  const order = (key: string, id: string) => `${key} ${direction}, ${id} ${direction}`
  if (cursor === null) return { order, beyond: () => 'true', byKey: order(key, id) }
  const [mark = '', last] = cursor.key
  const place = `(${params.add(decoded(mark))}::text::${type}, ${params.add(Number(last))}::integer)`
  return {
    order,
    beyond: (key: string, id: string) => `(${key}, ${id}) ${down ? '<' : '>'} ${place}`,
    byKey: order(key, id),
  }
}

async function read(db: Db, { order }: List, slice: Slice) {
  const params = new Params()
  const { beyond, byKey } = reading(order, slice, params)
  const { from, key, id } = order
  const { rows } = await db.query<Place>(
    `select ${id} as id, (${key})::text as mark from ${from} where ${beyond(key, id)}
     order by ${byKey} limit ${params.add(slice.size + 1)} offset ${params.add((slice.page - 1) * slice.size)}`,
    params.values,
  )
  return trimmed(rows, slice)
}

async function walk(db: Db, { order, where }: List, slice: Slice) {
  const params = new Params()
  const { order: ordered, beyond, byKey } = reading(order, slice, params)
  const { from, key, id, column } = order
  const clauses = where(params)
  const sought = joined(clauses.filter((clause) => clause.column === column))
  const tested = joined(clauses.filter((clause) => clause.column !== column))
  // The key goes along, or the rows would all be read and ordered once more.
  const { rows } = await db.query<Place>(
    `select ${id} as id, key::text as mark from (
       select *, ${key} as key from ${from} where ${beyond(key, id)} and ${sought}
       order by ${byKey} limit ${params.add(walked * slice.page)}
     ) as next
     where ${tested} order by ${ordered('key', id)}
     limit ${params.add(slice.size + 1)} offset ${params.add((slice.page - 1) * slice.size)}`,
    params.values,
  )
  return trimmed(rows, slice)
}

async function fromSet(db: Db, list: List, slice: Slice, atMost: number | null): Promise<Found<Place>> {
  const params = new Params()
  const { order, beyond } = reading(list.order, slice, params)
  const { from, key, column, id } = list.order
  const limit = atMost === null ? '' : `limit ${params.add(atMost)}`
  // Beyond the bound nothing is ordered; a key may cost more than all the rest.
  const isAll = atMost === null ? '' : `n < ${params.add(atMost)} and`
  const { rows } = await db.query<{ n: number; id: number | null; mark: string | null }>(
    `with matched as materialized (
       select ${id} as id, ${column} from ${from} where ${joined(list.where(params))} ${limit}
     )
     select n, id, key::text as mark from (select count(*) as n from matched) as counted left join lateral (
       select id, ${key} as key from matched where ${isAll} ${beyond(key, 'id')} order by ${order(key, 'id')}
       limit ${params.add(slice.size + 1)} offset ${params.add((slice.page - 1) * slice.size)}
     ) as page on true
     order by ${order('key', 'id')}`,
    params.values,
  )
  const places = rows.flatMap(({ id, mark }) => (id === null || mark === null ? [] : [{ id, mark }]))
  return { ...trimmed(places, slice), count: Math.min(rows[0]?.n ?? 0, countCap) }
}
