import type { Db } from '../../../ports/db.ts'
import { type Bound, bind, opposite } from './conditions.ts'
import { Params } from '../clause.ts'

/** More changes than that are not tested one by one. */
export const mostTouched = 1000
const keptDays = 1

/** From which transaction on whatever is touched must be tested again, and the table's file: a restore makes another. */
const here = (table: string) => `
  pg_snapshot_xmin(pg_current_snapshot())::text::bigint as since,
  pg_relation_filenode(to_regclass('${table}'))::bigint as file`

export interface Moment {
  since: number
  file: number
}

export async function spanOf(db: Db, table: string): Promise<Moment & { top: number }> {
  const sql = `select ${here(table)}, coalesce(max(id), 0) as top from ${table}`
  const { rows } = await db.query<Moment & { top: number }>(sql)
  return rows[0] ?? { since: 0, file: 0, top: 0 }
}

/** Null if they are more than that. */
export async function collect(db: Db, table: string, bound: Bound, most: number) {
  const params = new Params()
  const where = opposite(bound) ?? bind(bound, params)
  const { rows } = await db.query<{ ids: number[] }>(
    `select coalesce(json_agg(id), '[]') as ids from (
       select id from ${table} where ${where} limit ${params.add(most + 1)}
     ) as found`,
    params.values,
  )
  const ids = rows[0]?.ids ?? []
  return ids.length > most ? null : ids
}

interface Touched extends Moment {
  n: number
  id: number | null
  fits: (boolean | null)[] | null
}

/** Tests the rows that were touched; null if they are too many, or the table is another than it was. */
export async function retest(db: Db, table: string, { since, file }: Moment, bounds: readonly Bound[]) {
  const params = new Params()
  const fits = bounds.map((bound) => opposite(bound) ?? bind(bound, params)).join(', ')
  const { rows } = await db.query<Touched>(
    `with touched as materialized (
       select id from touched_rows where relation = ${params.add(table)} and xid >= ${params.add(since)}
       limit ${params.add(mostTouched)}
     )
     select ${here(table)}, n, each.id, fits from (select count(*) as n from touched) as counted
     left join (select distinct id from touched) as each on true
     left join lateral (
       select jsonb_build_array(${fits}) as fits from ${table} where ${table}.id = each.id
     ) as tested on true`,
    params.values,
  )
  const [first] = rows
  if (!first || first.n >= mostTouched || first.since < since || first.file !== file) return null
  return {
    since: first.since,
    file,
    rows: rows.flatMap(({ id, fits }) => (id === null ? [] : [{ id, fits }])),
  }
}

// As with changes: those of future transactions are left over from another database's life.
const forget = `
  delete from touched_rows
  where at < now() - make_interval(days => $1) or xid > pg_snapshot_xmax(pg_current_snapshot())::text::bigint`

export async function deleteOldTouches(db: Db): Promise<undefined> {
  await db.query(forget, [keptDays])
  return undefined
}
