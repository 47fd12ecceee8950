import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Db, givesRows, oneRow } from '../../ports/db.ts'
import type { Notifications } from './notificationQueries.ts'

/** The kinds of letters that people can unsubscribe from. `daily` covers both reminders and matches. */
export const letterKinds = {
  favorite_changes: ['favorite_changes'],
  reminders: ['reminders'],
  matches: ['matches'],
  daily: ['reminders', 'matches'],
} as const satisfies Record<string, readonly (keyof Notifications)[]>

export type LetterKind = keyof typeof letterKinds

interface Subscription {
  userId: number
  kind: LetterKind
}

const dayInMs = 86_400_000
/** A letter is rarely read after a year, and its link may have been forwarded since. */
const validDays = 365

const dayOf = (moment: Date) => Math.floor(moment.getTime() / dayInMs)

/** Names the account, the kind of letter and the last day, as a number of days since 1970. */
export function unsubscribeToken(secret: string, { userId, kind }: Subscription, now: Date): string {
  const named = `${userId}-${kind}-${dayOf(now) + validDays}`
  return `${named}-${sign(secret, named)}`
}

const sign = (secret: string, named: string) => createHmac('sha256', secret).update(named).digest('base64url')

const form = /^(([1-9]\d{0,9})-([a-z_]{1,20})-([1-9]\d{0,6}))-([\w-]{43})$/

const isKind = (name: string): name is LetterKind => Object.hasOwn(letterKinds, name)

function subscriptionOf(secret: string, token: string, now: Date): Subscription | null {
  const [, named = '', id, kind = '', lastDay, signature = ''] = form.exec(token) ?? []
  if (!isKind(kind)) return null
  const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secret, named)))
  return isOurs && dayOf(now) <= Number(lastDay) ? { userId: Number(id), kind } : null
}

export const findLetterSecret = async (db: Db) =>
  (await oneRow<{ secret: string }>(db, 'select secret from letter_secret')).secret

// Lock the account, so that it still exists when its settings are saved.
const owner = 'select from users where id = $1 for key share'

/** Null if the token is not valid any more or its account no longer exists. */
export async function findSubscription(db: Db, token: string, now: Date): Promise<Subscription | null> {
  const found = subscriptionOf(await findLetterSecret(db), token, now)
  return found && (await givesRows(db, owner, [found.userId])) ? found : null
}
