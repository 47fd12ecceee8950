import { type Limit, take } from '../../http/limits/counts.ts'
import { type Limited, withinDay } from '../../http/limits/limits.ts'
import type { Caller } from '../../ports/caller.ts'
import type { Db } from '../../ports/db.ts'

/** Edits are limited because each one adds permanent rows to the audit log. */
const quota: Limit = { max: 200, seconds: 24 * 3600 }
export const quotaText = `At most ${quota.max} edits of events can be made in a day.`

/** Call this in the transaction of the edit, so that a failed edit does not use up the quota. */
export async function countEdit(
  tx: Db,
  { user, rateLimits }: Pick<Limited, 'rateLimits'> & { user: Caller },
  now: Date,
): Promise<void> {
  if (!rateLimits || user.user_type === 'superadmin') return
  withinDay(await take(tx, ['edits', user.id], quota, now), quotaText)
}
