import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { type Db, givesRows, rowsOf } from '../ports/db.ts'
import { triesOfCode } from './limits/tries.ts'

export type Purpose = 'verify-email' | 'reset-password'

const minute = 60_000
const lifetime = 10 * minute
/** The largest tolerated clock difference between two instances. */
const slack = minute

const hashCode = (salt: string, code: string) =>
  createHash('sha256').update(`${salt}:${code}`).digest('base64url')

const make = `
  insert into one_time_codes (user_id, purpose, asker, salt, code_hash, expires_at)
  select user_id, kind, asker, $2, $3, $4 from mail_outbox where id = $1
  on conflict (user_id, purpose, asker) do update set
    salt = excluded.salt, code_hash = excluded.code_hash, expires_at = excluded.expires_at
  returning user_id`

/** Creates a code and stores only its hash. Returns null if the letter is no longer in the outbox. */
export async function makeCode(db: Db, letterId: number, now: Date): Promise<string | null> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const salt = randomBytes(16).toString('base64url')
  const until = new Date(now.getTime() + lifetime)
  return (await givesRows(db, make, [letterId, salt, hashCode(salt, code), until])) ? code : null
}

interface Guess {
  emailKey: string
  purpose: Purpose
  code: string
  asker: string | null
}

interface Stored {
  user_id: number
  asker: string
  salt: string
  code_hash: string
}

// If a code expires later than one created now would, the clock was set back after its creation, so the code
// is not valid.
const good = 'expires_at > $1 and expires_at <= $2'
const goodAt = (now: Date) => [now, new Date(now.getTime() + lifetime + slack)]

const find = `
  select user_id, asker, salt, code_hash from one_time_codes join users on users.id = user_id
  where ${good} and email_key = $3 and is_active and purpose = $4 and ($5::text is null or asker = $5)`

const spend = `
  with spent as (delete from one_time_codes where user_id = $1 and purpose = $2 returning asker, code_hash),
  forgiven as (delete from rate_limits using spent where key = spent.asker)
  select from spent where code_hash = $3`

/**
 * Runs `then` if the code is correct, in the transaction that consumes it. Returns false if the code is
 * wrong, expired or already used.
 */
export async function enterCode(
  db: Db,
  guess: Guess,
  now: Date,
  then: (tx: Db, userId: number) => Promise<void>,
): Promise<boolean> {
  const { emailKey, purpose, code, asker } = guess
  const stored = await rowsOf<Stored>(db, find, [...goodAt(now), emailKey, purpose, asker])
  const found = stored.find(({ salt, code_hash }) => isSame(hashCode(salt, code), code_hash))
  if (!found) return false
  return await db.transaction(async (tx) => {
    // Deleting the code consumes it, so only one of two concurrent requests with the same code succeeds.
    if (!(await givesRows(tx, spend, [found.user_id, purpose, found.code_hash]))) return false
    await then(tx, found.user_id)
    return true
  })
}

const isSame = (a: string, b: string) => timingSafeEqual(Buffer.from(a), Buffer.from(b))

const has = `
  select from one_time_codes where ${good} and user_id = $3 and purpose = $4 and asker = $5
    and not exists (select from rate_limits where key = asker and n >= $6)
  union all
  select from mail_outbox where user_id = $3 and kind = $4 and asker = $5 and dead_at is null
  union all
  select from letter_requests where email_key = (select email_key from users where id = $3) and kind = $4 and asker = $5`

export const hasCode = (
  db: Db,
  { userId, purpose, asker }: { userId: number; purpose: Purpose; asker: string },
  now: Date,
) => givesRows(db, has, [...goodAt(now), userId, purpose, asker, triesOfCode])

const forgotten = [
  'delete from one_time_codes where user_id = $1',
  "delete from mail_outbox where user_id = $1 and kind in ('verify-email', 'reset-password')",
  'delete from letter_requests where email_key = (select email_key from users where id = $1)',
]

export async function deleteCodes(db: Db, userId: number): Promise<void> {
  for (const sql of forgotten) await db.query(sql, [userId])
}

export async function deleteExpiredCodes(db: Db, now: Date): Promise<void> {
  await db.query(`delete from one_time_codes where not (${good})`, goodAt(now))
}
