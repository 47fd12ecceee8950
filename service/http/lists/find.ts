import type { Db } from '../../ports/db.ts'
import { type Clause, conjunction, Params, type Where } from './clause.ts'
import { markOf, type Order, setClauses, stretchClauses, stretchesOf } from './order.ts'
import { countCap, type Found, type Slice, trimPage } from './paging.ts'
import { type PageRequest, askPlaces, type Content, type Listed } from './places.ts'

export type Count = (params: Params) => string

/** See docs/decisions/service/one-engine-for-lists.md. */
export interface List {
  order: Order
  where: Where
  now?: string
  /**
   * SQL that counts all rows without conditions (`total`) and the rows that match the conditions (`counted`).
   */
  total?: Count
  counted?: Count | undefined
  /** Counts again for each page, since rows may be added and removed between pages. */
  isRecounted?: true
  /**
   * Returns only a page of the nearest matches: tests at most
   * `walked` rows and counts only the rows of the page.
   */
  isGlance?: boolean | undefined
  /** Few rows match, however many there are in the table, so all of them are collected and sorted at once. */
  hasFew?: boolean
}

/** The number of rows tested one by one, in list order, before all matches are collected. */
export const walked = 2000

export const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

export async function findPage(db: Db, list: List, slice: Slice, content?: Content): Promise<Found<Listed>> {
  const request = { slice, content }
  if (list.isGlance) {
    const page = await walk(db, list, request)
    return { ...page, count: page.rows.length }
  }
  const clauses = list.where(new Params())
  const known = list.isRecounted ? undefined : slice.cursor?.count
  if (clauses.every((clause) => isSought(list.order, clause))) {
    return await read(db, list, request, known ?? countOfAll(list, clauses))
  }
  if (list.hasFew) return await fromSet(db, list, request, null)
  if (known === undefined || known < countCap) {
    const few = await fromSet(db, list, request, countCap)
    if (few.count < countCap) return few
  }
  // In an order that turns, a walk covers only the first half, so it cannot find pages by number.
  if (!(list.order.turns && slice.page > 1)) {
    const near = await walk(db, list, request)
    if (near.more) return { ...near, count: countCap }
  }
  return await fromSet(db, list, request, null)
}

const isSought = ({ column: own, seeks }: Order, { column }: Clause) =>
  column !== undefined && (column === own || seeks?.includes(column) === true)

const countOfAll = (list: List, clauses: readonly Clause[]): Count =>
  (clauses.length === 0 ? list.total : list.counted) ?? countMatches(list)

const countMatches =
  ({ order, where }: List): Count =>
  (params) =>
    `select count(*) from (
       select from ${order.table} where ${conjunction(where(params))} limit ${countCap}
     ) as matched`

/**
 * Row limits that are written into the SQL as literals. With a parameter, the planner expects many rows, and
 * the database plans the statement again on each call.
 */
const limitOf = (rows: number) => [11, 26, 101].find((bound) => bound >= rows)

async function read(db: Db, { order, where, now = '' }: List, request: PageRequest, count: number | Count) {
  const { slice } = request
  const params = new Params()
  const { from, key, id } = order
  const skip = (slice.page - 1) * slice.size
  const all = conjunction(where(params))
  const bound = limitOf(skip + slice.size + 1) ?? params.add(skip + slice.size + 1)
  // The stretches are consecutive: rows of the second are read only if the first does not fill the page.
  const stretches = stretchesOf(order, slice).map((stretch) => {
    const { within, by } = stretchClauses(order, stretch, now, params)
    return `(select ${id} as id, ${markOf(order, now, params)} as mark from ${from} where ${all} and ${within} order by ${by(key, id)} limit ${bound})`
  })
  const n = typeof count === 'number' ? `${params.add(count)}::integer` : `(${count(params)})`
  const { n: counted, places } = await askPlaces(
    db,
    `select n, id, mark from (select ${n} as n) as counted left join (
       select * from (${stretches.join(' union all ')}) as stretch
       limit ${params.add(slice.size + 1)} offset ${params.add(skip)}
     ) as page on true`,
    params,
    request,
  )
  return { ...trimPage(places, slice), count: counted ?? 0 }
}

async function walk(db: Db, { order, where, now = '' }: List, request: PageRequest) {
  const { slice } = request
  const params = new Params()
  const { from, key, id } = order
  const [first] = stretchesOf(order, slice)
  const { within, by } = stretchClauses(order, first, now, params)
  const clauses = where(params)
  const isFirst = (clause: Clause) => isSought(order, clause) && !clause.readsOthers
  const sought = conjunction(clauses.filter((clause) => isFirst(clause)))
  const tested = conjunction(clauses.filter((clause) => !isFirst(clause)))
  // Walk the index alone, and read only the rows of the page from the table. Test rows one by one, since the
  // planner would otherwise collect all matches from the word index.
  const { places } = await askPlaces(
    db,
    `select null::bigint as n, step_id as id, mark from (
       select ${id} as step_id, ${key} as key, ${markOf(order, now, params)} as mark from ${from} where ${sought} and ${within}
       order by ${by(key, id)} limit ${params.add(walked * slice.page)}
     ) as step join lateral (select from ${from} where ${id} = step_id and ${tested} limit 1) as match on true
     order by ${by('key', 'step_id')}
     limit ${params.add(slice.size + 1)} offset ${params.add((slice.page - 1) * slice.size)}`,
    params,
    request,
  )
  return trimPage(places, slice)
}

async function fromSet(
  db: Db,
  list: List,
  request: PageRequest,
  atMost: typeof countCap | null,
): Promise<Found<Listed>> {
  const { slice } = request
  const params = new Params()
  const { order, now = '' } = list
  const { from, id, key, column, turns } = order
  const over = turns ? `, ${turns.over}` : ''
  const clauses = list.where(params)
  const matches = `select ${id} as id, ${column}${over} from ${from} where ${conjunction(clauses)}`
  const limit = atMost === null ? '' : `limit ${atMost}`
  // A planner that knows the limit and expects too many matches scans the table for the first ones.
  const plannedLimit = clauses.some(({ isOpaque }) => isOpaque) ? '' : limit
  const { by, beyond, isPast } = setClauses(order, slice, now, params)
  // If there are more matches than the bound, nothing is sorted, since computing the keys could cost more
  // than everything else.
  const isAll = atMost === null ? '' : `n < ${atMost} and`
  const { n, places } = await askPlaces(
    db,
    // Materialized, so that the planner sees no other limit.
    `with matching as materialized (${matches} ${plannedLimit}), matched as materialized (select * from matching ${limit})
     select n, id, mark from (select count(*) as n from matched) as counted left join lateral (
       select id, ${key} as key, ${isPast} as past, ${markOf(order, now, params)} as mark
       from matched where ${isAll} ${beyond(key, 'id', isPast)} order by ${by(key, 'id', isPast)}
       limit ${params.add(slice.size + 1)} offset ${params.add((slice.page - 1) * slice.size)}
     ) as page on true
     order by ${by('key', 'id', 'past')}`,
    params,
    request,
  )
  return { ...trimPage(places, slice), count: Math.min(n ?? 0, countCap) }
}
