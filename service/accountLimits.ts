import type { Db } from './db.ts'
import { limit, type Limited, tooMany } from './limits.ts'
import { forgive, giveBack, take, takeAttempt } from './queries/limits.ts'
import { emailKey } from './queries/users.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Keys are what the caller typed, whether or not such an account exists, so that limits tell nothing either. */
type AccountCall = Limited & { ip: string }

const codeLimits = [
  ['code-gap', { max: 1, seconds: 30 }],
  ['code-hour', { max: 5, seconds: hour }],
  ['code-day', { max: 10, seconds: day }],
] as const

/**
 * Counts a code that is asked for: 30 s apart, 5 an hour and 10 a day for an account, 30 an hour for an address.
 * 429 beyond that.
 */
export async function limitCodes(call: AccountCall, email: string): Promise<void> {
  await limit(call, ['code-ip', call.ip], { max: 30, seconds: hour })
  const wait = await waitForCode(call, email)
  if (wait !== null) throw tooMany(wait)
}

/** The same for a code that nobody asked for by itself: without it, the code sent before is still good. */
export async function mayHaveCode(call: AccountCall, email: string): Promise<boolean> {
  await limit(call, ['code-ip', call.ip], { max: 30, seconds: hour })
  return (await waitForCode(call, email)) === null
}

async function waitForCode({ db, clock, rateLimits }: Limited, email: string): Promise<number | null> {
  if (!rateLimits) return null
  for (const [name, most] of codeLimits) {
    const wait = await take(db, [name, emailKey(email)], most, clock())
    if (wait !== null) return wait
  }
  return null
}

/** Counts a reset that is asked for: 3 an hour for an account, 10 for an address; its code counts as any other. */
export async function limitReset(call: AccountCall, email: string): Promise<void> {
  await limit(call, ['forgot-ip', call.ip], { max: 10, seconds: hour })
  await limit(call, ['forgot', emailKey(email)], { max: 3, seconds: hour })
  await limitCodes(call, email)
}

const perAddress = { max: 20, seconds: 15 * minute }
/** In a row; after that only a reset helps, or a month without a try. */
const perAccount = { max: 99, seconds: 30 * day }

/**
 * Counts a login as failed before the password is looked at; `succeeded` takes that back. 429 after 5 failures of an
 * account and address (from then on with growing waits), 20 of an address in 15 minutes, 99 of an account in a row.
 */
export async function limitLogin(
  call: AccountCall,
  email: string,
): Promise<{ succeeded: () => Promise<void> }> {
  const { db, clock, ip, rateLimits } = call
  if (!rateLimits) return { succeeded: async () => {} }
  const keys = { ip: ['login-ip', ip], both: ['login', emailKey(email), ip], account: loginsOf(email) }

  const ipWait = await take(db, keys.ip, perAddress, clock())
  if (ipWait !== null) throw tooMany(ipWait)
  const wait =
    (await takeAttempt(db, keys.both, clock())) ?? (await take(db, keys.account, perAccount, clock()))
  if (wait !== null) {
    await giveBack(db, keys.ip)
    throw tooMany(wait)
  }
  return {
    succeeded: async () => {
      await giveBack(db, keys.ip)
      await forgive(db, keys.both)
      await forgive(db, keys.account)
    },
  }
}

/** The key of an account's failures in a row, which a reset forgives. */
export const loginsOf = (email: string) => ['login-row', emailKey(email)]

/**
 * Forgets what is counted for an address, when its account goes. Failed logins from other clients end by themselves,
 * within two hours.
 */
export async function forgiveAddress(db: Db, email: string): Promise<void> {
  const names = ['forgot', ...codeLimits.map(([name]) => name)]
  for (const name of names) await forgive(db, [name, emailKey(email)])
  await forgive(db, loginsOf(email))
}
