import type { Db } from '../../ports/db.ts'
import { conjunction, Params, type Where } from './clause.ts'
import { countCap } from './paging.ts'

// First a few, so that a rare match costs little more than before; then enough to be sure.
const stages = [200, 2000]

// Each row is had by its id and then tested: left alone, the planner would ask the indexes for all that match.
const sample = (table: string, where: string, size: number) => `
  with span as materialized (select coalesce(max(id), 0) as top from ${table}),
    picked as materialized (
      select 1 + floor(random() * top)::integer as pick from span, generate_series(1, ${size}) where top > ${2 * countCap}
    ),
    rows_of as (
      select one.* from picked cross join lateral (select * from ${table} where id = pick offset 0) as one
    )
  select top, (select count(*) from rows_of where ${where}) as hits from span`

export async function surelyMany(db: Db, table: string, where: Where): Promise<boolean> {
  for (const size of stages) {
    const params = new Params()
    const { rows } = await db.query<{ top: number; hits: number }>(
      sample(table, conjunction(where(params)), size),
      params.values,
    )
    const { top = 0, hits = 0 } = rows[0] ?? {}
    if (top === 0) return false
    // As many hits as 10,000 rows would give on average; some six standard deviations above that is no chance.
    const expected = (size * countCap) / top
    if (hits >= expected + 6 * Math.sqrt(expected) + 10) return true
    if (hits < 2 * expected) return false
  }
  return false
}
