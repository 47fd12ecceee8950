import { z } from '@hono/zod-openapi'
import type { Db } from '../db.ts'
import { day } from '../input.ts'
import { countCap, type Found, idPart, type Slice, trimmed } from '../paging.ts'
import { Params } from './timeline.ts'

/** One order of a list. Rows of the same key go by id, in the same direction. */
export interface Order {
  /** The tables to read, and the column of the row's id in the index of this order. */
  from: string
  id: string
  /** What rows are ordered by: the expression of an index, never null. */
  key: string
  type: keyof typeof marks
  descending: boolean
}

/** A row's place in an order. */
export interface Place {
  id: number
  /** The row's key as text. */
  mark: string
}

/** A list as it is asked for. */
export interface List {
  order: Order
  /** The conditions; all must hold. */
  where: (params: Params) => string[]
  /** How many rows there are without conditions. */
  total: () => Promise<number>
}

/** Rows in list order that are tested one by one before all matches are looked for. */
const walked = 2000

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
 * A page of a list in one of its orders. Where at most 10,000 rows match, they are taken as a set, which is then
 * ordered. Where more match, a page is usually full within a few hundred rows of the list; only if it is not, all
 * matches are taken and ordered. Left alone, the planner would walk the whole list for a rare match.
 */
export async function findOrdered(db: Db, list: List, slice: Slice): Promise<Found<Place>> {
  if (list.where(new Params()).length === 0) {
    const page = await read(db, list, slice)
    return { ...page, count: slice.cursor?.count ?? (await list.total()) }
  }
  if ((slice.cursor?.count ?? 0) < countCap) {
    const some = await fromSet(db, list, slice, countCap)
    if (some.count < countCap) return some
  }
  const page = slice.page === 1 ? await walk(db, list, slice) : null
  return page?.more ? { ...page, count: countCap } : await fromSet(db, list, slice, null)
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
      `select ${id} as id, (${key})::text as mark, (${where(params).join(' and ')}) as fits
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
  const { beyond, byKey } = reading(order, slice, params)
  const { from, key, id } = order
  const { rows } = await db.query<Place>(
    `select ${id} as id, (${key})::text as mark from (
       select * from ${from} where ${beyond(key, id)} order by ${byKey} limit ${params.add(walked)}
     ) as next
     where ${where(params).join(' and ')} order by ${byKey} limit ${params.add(slice.size + 1)}`,
    params.values,
  )
  return trimmed(rows, slice)
}

async function fromSet(db: Db, list: List, slice: Slice, atMost: number | null): Promise<Found<Place>> {
  const params = new Params()
  const { order, beyond } = reading(list.order, slice, params)
  const { from, key, id } = list.order
  const limit = atMost === null ? '' : `limit ${params.add(atMost)}`
  const { rows } = await db.query<{ n: number; id: number | null; mark: string | null }>(
    `with matched as materialized (
       select ${id} as id, ${key} as key from ${from} where ${list.where(params).join(' and ')} ${limit}
     )
     select n, id, key::text as mark from (select count(*) as n from matched) as counted left join lateral (
       select id, key from matched where ${beyond('key', 'id')} order by ${order('key', 'id')}
       limit ${params.add(slice.size + 1)} offset ${params.add((slice.page - 1) * slice.size)}
     ) as page on true
     order by ${order('key', 'id')}`,
    params.values,
  )
  const places = rows.flatMap(({ id, mark }) => (id === null || mark === null ? [] : [{ id, mark }]))
  return { ...trimmed(places, slice), count: Math.min(rows[0]?.n ?? 0, countCap) }
}
