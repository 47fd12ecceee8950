import { createHash } from 'node:crypto'
import type { Db } from '../db.ts'

/** At most `max` within `seconds`, counted from the first. */
export interface Limit {
  max: number
  seconds: number
}

/** Keys hold addresses, so that only their hash is stored. */
const hashed = (key: readonly (string | number)[]) =>
  createHash('sha256').update(JSON.stringify(key)).digest('base64url')

const count = `
  insert into rate_limits as had (key, n, expires_at) values ($1, $2, $4)
  on conflict (key) do update set
    n = case when had.expires_at <= $3 then $2::integer else had.n + $2::integer end,
    expires_at = case when had.expires_at <= $3 then $4 else had.expires_at end
  returning n, expires_at`

/**
 * Counts `n` more under the key, before the work that it limits, so that tries side by side cannot slip through.
 * Null when that is within the limit, else the seconds to wait.
 */
export async function take(
  db: Db,
  key: readonly (string | number)[],
  limit: Limit,
  now: Date,
  n = 1,
): Promise<number | null> {
  const had = await add(db, key, limit, now, n)
  return had.n <= limit.max ? null : secondsUntil(had.expires_at, now)
}

const counted = 'select n, expires_at from rate_limits where key = $1 and expires_at > $2'

/** Whether one more would be within the limit, without counting it: null if so, else the seconds to wait. */
export async function waitFor(
  db: Db,
  key: readonly (string | number)[],
  limit: Limit,
  now: Date,
): Promise<number | null> {
  const { rows } = await db.query<{ n: number; expires_at: string }>(counted, [hashed(key), now])
  const [had] = rows
  return had && had.n >= limit.max ? secondsUntil(had.expires_at, now) : null
}

/** Counts without judging, and says how many it is now. */
export async function add(
  db: Db,
  key: readonly (string | number)[],
  { seconds }: Pick<Limit, 'seconds'>,
  now: Date,
  n: number,
): Promise<{ n: number; expires_at: string }> {
  const { rows } = await db.query<{ n: number; expires_at: string }>(count, [
    hashed(key),
    n,
    now,
    new Date(now.getTime() + seconds * 1000),
  ])
  const [row] = rows
  if (!row) throw new Error('counting a limit gave no row')
  return row
}

// Up to the fifth failure nothing; from then on 30 s, doubling up to an hour. The count is forgotten 15 minutes after
// it began, or after the last wait ended.
const attempt = `
  insert into rate_limits as had (key, n, free_at, expires_at)
  values ($1, 1, null, $2::timestamptz + interval '15 minutes')
  on conflict (key) do update set (n, free_at, expires_at) = (
    select next.n, next.free_at,
      case when next.n = 1 then $2::timestamptz + interval '15 minutes'
        else greatest(had.expires_at, next.free_at + interval '15 minutes') end
    from (
      select n, case when n >= 5
        then $2::timestamptz + least(interval '1 hour', interval '30 seconds' * power(2, least(n - 5, 10))) end as free_at
      from (select case when had.expires_at <= $2 then 1 else had.n + 1 end as n) as counted
    ) as next
  )
  where had.free_at is null or had.free_at <= $2 or had.expires_at <= $2
  returning n`

/**
 * Counts a try that becomes a failure unless `forgive` takes it back. Null when it may be made, else the seconds to
 * wait; a try that must wait is not counted.
 */
export async function takeAttempt(
  db: Db,
  key: readonly (string | number)[],
  now: Date,
): Promise<number | null> {
  const { rows } = await db.query(attempt, [hashed(key), now])
  if (rows.length > 0) return null
  const { rows: blocked } = await db.query<{ free_at: string | null }>(
    'select free_at from rate_limits where key = $1',
    [hashed(key)],
  )
  return secondsUntil(blocked[0]?.free_at ?? null, now)
}

/** Forgets everything counted under the key. */
export async function forgive(db: Db, key: readonly (string | number)[]): Promise<void> {
  await db.query('delete from rate_limits where key = $1', [hashed(key)])
}

/** Takes one count back. */
export async function giveBack(db: Db, key: readonly (string | number)[]): Promise<void> {
  await db.query('update rate_limits set n = n - 1 where key = $1 and n > 0', [hashed(key)])
}

export async function deleteExpiredLimits(db: Db, now: Date): Promise<void> {
  await db.query('delete from rate_limits where expires_at <= $1', [now])
}

function secondsUntil(time: string | null, now: Date): number {
  const ms = time === null ? 0 : Date.parse(time) - now.getTime()
  return Math.max(1, Math.ceil(ms / 1000))
}
