import { accountKey } from './codeLimits.ts'
import type { Db } from '../../ports/db.ts'
import { type Limited, tooMany } from '../../http/limits/limits.ts'
import { takeAttempt, takeBackAttempt, type Waits } from '../../http/limits/attempts.ts'
import { forgetAddresses, isKnownAddress, rememberAddress, type Whence } from './knownAddresses.ts'
import { forgive, refund, take } from '../../http/limits/counts.ts'
import type { Services } from '../../ports/services.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

type LoginCall = Limited & Pick<Services, 'mail' | 'log'> & { ip: string }

const perAddress = { max: 20, seconds: 15 * minute }
const own: Waits = { free: 5, first: 30, most: hour, kept: 15 * minute }
const strangers: Waits = { free: 99, first: 5 * minute, most: hour, kept: 30 * day }

const keysOf = (email: string, ip: string) => ({
  ip: ['login-ip', ip],
  own: accountKey(email, 'login', ip),
  strangers: accountKey(email, 'login-row'),
})

/**
 * Counts a failed login before the password is checked; `succeed` undoes the count. Failures from unknown
 * addresses never delay an address from which the account has logged in before.
 */
export async function limitLogin(call: LoginCall, email: string): Promise<{ succeed: () => Promise<void> }> {
  const { db, clock, ip, rateLimits } = call
  if (!rateLimits) return { succeed: async () => {} }
  const keys = keysOf(email, ip)
  const isKnown = await isKnownAddress(db, { email, ip }, clock())

  const ipWait = await take(db, keys.ip, perAddress, clock())
  if (ipWait !== null) throw tooMany(ipWait)
  const { wait } = await takeAttempt(db, keys.own, own, clock())
  if (wait !== null) {
    await refund(db, keys.ip)
    throw tooMany(wait)
  }
  if (!isKnown) await limitStrangers(call, email, keys)
  return {
    succeed: async () => {
      await refund(db, keys.ip)
      await forgive(db, keys.own)
      // A login from a known address does not reset the failure count of unknown addresses.
      if (!isKnown) await forgive(db, keys.strangers)
    },
  }
}

async function limitStrangers(call: LoginCall, email: string, keys: ReturnType<typeof keysOf>) {
  const { db, clock, ip, log, mail } = call
  const { wait, n } = await takeAttempt(db, keys.strangers, strangers, clock())
  if (wait !== null) {
    await takeBackAttempt(db, keys.own)
    await refund(db, keys.ip)
    throw tooMany(wait)
  }
  if (n < strangers.free) return
  log.warn({ ip, failures: n }, 'logins of an account from new addresses have to wait')
  const notifiedBefore = await take(db, accountKey(email, 'login-told'), { max: 1, seconds: day }, clock())
  // Do not use the language of the request, since a stranger may have sent it.
  if (notifiedBefore === null)
    await mail.enqueue(db, { kind: 'logins-refused', email, asker: '', language: null })
}

export async function welcomeBack(tx: Db, userId: number, whence: Whence, now: Date): Promise<void> {
  const keys = keysOf(whence.email, whence.ip)
  await forgive(tx, keys.own)
  await forgive(tx, keys.strangers)
  await forgetAddresses(tx, userId)
  await rememberAddress(tx, userId, whence, now)
}
