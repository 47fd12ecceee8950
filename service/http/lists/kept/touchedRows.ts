import { type Db, givesRows, oneRow, rowsOf } from '../../../ports/db.ts'
import { Params } from '../clause.ts'
import { type Bound, bind } from './conditions.ts'
import type { Row } from './row.ts'

/** More changes than that are not read while somebody waits. */
export const mostTouched = 1000
/** More than that, and everything is collected anew. */
const mostMissed = 5000
export const keptDays = 2

/** The transaction from which on all touched rows must be read again, and the table's file, which a restore replaces. */
const here = (table: string) => `
  pg_snapshot_xmin(pg_current_snapshot())::text::bigint as since,
  pg_relation_filenode(to_regclass('${table}'))::bigint as file`

export interface Moment {
  since: number
  file: number
}

export type Followed = 'events' | 'users'

const columns: Record<Followed, string> = {
  events: `id, search_text, place_text, plain(author_name) as author, tsvector_to_array(words) as words,
    category_id, type_id, is_published, event_date`,
  users: 'id, search_text',
}
const allColumns: Record<Followed, string> = {
  events: `${columns.events}, plain(content) as content`,
  users: columns.users,
}

export const spanOf = (db: Db, table: Followed) =>
  oneRow<Moment & { top: number }>(db, `select ${here(table)}, coalesce(max(id), 0) as top from ${table}`)

/** Null if they are more than that. */
export async function collect(db: Db, table: Followed, bound: Bound, most: number) {
  const params = new Params()
  const where = `${bound.clause.isOpposite ? 'not ' : ''}(${bind(bound, params)})`
  const { ids } = await oneRow<{ ids: number[] }>(
    db,
    `select coalesce(json_agg(id), '[]') as ids from (
       select id from ${table} where ${where} limit ${params.add(most + 1)}
     ) as found`,
    params.values,
  )
  return ids.length > most ? null : ids
}

/** Of the ids after the first, to the second; in their order. */
export async function readSlice(db: Db, table: Followed, after: number, to: number): Promise<Row[]> {
  const { slice } = await oneRow<{ slice: Row[] }>(
    db,
    `select coalesce(json_agg(one), '[]') as slice from (
       select ${columns[table]} from ${table} where id > $1 and id <= $2 order by id
     ) as one`,
    [after, to],
  )
  return slice
}

export async function readSome(db: Db, table: Followed, ids: readonly number[]): Promise<Row[]> {
  const { some } = await oneRow<{ some: Row[] }>(
    db,
    `select coalesce(json_agg(one), '[]') as some from (
       select ${allColumns[table]} from ${table} where id = any ($1::integer[])
     ) as one`,
    [ids],
  )
  return some
}

interface Touched extends Moment {
  n: number
  id: number | null
  row: Row | null
}

const isOther = (now: Moment, { since, file }: Moment) => now.since < since || now.file !== file

const momentOf = ({ since, file }: Moment): Moment => ({ since, file })

/** What was touched; `many` if that is too much, null if the table is another than it was. */
export async function readTouched(db: Db, table: Followed, moment: Moment) {
  const rows = await rowsOf<Touched>(
    db,
    `with touched as materialized (
       select id from touched_rows where relation = $1 and xid >= $2 limit ${mostTouched}
     )
     select ${here(table)}, n, each.id, row from (select count(*) as n from touched) as counted
     left join (select distinct id from touched) as each on true
     left join lateral (
       select to_json(one) as row from (
         select ${allColumns[table]} from ${table} where ${table}.id = each.id
       ) as one
     ) as known on true`,
    [table, moment.since],
  )
  const [first] = rows
  if (!first || isOther(first, moment)) return null
  if (first.n >= mostTouched) return 'many'
  return { moment: momentOf(first), rows: rows.flatMap(({ id, row }) => (id === null ? [] : [{ id, row }])) }
}

/** Null if they are too many even so, or the table is another than it was. */
export async function touchedIds(db: Db, table: Followed, moment: Moment) {
  const found = await oneRow<Moment & { ids: number[] }>(
    db,
    `select ${here(table)}, coalesce(json_agg(id), '[]') as ids from (
       select distinct id from touched_rows where relation = $1 and xid >= $2 limit ${mostMissed}
     ) as touched`,
    [table, moment.since],
  )
  if (isOther(found, moment) || found.ids.length >= mostMissed) return null
  return { moment: momentOf(found), ids: found.ids }
}

/** A database that has the stamp has everything that came before it. */
export async function putStamp(db: Db, stamp: string) {
  await db.query('insert into touched_rows (relation, id) values ($1, 0)', [stamp])
}

const stamped = `
  select from touched_rows
  where relation = $1 and xid >= $2 and at > now() - make_interval(days => ${keptDays / 2})`

export const hasStamp = (db: Db, stamp: string, { since }: Moment) => givesRows(db, stamped, [stamp, since])

// As with changes: those of future transactions are left over from another database's life.
const forget = `
  delete from touched_rows
  where at < now() - make_interval(days => $1) or xid > pg_snapshot_xmax(pg_current_snapshot())::text::bigint`

export async function deleteOldTouches(db: Db): Promise<void> {
  await db.query(forget, [keptDays])
}
