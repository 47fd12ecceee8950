import { type Db, oneRow } from '../../../ports/db.ts'
import { conjunction, Params, type Where } from '../clause.ts'
import { surelyMany } from '../sampling.ts'
import { Bits } from './bits.ts'
import { bind } from './conditions.ts'
import type { Known } from './matches.ts'

/** Asks the database for what is rare alone, and not for the common words beside it; null if it is not rare. */
export async function narrow(db: Db, table: string, known: Known): Promise<Known | null> {
  const { matches, others, unknown } = known
  const rare: Where = (params) => unknown.map((bound) => ({ sql: bind(bound, params) }))
  if (await surelyMany(db, table, rare)) return null
  const params = new Params()
  // Materialized: the planner would rather read the table than an index if it expects many.
  const { ids } = await oneRow<{ ids: number[] }>(
    db,
    `with matching as materialized (select id from ${table} where ${conjunction(rare(params))})
     select coalesce(json_agg(id), '[]') as ids from matching`,
    params.values,
  )
  const fewer = Bits.cut([matches, new Bits().with(ids)])
  return {
    ...known,
    matches: fewer,
    count: fewer.count,
    unknown: [],
    others: others.filter((bound) => !unknown.includes(bound)),
  }
}
