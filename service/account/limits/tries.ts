import { type Db, rowOf } from '../../ports/db.ts'
import { accountOf, hashKey, type Key } from '../../http/limits/counts.ts'

export const triesOfCode = 5
const hours = 24

const grant = `
  insert into rate_limits as had (key, account, n, expires_at) values ($1, $2, 0, $3)
  on conflict (key) do update set n = 0, expires_at = excluded.expires_at`

export async function grantTries(db: Db, asker: Key, now: Date): Promise<void> {
  const until = new Date(now.getTime() + hours * 3600_000)
  await db.query(grant, [hashKey(asker), accountOf(asker), until])
}

const spend = 'update rate_limits set n = n + 1 where key = $1 and expires_at > $2 returning n'

/** Returns false if no attempts are left, and null if `asker` has not requested a code. */
export async function spendTry(db: Db, asker: Key, now: Date): Promise<boolean | null> {
  const row = await rowOf<{ n: number }>(db, spend, [hashKey(asker), now])
  return row && row.n <= triesOfCode
}
