import { type Db, rowOf } from '../../ports/db.ts'
import { accountOf, hashKey, type Key, secondsUntil } from './counts.ts'

/**
 * After `free` attempts, the caller waits `first` seconds, then twice as long each time, up to `most`.
 * Attempts expire after `kept` seconds.
 */
export interface Waits {
  free: number
  first: number
  most: number
  kept: number
}

export interface Attempt {
  wait: number | null
  n: number
}

// $1 key, $2 now, $3 free, $4 first, $5 most, $6 kept, $7 account
const inSeconds = (seconds: string) => `$2::timestamptz + make_interval(secs => ${seconds})`
const waitOf = (n: string) => `least($5::float8, $4::float8 * power(2, least(${n} - $3::integer, 20)))`
const forgottenAt = inSeconds('$6::float8')

const attempt = `
  insert into rate_limits as had (key, account, n, free_at, expires_at) values ($1, $7, 1, null, ${forgottenAt})
  on conflict (key) do update set (n, free_at, expires_at) = (
    select next.n, next.free_at,
      case when next.n = 1 then ${forgottenAt}
        else greatest(least(had.expires_at, ${forgottenAt}), next.free_at + make_interval(secs => $6::float8)) end
    from (
      select n, case when n >= $3::integer then ${inSeconds(waitOf('n'))} end as free_at
      from (select case when had.expires_at <= $2 then 1 else had.n + 1 end as n) as counted
    ) as next
  )
  where had.free_at is null or had.free_at <= $2 or had.expires_at <= $2
  returning n`

// If a wait is longer than the rules allow, it began before the clock was set back.
const cut = `
  update rate_limits set free_at = ${inSeconds(waitOf('n'))}
  where key = $1 and free_at > ${inSeconds(waitOf('n'))}`

const blocked = 'select n, free_at from rate_limits where key = $1'

/**
 * A blocked attempt is not counted. The check and the count are
 * one statement, so parallel attempts cannot exceed the limit.
 */
export async function takeAttempt(db: Db, key: Key, waits: Waits, now: Date): Promise<Attempt> {
  const params = [hashKey(key), now, waits.free, waits.first, waits.most]
  const taken = await rowOf<{ n: number }>(db, attempt, [...params, waits.kept, accountOf(key)])
  if (taken) return { wait: null, n: taken.n }
  await db.query(cut, params)
  const held = await rowOf<{ n: number; free_at: string | null }>(db, blocked, [hashKey(key)])
  return { wait: secondsUntil(held?.free_at ?? null, now), n: held?.n ?? 0 }
}

export async function takeBackAttempt(db: Db, key: Key): Promise<void> {
  await db.query('update rate_limits set n = n - 1, free_at = null where key = $1 and n > 0', [hashKey(key)])
}
