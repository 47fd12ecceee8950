import { type Db, givesRows, rowOf } from '../ports/db.ts'
import { hashToken, makeToken } from '../http/tokens.ts'
import type { Caller } from '../ports/caller.ts'

const minute = 60_000
const lifetime = 15 * minute
const slack = minute

/**
 * Returns a token that can be used once within 15 minutes to set a new password. It replaces any earlier
 * token.
 */
export async function openReset(db: Db, userId: number, now: Date): Promise<string> {
  const token = makeToken()
  await db.query(
    `insert into password_resets (user_id, token_hash, expires_at) values ($1, $2, $3)
     on conflict (user_id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
    [userId, hashToken(token), new Date(now.getTime() + lifetime)],
  )
  return token
}

// If a token expires later than one created now would, the clock was set back after its creation, so the
// token is not valid.
const find = `
  select users.id, users.full_name, users.user_type from password_resets join users on users.id = user_id
  where email_key = $1 and token_hash = $2 and expires_at > $3 and expires_at <= $4 and is_active`

type Owner = Pick<Caller, 'id' | 'full_name' | 'user_type'>

export function findReset(db: Db, { emailKey, token }: { emailKey: string; token: string }, now: Date) {
  const latest = new Date(now.getTime() + lifetime + slack)
  return rowOf<Owner>(db, find, [emailKey, hashToken(token), now, latest])
}

const spend = 'delete from password_resets where user_id = $1 and token_hash = $2 returning user_id'

export const spendReset = (db: Db, userId: number, token: string) =>
  givesRows(db, spend, [userId, hashToken(token)])

export async function deleteResets(db: Db, userId: number): Promise<void> {
  await db.query('delete from password_resets where user_id = $1', [userId])
}

export async function deleteExpiredResets(db: Db, now: Date): Promise<void> {
  await db.query('delete from password_resets where expires_at <= $1', [now])
}
