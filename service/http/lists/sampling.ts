import { randomInt } from 'node:crypto'
import { type Db, oneRow } from '../../ports/db.ts'
import { conjunction, Params, type Where } from './clause.ts'
import type { Bits } from './kept/bits.ts'
import { countCap } from './paging.ts'

// First a few, so that a rare match costs little; then enough to be sure.
const stages = [150, 400, 1500] as const
const most = 1500
/** The accepted chance that 1,000 matches are taken for more. */
const risk = 1e-6

/** Random, so that nobody can foresee the rows; the same for the whole process, so that they stay in memory. */
const seed = randomInt(2 ** 31)

// By id: left alone, the planner would ask the indexes for all matches.
const sample = (table: string, where: string, [after, to]: readonly [string, string]) => `
  with span as materialized (select coalesce(max(id), 0) as top from ${table}),
    picked as materialized (
      select 1 + floor((hashint4extended(n, ${seed}) & 2147483647) / 2147483648.0::float8 * top)::integer as pick
      from span, generate_series(${after}::integer + 1, ${to}::integer) as n where top > ${2 * countCap}
    ),
    rows_of as (
      select one.* from picked cross join lateral (select * from ${table} where id = pick offset 0) as one
    )
  select top, (select count(*) from rows_of where ${where}) as hits from span`

export async function surelyMany(db: Db, table: string, where: Where): Promise<boolean> {
  let hits = 0
  let tested = 0
  for (const size of stages) {
    const params = new Params()
    const all = conjunction(where(params))
    const sql = sample(table, all, [params.add(tested), params.add(size)])
    const { top, hits: found } = await oneRow<{ top: number; hits: number }>(db, sql, params.values)
    if (top <= 2 * countCap) return false
    hits += found
    tested = size
    const expected = (size * countCap) / top
    if (chanceOf(hits, expected) < risk) return true
    if (chanceOf(hits * (most / size), expected * (most / size)) >= risk) return false
  }
  return false
}

/** How many of those rows fulfil the other conditions, told by a few of them; null if that may be few. */
export async function shareOfMany(db: Db, table: string, matches: Bits, where: Where) {
  const { count } = matches
  if (count < countCap) return null
  const some = matches.some(stages[1], seed)
  for (const size of [100, stages[1]]) {
    const params = new Params()
    const { hits } = await oneRow<{ hits: number }>(
      db,
      `select count(*) as hits from unnest(${params.add(some.slice(0, size))}::integer[]) as picked (pick)
       join ${table} on id = pick where ${conjunction(where(params))}`,
      params.values,
    )
    if (chanceOf(hits, (size * countCap) / count) < risk) return hits / size
  }
  return null
}

/** The chance of at least so many hits where so many are expected (Poisson). */
function chanceOf(hits: number, expected: number): number {
  let exactly = Math.exp(-expected)
  let fewer = 0
  for (let n = 0; n < hits; n += 1) {
    fewer += exactly
    exactly *= expected / (n + 1)
  }
  return 1 - fewer
}
