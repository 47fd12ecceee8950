import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { Db } from '../db.ts'

export type Purpose = 'verify-email' | 'reset-password'

const minutes = 10
const maxTries = 5

const hashed = (salt: string, code: string) =>
  createHash('sha256').update(`${salt}:${code}`).digest('base64url')

/** A new code of 6 digits, valid for 10 minutes. It replaces the one before it; only its hash is stored. */
export async function makeCode(db: Db, userId: number, purpose: Purpose, now: Date): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const salt = randomBytes(16).toString('base64url')
  await db.query(
    `insert into one_time_codes (user_id, purpose, salt, code_hash, expires_at) values ($1, $2, $3, $4, $5)
     on conflict (user_id, purpose) do update set
       salt = excluded.salt, code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries = 0`,
    [userId, purpose, salt, hashed(salt, code), new Date(now.getTime() + minutes * 60_000)],
  )
  return code
}

const countTry = `
  update one_time_codes set tries = tries + 1
  where user_id = (select id from users where email_key = $1 and is_active)
    and purpose = $2 and tries < $3 and expires_at > $4
  returning user_id, salt, code_hash`

/**
 * Enters a code; `then` is what it allows, in the same transaction as spending it. False when it is wrong, stale,
 * spent, tried five times or made for another purpose. The try is counted before the comparison, so that guesses side
 * by side cannot exceed five.
 */
export async function enterCode(
  db: Db,
  guess: { emailKey: string; purpose: Purpose; code: string },
  now: Date,
  then: (tx: Db, userId: number) => Promise<void>,
): Promise<boolean> {
  const { rows } = await db.query<{ user_id: number; salt: string; code_hash: string }>(countTry, [
    guess.emailKey,
    guess.purpose,
    maxTries,
    now,
  ])
  const found = rows[0]
  const salt = found?.salt ?? ''
  const expected = found?.code_hash ?? hashed('', '')
  const isRight = timingSafeEqual(Buffer.from(hashed(salt, guess.code)), Buffer.from(expected))
  if (!found || !isRight) return false
  return await db.transaction(async (tx) => {
    // Whoever deletes it has used it; the same code sent twice side by side finds nothing the second time.
    const spent = await tx.query(
      'delete from one_time_codes where user_id = $1 and purpose = $2 and code_hash = $3 returning user_id',
      [found.user_id, guess.purpose, found.code_hash],
    )
    if (spent.rows.length === 0) return false
    await then(tx, found.user_id)
    return true
  })
}

/** Whether a code that may still be entered exists, or is about to be sent. */
export async function hasCode(db: Db, userId: number, purpose: Purpose, now: Date): Promise<boolean> {
  const { rows } = await db.query(
    `select 1 from one_time_codes where user_id = $1 and purpose = $2 and tries < $3 and expires_at > $4
     union all
     select 1 from mail_outbox where user_id = $1 and kind = $2 and dead_at is null`,
    [userId, purpose, maxTries, now],
  )
  return rows.length > 0
}

/** Makes every code of an account worthless. */
export async function deleteCodes(db: Db, userId: number): Promise<void> {
  await db.query('delete from one_time_codes where user_id = $1', [userId])
}

export async function deleteExpiredCodes(db: Db, now: Date): Promise<void> {
  await db.query('delete from one_time_codes where expires_at <= $1', [now])
}
