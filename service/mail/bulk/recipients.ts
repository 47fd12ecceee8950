import { type Db, rowOf } from '../../ports/db.ts'
import { mostBounces, type Notifications } from '../../account/notifications/notificationQueries.ts'

export const accountOfLetters = `users
  left join notification_settings on notification_settings.user_id = users.id
  left join mail_bounces on mail_bounces.user_id = users.id`

const isReached = `is_active and is_email_verified and coalesce(mail_bounces.n, 0) < ${mostBounces}`

export const getsLetters = (kind: keyof Notifications) => `${isReached} and coalesce(${kind}, true)`

const find = `
  select coalesce(favorite_changes, true) as favorite_changes, coalesce(reminders, true) as reminders,
    coalesce(matches, true) as matches, secret
  from ${accountOfLetters}, letter_secret where users.id = $1 and ${isReached}`

/** The account's current settings; null if it no longer gets bulk letters. */
export const findRecipient = (db: Db, userId: number) =>
  rowOf<Notifications & { secret: string }>(db, find, [userId])

const count = `
  insert into mail_bounces as had (user_id, n) values ($1, 1) on conflict (user_id) do update set n = had.n + 1`

export async function countBounce(db: Db, userId: number): Promise<void> {
  await db.query(count, [userId])
}
