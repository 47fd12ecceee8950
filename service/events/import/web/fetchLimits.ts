import { tooMuch } from '../../../http/httpError.ts'
import { type Limit, take } from '../../../http/limits/counts.ts'
import type { Limited } from '../../../http/limits/limits.ts'
import type { Caller } from '../../../ports/caller.ts'

const perAccount: Limit = { max: 200, seconds: 24 * 3600 }
const perHost: Limit = { max: 20, seconds: 3600 }

/** Counts a fetch before it is made, so that nobody can turn the service against a host. */
export async function countFetch(
  call: Limited & { user: Pick<Caller, 'id'> },
  address: string,
): Promise<void> {
  if (!call.rateLimits) return
  const { db, user, clock } = call
  const own = await take(db, ['fetches', user.id], perAccount, clock())
  if (own !== null) throw tooMuch('Too many addresses were fetched for you.', own)
  const host = URL.parse(address)?.host ?? ''
  const all = await take(db, ['fetches of', host], perHost, clock())
  if (all !== null) throw tooMuch('Too many addresses of this site were fetched.', all)
}
