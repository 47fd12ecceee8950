import type { Db } from '../../ports/db.ts'

const read = 'select coalesce(sum(n), 0)::bigint as n from counters where scope = $1 and key = $2'

export async function countOf(db: Db, scope: string, key: string): Promise<number> {
  const { rows } = await db.query<{ n: number }>(read, [scope, key])
  return rows[0]?.n ?? 0
}
