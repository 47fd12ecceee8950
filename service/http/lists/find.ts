import type { Db } from '../../ports/db.ts'
import { type Clause, conjunction, Params, type Where } from './clause.ts'
import { type Order, type Place, setClauses, type Stretch, stretchClauses, stretchesOf } from './order.ts'
import { countCap, type Found, type Slice, trimPage } from './paging.ts'
import { surelyMany } from './sampling.ts'

/** A list as it is asked for; docs/decisions/one-engine-for-lists.md. */
export interface List {
  order: Order
  where: Where
  today?: string
  total?: () => Promise<number>
  counted?: (() => Promise<number>) | undefined
  /** Rows come and go while they are paged through, so that each page counts them. */
  isRecounted?: true
  /** Only a page's worth of what is near is wanted: no more than `walked` rows are tested, and nothing is counted beyond it. */
  isGlance?: boolean | undefined
  /** Where no index knows a text, so many rows of each half are looked through. */
  lookedThrough?: number
}

/** Rows in list order that are tested one by one before all matches are looked for. */
export const walked = 2000
/** So many matches are rather taken as a set than walked to. */
const few = 200

export const idsOf = (places: readonly Place[]) => places.map(({ id }) => id)

export async function findPage(db: Db, list: List, slice: Slice): Promise<Found<Place>> {
  if (list.isGlance) {
    const page = await walk(db, list, slice)
    return { ...page, count: page.rows.length }
  }
  const clauses = list.where(new Params())
  const known = list.isRecounted ? undefined : slice.cursor?.count
  if (clauses.every((clause) => isSought(list.order, clause))) {
    const page = await read(db, list, slice)
    return { ...page, count: known ?? (await countAll(db, list, clauses)) }
  }
  const isText = clauses.some(({ text }) => text)
  if (isText && (known ?? 0) < countCap) {
    const isMany = known === undefined && (await surelyMany(db, list.order.table, list.where))
    const some = isMany ? null : await fromSet(db, list, slice, countCap)
    if (some && some.count < countCap) return some
  }
  const count = isText ? countCap : (known ?? (await countMatches(db, list, countCap)))
  if (count > few && (await isWorthAWalk(list, slice, count))) {
    const page = await walk(db, list, slice)
    if (page.more) return { ...page, count }
  }
  return await fromSet(db, list, slice, null)
}

const isSought = ({ column: own, seeks }: Order, { column }: Clause) =>
  column !== undefined && (column === own || seeks?.includes(column) === true)

async function countAll(db: Db, list: List, clauses: readonly Clause[]): Promise<number> {
  const counter = clauses.length === 0 ? list.total : list.counted
  return await (counter?.() ?? countMatches(db, list, countCap))
}

async function isWorthAWalk({ order, total }: List, { size, page }: Slice, count: number): Promise<boolean> {
  // What lies beyond the first half is not known, so that pages by number cannot be walked to.
  if (order.turns && page > 1) return false
  return count >= countCap || (count * walked) / Math.max(1, (await total?.()) ?? countCap) > size
}

async function countMatches(db: Db, list: List, atMost: number, stretch?: Stretch): Promise<number> {
  const params = new Params()
  const all = conjunction(list.where(params))
  const within = stretch ? stretchClauses(list.order, stretch, params).within : 'true'
  const { rows } = await db.query<{ n: number }>(
    `select count(*) as n from (
       select from ${list.order.table} where ${all} and ${within} limit ${params.add(atMost)}
     ) as matched`,
    params.values,
  )
  return rows[0]?.n ?? 0
}

async function read(db: Db, list: List, slice: Slice) {
  const found: Place[] = []
  let skip = (slice.page - 1) * slice.size
  const stretches = stretchesOf(list.order, slice, list.today ?? '')
  for (const stretch of stretches) {
    const rows = await readStretch(db, list, stretch, slice.size + 1 - found.length, skip)
    found.push(...rows)
    if (found.length > slice.size || stretch === stretches.at(-1)) break
    skip = rows.length > 0 || skip === 0 ? 0 : skip - (await countMatches(db, list, skip, stretch))
  }
  return trimPage(found, slice)
}

async function readStretch(db: Db, { order, where }: List, stretch: Stretch, limit: number, offset: number) {
  const params = new Params()
  const { from, key, id } = order
  const all = conjunction(where(params))
  const { within, by } = stretchClauses(order, stretch, params)
  const { rows } = await db.query<Place>(
    `select ${id} as id, (${key})::text as mark from ${from} where ${all} and ${within}
     order by ${by(key, id)} limit ${params.add(limit)} offset ${params.add(offset)}`,
    params.values,
  )
  return rows
}

async function walk(db: Db, { order, where, today = '' }: List, slice: Slice) {
  const params = new Params()
  const { from, key, id } = order
  const [first] = stretchesOf(order, slice, today)
  const { within, by } = stretchClauses(order, first, params)
  const clauses = where(params)
  const sought = conjunction(clauses.filter((clause) => isSought(order, clause)))
  const tested = conjunction(clauses.filter((clause) => !isSought(order, clause)))
  // The key goes along, or the rows would all be read and ordered once more.
  const { rows } = await db.query<Place>(
    `select ${id} as id, key::text as mark from (
       select *, ${key} as key from ${from} where ${sought} and ${within}
       order by ${by(key, id)} limit ${params.add(walked * slice.page)}
     ) as next
     where ${tested} order by ${by('key', id)}
     limit ${params.add(slice.size + 1)} offset ${params.add((slice.page - 1) * slice.size)}`,
    params.values,
  )
  return trimPage(rows, slice)
}

async function fromSet(db: Db, list: List, slice: Slice, atMost: number | null): Promise<Found<Place>> {
  const params = new Params()
  const { key } = list.order
  const matches = selectMatches(list, params)
  const limit = atMost === null ? '' : `limit ${params.add(atMost)}`
  const { by, beyond } = setClauses(list.order, slice, list.today ?? '', params)
  // Beyond the bound nothing is ordered; a key may cost more than all the rest.
  const isAll = atMost === null ? '' : `n < ${params.add(atMost)} and`
  const { rows } = await db.query<{ n: number; id: number | null; mark: string | null }>(
    // Planned for all of them: for the first few, the planner would rather read the table from its beginning.
    `with matching as materialized (${matches}), matched as materialized (select * from matching ${limit})
     select n, id, key::text as mark from (select count(*) as n from matched) as counted left join lateral (
       select id, ${key} as key from matched where ${isAll} ${beyond(key, 'id')} order by ${by(key, 'id')}
       limit ${params.add(slice.size + 1)} offset ${params.add((slice.page - 1) * slice.size)}
     ) as page on true
     order by ${by('key', 'id')}`,
    params.values,
  )
  const places = rows.flatMap(({ id, mark }) => (id === null || mark === null ? [] : [{ id, mark }]))
  return { ...trimPage(places, slice), count: Math.min(rows[0]?.n ?? 0, countCap) }
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
