import { createHash } from 'node:crypto'
import { type Db, oneRow, rowOf } from '../../ports/db.ts'

export interface Limit {
  max: number
  seconds: number
}

interface Counted {
  n: number
  expires_at: string
}

type Parts = readonly (string | number)[]

export type Key = Parts | { account: string; parts: Parts }

const digest = (parts: Parts) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

const hasAccount = (key: Key): key is Exclude<Key, Parts> => 'account' in key

/** Keys contain addresses, so only their hash is stored. */
export const hashKey = (key: Key): string => digest(hasAccount(key) ? key.parts : key)

export const accountOf = (key: Key): string | null =>
  hasAccount(key) ? digest(['account', key.account]) : null

// If a window ends too late, it began before the clock was set back and counts as over. If it is less than
// a minute too late, it is only shortened, since parallel requests may have read the clock in a different
// order.
const count = `
  insert into rate_limits as had (key, account, n, expires_at) values ($1, $2, $3, $5)
  on conflict (key) do update set (n, expires_at) = (
    select case when is_over then $3::integer else had.n + $3::integer end,
      case when is_over then $5::timestamptz else least(had.expires_at, $5) end
    from (select had.expires_at <= $4 or had.expires_at > $5::timestamptz + interval '1 minute' as is_over) as judged
  )
  returning n, expires_at`

// Counts before the work is done, so that parallel requests cannot slip through. Returns the seconds to wait,
// or null if the limit is not reached.
export async function take(db: Db, key: Key, limit: Limit, now: Date, n = 1): Promise<number | null> {
  const had = await add(db, key, limit, now, n)
  return had.n <= limit.max ? null : secondsUntil(had.expires_at, now)
}

const counted = 'select n, expires_at from rate_limits where key = $1 and expires_at > $2'

/** Returns what `take` would, without counting. */
export async function waitFor(db: Db, key: Key, limit: Limit, now: Date, n = 1): Promise<number | null> {
  const had = await rowOf<Counted>(db, counted, [hashKey(key), now])
  return had && had.n + n > limit.max ? secondsUntil(had.expires_at, now) : null
}

export function add(db: Db, key: Key, { seconds }: Pick<Limit, 'seconds'>, now: Date, n: number) {
  const until = new Date(now.getTime() + seconds * 1000)
  return oneRow<Counted>(db, count, [hashKey(key), accountOf(key), n, now, until])
}

export async function forgive(db: Db, key: Key): Promise<void> {
  await db.query('delete from rate_limits where key = $1', [hashKey(key)])
}

export async function forgiveAccount(db: Db, emailKey: string): Promise<void> {
  await db.query('delete from rate_limits where account = $1', [accountOf({ account: emailKey, parts: [] })])
}

export async function refund(db: Db, key: Key): Promise<void> {
  await db.query('update rate_limits set n = n - 1 where key = $1 and n > 0', [hashKey(key)])
}

export async function deleteExpiredLimits(db: Db, now: Date): Promise<void> {
  await db.query('delete from rate_limits where expires_at <= $1', [now])
}

export function secondsUntil(time: string | null, now: Date): number {
  const ms = time === null ? 0 : Date.parse(time) - now.getTime()
  return Math.max(1, Math.ceil(ms / 1000))
}
