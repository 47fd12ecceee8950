import { type Limit, take, waitFor } from '../http/limits/counts.ts'
import { type Limited, withinDay } from '../http/limits/limits.ts'
import type { Caller } from '../ports/caller.ts'
import type { Db } from '../ports/db.ts'

const day = 24 * 3600
const formQuota: Limit = { max: 20, seconds: day }
/** For new events of any kind, so that no way of making many at once fills the list of pending events. */
const quota: Limit = { max: 500, seconds: day }

const formText = `At most ${formQuota.max} events can be created in a day.`
const allText = `At most ${quota.max} events can be created in a day, including imports and the dates of series.`

export const quotaText = `${formText} ${allText}`
export const importedText = allText

const submitted = (userId: number) => ['events', userId]
const created = (userId: number) => ['new events', userId]

type Calling = Pick<Limited, 'rateLimits'> & { user: Caller }

const isFree = ({ user, rateLimits }: Calling) => !rateLimits || user.user_type === 'superadmin'

/** Call these two before any work, such as storing or fetching pictures. */
export async function checkCreation(call: Calling & Limited): Promise<void> {
  if (isFree(call)) return
  const { db, user, clock } = call
  withinDay(await waitFor(db, submitted(user.id), formQuota, clock()), formText)
  await checkNewEvents(call, 1)
}

export async function checkNewEvents(call: Calling & Limited, n: number): Promise<void> {
  if (isFree(call) || n === 0) return
  const { db, user, clock } = call
  withinDay(await waitFor(db, created(user.id), quota, clock(), n), allText)
}

/**
 * Counts one submission, which may have several dates. Call these two in the transaction that creates the
 * events, so that a refused or failed request does not use up the quota.
 */
export async function countCreation(tx: Db, call: Calling, dates: number, now: Date): Promise<void> {
  if (isFree(call)) return
  withinDay(await take(tx, submitted(call.user.id), formQuota, now), formText)
  await countNewEvents(tx, call, dates, now)
}

export async function countNewEvents(tx: Db, call: Calling, n: number, now: Date): Promise<void> {
  if (isFree(call) || n === 0) return
  withinDay(await take(tx, created(call.user.id), quota, now, n), allText)
}
