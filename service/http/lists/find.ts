import { type Db, oneRow } from '../../ports/db.ts'
import { type Clause, conjunction, Params, type Where } from './clause.ts'
import { bind } from './kept/conditions.ts'
import { type Known, matchesOf } from './kept/matches.ts'
import { narrow } from './kept/narrow.ts'
import { type Order, setClauses, stretchClauses, stretchesOf } from './order.ts'
import { countCap, type Found, type Slice, trimPage } from './paging.ts'
import { type Asked, askPlaces, type Content, type Listed } from './places.ts'
import { shareOfMany, surelyMany } from './sampling.ts'

export type Count = (params: Params) => string

/** See docs/decisions/service/one-engine-for-lists.md. */
export interface List {
  order: Order
  where: Where
  today?: string
  /** SQL of one number: how many there are without conditions, and with those asked for. */
  total?: Count
  counted?: Count | undefined
  /** Rows come and go during paging, so each page counts them anew. */
  isRecounted?: true
  /** Only a page of what is near is wanted: at most `walked` rows are tested, and no more are counted. */
  isGlance?: boolean | undefined
  /** Rows of each half to look through where no index knows a text. */
  lookedThrough?: number
}

/** Rows tested one by one, in list order, before all matches are collected. */
export const walked = 2000
/** More matches than this are not read by their ids, whether to sort or to test them. */
const mostListed = 20_000
/** At most this many entries of a list's index are searched for matches. */
const mostAlong = 40_000
/** Reading a row by its id costs as much as reading this many entries of an index. */
const dearer = 16
/** More matches than this are not sorted in memory. */
const mostSorted = 20_000
/** Up to this many matches are cheaper to collect than to walk to. */
const few = 200

export const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

export async function findPage(db: Db, list: List, slice: Slice, content?: Content): Promise<Found<Listed>> {
  const asked = { slice, content }
  if (list.isGlance) {
    const page = await walk(db, list, asked)
    return { ...page, count: page.rows.length }
  }
  const clauses = list.where(new Params())
  const known = list.isRecounted ? undefined : slice.cursor?.count
  if (clauses.every((clause) => isSought(list.order, clause))) {
    return await read(db, list, asked, known ?? countOfAll(list, clauses))
  }
  const isText = clauses.some(({ text }) => text)
  const kept = await matchesOf(db, list.order.table)?.lookUp(list.where, (clause) =>
    isSought(list.order, clause),
  )
  const page = kept && (await fromKept(db, list, asked, kept))
  if (page) return page
  if (isText && (known ?? 0) < countCap) {
    const isMany = known === undefined && (await surelyMany(db, list.order.table, list.where))
    const some = isMany ? null : await fromSet(db, list, asked, countCap)
    if (some && some.count < countCap) return some
  }
  const count = isText ? countCap : (known ?? (await number(db, countMatches(list))))
  if (count > few && (await isWorthAWalk(db, list, slice, count))) {
    const page = await walk(db, list, asked)
    if (page.more) return { ...page, count }
  }
  return await fromSet(db, list, asked, null)
}

/** Null where that would cost more than not knowing them. */
async function fromKept(db: Db, list: List, asked: Asked, known: Known): Promise<Found<Listed> | null> {
  const { matches, count, others, sought } = known
  if (count === 0) return { rows: [], more: false, count }
  if (known.unknown.length > 0) {
    const fewer = await narrow(db, list.order.table, known)
    return fewer && (await fromKept(db, list, asked, fewer))
  }
  const { order, lookedThrough: _lookedThrough, ...rest } = list
  const { size, page: number } = asked.slice
  const tested: Where = (params) => others.map((bound) => ({ sql: bind(bound, params) }))
  const among = (ids: readonly number[]): List => {
    const one = (params: Params) => ({ sql: `${order.id} = any (${params.add(ids)}::integer[])` })
    return { ...rest, order, where: (params) => [one(params), ...tested(params)] }
  }
  const isAll = others.length === 0
  const share = isAll ? 1 : await shareOfMany(db, order.table, matches, tested)
  if (share !== null && !(order.turns && number > 1)) {
    const needed = size * number + 1
    const isFound = others.every((bound) => sought.includes(bound))
    const wanted = Math.ceil(isFound ? needed : 10 + (1.3 * needed) / share)
    const near =
      nearest(list, asked.slice, known, wanted) ?? (await alongList(db, list, asked.slice, known, wanted))
    const page = near && (await fromSet(db, among(near), asked, null))
    if (page && (page.more || (isAll && near.length < wanted))) {
      return { ...page, count: isAll ? Math.min(count, countCap) : countCap }
    }
  }
  return count > mostListed ? null : await fromSet(db, among([...matches.ids]), asked, null)
}

/** The first so many matches that a list has, by what is remembered of their days; null where that is not known, or dearer. */
function nearest({ order, today = '' }: List, slice: Slice, { matches, count, days }: Known, wanted: number) {
  if (!days || order.column !== 'event_date' || count > mostSorted) return null
  const first: number[] = []
  for (const stretch of stretchesOf(order, slice, today)) {
    if (first.length < wanted) first.push(...days.first(matches, stretch, wanted - first.length))
  }
  return first
}

/** The first so many matches that a list has, read from its index alone; null where it would take too long to come to them. */
async function alongList(db: Db, list: List, slice: Slice, known: Known, wanted: number) {
  const { order, today = '' } = list
  const { matches, count, among } = known
  const most = count > mostListed ? mostAlong : Math.min(mostAlong, dearer * count)
  const ids: number[] = []
  let from = 0
  for (let step = 50 + (1.5 * wanted * among) / count; from + step < most; step *= 4) {
    const params = new Params()
    const { within, by } = stretchClauses(order, stretchesOf(order, slice, today)[0], params)
    const sought = ['true', ...known.sought.map((bound) => bind(bound, params))].join(' and ')
    const { ids: next } = await oneRow<{ ids: number[] }>(
      db,
      `select coalesce(json_agg(id), '[]') as ids from (
         select ${order.id} as id from ${order.from} where ${sought} and ${within}
         order by ${by(order.key, order.id)} limit ${params.add(Math.ceil(step))} offset ${params.add(from)}
       ) as next`,
      params.values,
    )
    ids.push(...next.filter((id) => matches.has(id)))
    if (ids.length >= wanted) return ids.slice(0, Math.ceil(wanted))
    if (next.length < step) return null
    from += next.length
  }
  return null
}

const isSought = ({ column: own, seeks }: Order, { column }: Clause) =>
  column !== undefined && (column === own || seeks?.includes(column) === true)

const countOfAll = (list: List, clauses: readonly Clause[]): Count =>
  (clauses.length === 0 ? list.total : list.counted) ?? countMatches(list)

async function number(db: Db, count: Count): Promise<number> {
  const params = new Params()
  return (await oneRow<{ n: number }>(db, `select (${count(params)}) as n`, params.values)).n
}

async function isWorthAWalk(db: Db, { order, total }: List, { size, page }: Slice, count: number) {
  // What lies beyond the first half is unknown, so pages by number cannot be walked to.
  if (order.turns && page > 1) return false
  if (count >= countCap) return true
  return (count * walked) / Math.max(1, total ? await number(db, total) : countCap) > size
}

const countMatches =
  ({ order, where }: List): Count =>
  (params) =>
    `select count(*) from (
       select from ${order.table} where ${conjunction(where(params))} limit ${params.add(countCap)}
     ) as matched`

/** Written into the text: with a parameter, the database expects many rows and plans the statement each time. */
const limitOf = (rows: number) => [11, 26, 101].find((bound) => bound >= rows)

async function read(db: Db, { order, where, today = '' }: List, asked: Asked, count: number | Count) {
  const { slice } = asked
  const params = new Params()
  const { from, key, id } = order
  const skip = (slice.page - 1) * slice.size
  const all = conjunction(where(params))
  const bound = limitOf(skip + slice.size + 1) ?? params.add(skip + slice.size + 1)
  // In this order, and the second only as far as the first does not fill the page.
  const stretches = stretchesOf(order, slice, today).map((stretch) => {
    const { within, by } = stretchClauses(order, stretch, params)
    return `(select ${id} as id, (${key})::text as mark from ${from} where ${all} and ${within} order by ${by(key, id)} limit ${bound})`
  })
  const n = typeof count === 'number' ? `${params.add(count)}::integer` : `(${count(params)})`
  const { n: counted, places } = await askPlaces(
    db,
    `select n, id, mark from (select ${n} as n) as counted left join (
       select * from (${stretches.join(' union all ')}) as stretch
       limit ${params.add(slice.size + 1)} offset ${params.add(skip)}
     ) as page on true`,
    params,
    asked,
  )
  return { ...trimPage(places, slice), count: counted ?? 0 }
}

async function walk(db: Db, { order, where, today = '' }: List, asked: Asked) {
  const { slice } = asked
  const params = new Params()
  const { from, key, id } = order
  const [first] = stretchesOf(order, slice, today)
  const { within, by } = stretchClauses(order, first, params)
  const clauses = where(params)
  const sought = conjunction(clauses.filter((clause) => isSought(order, clause)))
  const tested = conjunction(clauses.filter((clause) => !isSought(order, clause)))
  // With the key, or all rows would be read and sorted again.
  const { places } = await askPlaces(
    db,
    `select null::bigint as n, ${id} as id, key::text as mark from (
       select *, ${key} as key from ${from} where ${sought} and ${within}
       order by ${by(key, id)} limit ${params.add(walked * slice.page)}
     ) as next
     where ${tested} order by ${by('key', id)}
     limit ${params.add(slice.size + 1)} offset ${params.add((slice.page - 1) * slice.size)}`,
    params,
    asked,
  )
  return trimPage(places, slice)
}

async function fromSet(db: Db, list: List, asked: Asked, atMost: number | null): Promise<Found<Listed>> {
  const { slice } = asked
  const params = new Params()
  const { key } = list.order
  const matches = selectMatches(list, params)
  const limit = atMost === null ? '' : `limit ${params.add(atMost)}`
  const { by, beyond } = setClauses(list.order, slice, list.today ?? '', params)
  // Nothing is sorted beyond the bound, since a key may cost more than all the rest.
  const isAll = atMost === null ? '' : `n < ${params.add(atMost)} and`
  const { n, places } = await askPlaces(
    db,
    // Materialized: for the first few, the planner would rather read the table from its beginning.
    `with matching as materialized (${matches}), matched as materialized (select * from matching ${limit})
     select n, id, key::text as mark from (select count(*) as n from matched) as counted left join lateral (
       select id, ${key} as key from matched where ${isAll} ${beyond(key, 'id')} order by ${by(key, 'id')}
       limit ${params.add(slice.size + 1)} offset ${params.add((slice.page - 1) * slice.size)}
     ) as page on true
     order by ${by('key', 'id')}`,
    params,
    asked,
  )
  return { ...trimPage(places, slice), count: Math.min(n ?? 0, countCap) }
}

function selectMatches({ order, where, today = '', lookedThrough }: List, params: Params) {
  const { from, id, key, column } = order
  const clauses = where(params)
  if (lookedThrough === undefined || clauses.some(({ text }) => text === 'indexed')) {
    return `select ${id} as id, ${column} from ${from} where ${conjunction(clauses)}`
  }
  const sought = conjunction(clauses.filter(({ text }) => !text))
  const tested = conjunction(clauses.filter(({ text }) => text))
  const near = stretchesOf(order, { cursor: null, page: 1, size: 1 }, today).map((stretch) => {
    const { within, by } = stretchClauses(order, stretch, params)
    return `(select * from ${from} where ${sought} and ${within} order by ${by(key, id)} limit ${params.add(lookedThrough)})`
  })
  return `select ${id} as id, ${column} from (${near.join(' union all ')}) as near where ${tested}`
}
