import type { Db } from '../../ports/db.ts'

/** A number as part of another statement, whose parameters it uses. */
export const countIn = (scope: string, key: string) =>
  `select coalesce(sum(n), 0)::bigint as n from counters where scope = ${scope} and key = ${key}`

const read = countIn('$1', '$2')

export async function countOf(db: Db, scope: string, key: string): Promise<number> {
  const { rows } = await db.query<{ n: number }>(read, [scope, key])
  return rows[0]?.n ?? 0
}
