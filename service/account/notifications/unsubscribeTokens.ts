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

/** An account's token is the same in every letter of a kind. */
export const unsubscribeToken = (secret: string, { userId, kind }: Subscription) =>
  `${userId}-${kind}-${sign(secret, userId, kind)}`

const sign = (secret: string, userId: number, kind: string) =>
  createHmac('sha256', secret).update(`${userId}-${kind}`).digest('base64url')

const form = /^([1-9]\d{0,9})-([a-z_]{1,20})-([\w-]{43})$/

const isKind = (name: string): name is LetterKind => Object.hasOwn(letterKinds, name)

function subscriptionOf(secret: string, token: string): Subscription | null {
  const [, id, kind = '', signature = ''] = form.exec(token) ?? []
  const userId = Number(id)
  if (!isKind(kind)) return null
  const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secret, userId, kind)))
  return isOurs ? { userId, kind } : null
}

export const findLetterSecret = async (db: Db) =>
  (await oneRow<{ secret: string }>(db, 'select secret from letter_secret')).secret

// Lock the account, so that it still exists when its settings are saved.
const owner = 'select from users where id = $1 for key share'

/** Null if the token is not valid or its account no longer exists. */
export async function findSubscription(db: Db, token: string): Promise<Subscription | null> {
  const found = subscriptionOf(await findLetterSecret(db), token)
  return found && (await givesRows(db, owner, [found.userId])) ? found : null
}
