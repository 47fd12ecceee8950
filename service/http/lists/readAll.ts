import { type Db, rowsOf } from '../../ports/db.ts'
import { conjunction, Params } from './clause.ts'
import { findPage, type List, walked } from './find.ts'
import { cursorKey, type Position, stretchClauses, stretchesOf } from './order.ts'
import { countCap, type Slice } from './paging.ts'

const batch = 200

/** Reads without locks, so a row whose key changes during the read may appear twice or not at all. */
export async function* readAll(db: Db, list: List): AsyncGenerator<Position[]> {
  let found = await findPage(db, list, sliceAfter(list, undefined, batch, 0))
  if (found.count >= countCap && list.where(new Params()).length > 0) {
    yield* walkAll(db, list)
    return
  }
  for (;;) {
    yield found.rows
    const last = found.rows.at(-1)
    if (!last || !found.more) return
    found = await findPage(db, list, sliceAfter(list, last, batch, found.count))
  }
}

const sliceAfter = ({ order }: List, last: Position | undefined, size: number, count: number): Slice => ({
  cursor: last ? { back: false, count, key: cursorKey(order, '', last) } : null,
  page: 1,
  size,
})

async function* walkAll(db: Db, list: List): AsyncGenerator<Position[]> {
  const { order, where } = list
  const { from, key, id } = order
  let last: Position | undefined
  do {
    const params = new Params()
    const [stretch] = stretchesOf(order, sliceAfter(list, last, walked, countCap))
    const { within, by } = stretchClauses(order, stretch, '', params)
    const rows = await rowsOf<Position & { fits: boolean | null }>(
      db,
      `select ${id} as id, (${key})::text as mark, (${conjunction(where(params))}) as fits
       from ${from} where ${within} order by ${by(key, id)} limit ${params.add(walked)}`,
      params.values,
    )
    const fitting = rows.filter(({ fits }) => fits === true)
    for (let at = 0; at < fitting.length; at += batch) yield fitting.slice(at, at + batch)
    last = rows.length === walked ? rows.at(-1) : undefined
  } while (last)
}
