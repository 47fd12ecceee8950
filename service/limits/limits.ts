import type { Db } from '../ports/db.ts'
import { HttpError } from '../http/httpError.ts'
import { type Key, type Limit, take } from './counts.ts'

/** 429 with the seconds to wait. */
export const tooMany = (seconds: number) =>
  new HttpError(429, 'Too many requests. Please try again later.', {
    headers: { 'Retry-After': String(seconds) },
  })

/** What `limit` needs of a call. */
export interface Limited {
  db: Db
  clock: () => Date
  rateLimits: boolean
}

/**
 * Counts one use under the key and throws 429 beyond the limit. Counted before the work, in the database, so that
 * neither tries side by side nor other instances nor a restart get around it.
 *
 *     await limit(call, ['geocode', user.id], { max: 30, seconds: 60 })
 */
export async function limit(call: Limited, key: Key, limit: Limit): Promise<void> {
  if (!call.rateLimits) return
  const wait = await take(call.db, key, limit, call.clock())
  if (wait !== null) throw tooMany(wait)
}
