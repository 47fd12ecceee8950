import { limit, type Limited, tooMany } from '../../http/limits/limits.ts'
import { enterCode, type Purpose } from '../codes.ts'
import { isKnownAddress } from './knownAddresses.ts'
import { hashKey, type Key, type Limit, take } from '../../http/limits/counts.ts'
import { grantTries, spendTry, triesOfCode } from './tries.ts'
import { emailKey } from '../users.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * Limits apply to the email address as entered, whether or not it has an account, so they do not reveal which
 * accounts exist.
 */
type CodeCall = Limited & { ip: string }

export interface Asking {
  email: string
  purpose: Purpose
}

type NamedKey = (name: string, ...rest: string[]) => Key

/**
 * Shortest window first, so that a request refused by a short limit does not count towards the longer ones.
 */
const codeLimits = ({ purpose }: Asking): (Limit & { name: string })[] => [
  { name: 'code-gap', max: 1, seconds: 30 },
  ...(purpose === 'reset-password' ? [{ name: 'forgot', max: 3, seconds: hour }] : []),
  { name: 'code-hour', max: 5, seconds: hour },
  { name: 'code-day', max: 10, seconds: day },
]
const triesADay = { max: 50, seconds: day }
/**
 * Limits attempts from an IP address other than the one that requested the code. Such attempts are allowed
 * because the address of a mobile device can change.
 */
const triesElsewhere = { max: triesOfCode, seconds: day }
const perAddress = { max: 30, seconds: hour }

export const accountKey = (email: string, name: string, ...rest: string[]): Key => ({
  account: emailKey(email),
  parts: [name, emailKey(email), ...rest],
})

const askerKey = ({ email, purpose }: Asking, ip: string) => accountKey(email, 'asker', purpose, ip)

export const hashAsker = (asking: Asking, ip: string): string => hashKey(askerKey(asking, ip))

/** IP addresses from which the account has logged in have separate limits, which strangers cannot use up. */
const keysOf =
  (email: string, isKnown: boolean): NamedKey =>
  (name, ...rest) =>
    accountKey(email, name, ...rest, ...(isKnown ? ['known'] : []))

const keysFor = async ({ db, clock, ip }: CodeCall, email: string) =>
  keysOf(email, await isKnownAddress(db, { email, ip }, clock()))

export async function limitCodes(call: CodeCall, asking: Asking): Promise<void> {
  const wait = await waitForCode(call, asking)
  if (wait !== null) throw tooMany(wait)
}

export const mayHaveCode = async (call: CodeCall, asking: Asking) =>
  (await waitForCode(call, asking)) === null

/** Uses the limits of known addresses, since nobody has verified the account yet. */
export const mayHaveFirstCode = async (call: CodeCall, asking: Asking) =>
  (await waitForCode(call, asking, keysOf(asking.email, true))) === null

async function waitForCode(call: CodeCall, asking: Asking, givenKey?: NamedKey): Promise<number | null> {
  const { db, clock, ip, rateLimits } = call
  await limit(call, ['code-ip', ip], perAddress)
  if (rateLimits) {
    const key = givenKey ?? (await keysFor(call, asking.email))
    for (const { name, ...most } of codeLimits(asking)) {
      const wait = await take(db, key(name), most, clock())
      if (wait !== null) return wait
    }
    const wait = await take(db, key('code-tries', asking.purpose), triesADay, clock(), triesOfCode)
    if (wait !== null) return wait
  }
  await grantTries(db, askerKey(asking, ip), clock())
  return null
}

export async function limitReset(call: CodeCall, email: string): Promise<void> {
  await limit(call, ['forgot-ip', call.ip], { max: 10, seconds: hour })
  await limitCodes(call, { email, purpose: 'reset-password' })
}

/**
 * Counts the attempt before comparing the code. Returns false if the code is wrong or no attempts are left.
 * `then` is passed to `enterCode`.
 */
export async function tryCode(
  call: CodeCall,
  { code, ...asking }: Asking & { code: string },
  then: Parameters<typeof enterCode>[3],
): Promise<boolean> {
  const left = await takeTry(call, asking)
  const guess = left && { ...asking, emailKey: emailKey(asking.email), code, ...left }
  return guess !== null && (await enterCode(call.db, guess, call.clock(), then))
}

/**
 * Returns null if no attempts are left. Otherwise, the code must have been requested by `asker`, or by anyone
 * if `asker` is null.
 */
async function takeTry(call: CodeCall, asking: Asking): Promise<{ asker: string | null } | null> {
  const { db, clock, ip } = call
  const asker = askerKey(asking, ip)
  const isLeft = await spendTry(db, asker, clock())
  if (isLeft !== null) return isLeft ? { asker: hashKey(asker) } : null
  const key = await keysFor(call, asking.email)
  const wait =
    (await take(db, key('code-elsewhere', asking.purpose), triesElsewhere, clock())) ??
    (await take(db, key('code-tries', asking.purpose), triesADay, clock()))
  return wait === null ? { asker: null } : null
}
