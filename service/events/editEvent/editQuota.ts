import { type Limit, take } from '../../http/limits/counts.ts'
import { type Limited, withinDay } from '../../http/limits/limits.ts'
import type { Caller } from '../../ports/caller.ts'
import type { Db } from '../../ports/db.ts'

/** Each leaves rows behind: in the audit log for good, for searches a day. */
const quota: Limit = { max: 200, seconds: 24 * 3600 }
export const quotaText = `At most ${quota.max} edits of events can be made in a day.`

/** Call it in the transaction that edits, so that what fails counts for nothing. */
export async function countEdit(
  tx: Db,
  { user, rateLimits }: Pick<Limited, 'rateLimits'> & { user: Caller },
  now: Date,
): Promise<void> {
  if (!rateLimits || user.user_type === 'superadmin') return
  withinDay(await take(tx, ['edits', user.id], quota, now), quotaText)
}
