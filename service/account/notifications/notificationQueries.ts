import { type Db, oneRow } from '../../ports/db.ts'

export interface Notifications {
  favorite_changes: boolean
  reminders: boolean
  matches: boolean
}

const find = `
  select coalesce(favorite_changes, true) as favorite_changes, coalesce(reminders, true) as reminders,
    coalesce(matches, true) as matches
  from (select $1::integer as user_id) as asked left join notification_settings using (user_id)`

export const findNotifications = (db: Db, userId: number) => oneRow<Notifications>(db, find, [userId])

/** An address is considered dead after this many consecutive bounces. */
export const mostBounces = 3

const findFailing = 'select exists (select from mail_bounces where user_id = $1 and n >= $2) as is_failing'

export const findDelivery = (db: Db, userId: number) =>
  oneRow<{ is_failing: boolean }>(db, findFailing, [userId, mostBounces])

export async function forgetBounces(db: Db, userId: number): Promise<void> {
  await db.query('delete from mail_bounces where user_id = $1', [userId])
}

const save = `
  insert into notification_settings as had (user_id, favorite_changes, reminders, matches)
  values ($1, coalesce($2, true), coalesce($3, true), coalesce($4, true))
  on conflict (user_id) do update set favorite_changes = coalesce($2, had.favorite_changes),
    reminders = coalesce($3, had.reminders), matches = coalesce($4, had.matches)
  returning favorite_changes, reminders, matches`

/** Omitted settings do not change. */
export const saveNotifications = (
  db: Db,
  userId: number,
  { favorite_changes, reminders, matches }: { [Name in keyof Notifications]?: boolean | undefined },
) => oneRow<Notifications>(db, save, [userId, favorite_changes ?? null, reminders ?? null, matches ?? null])
