import { type Db, oneRow, rowOf, rowsOf } from '../ports/db.ts'
import type { Timed } from '../events/fields/eventTime.ts'

const gatherMs = 15 * 60_000
const listed = 20

export interface Submission extends Timed {
  id: number
  title: string
  author_name: string
}

export interface Submissions {
  events: Submission[]
  total: number
}

// The row lock makes processes take turns.
const turn = `
  insert into submission_mails as had (user_id, next_at) values ($1, $2)
  on conflict (user_id) do update set next_at = had.next_at
  returning next_at`

const postponeAll = `
  update mail_outbox set due_at = $3, attempts = attempts - (id = $2)::integer
  where user_id = $1 and kind = 'event-submitted' and dead_at is null`

const merge = `
  with others as (
    delete from mail_outbox where user_id = $1 and kind = 'event-submitted' and dead_at is null and id <> $2
    returning data
  ), gathered as (
    select data from mail_outbox where id = $2 union all select data from others
  )
  update mail_outbox set data = (
    select jsonb_build_object('events', jsonb_agg(distinct event))
    from gathered, jsonb_array_elements(gathered.data -> 'events') as event
  ) where id = $2 returning data -> 'events' as ids`

const waiting = `
  select events.id, title, author_name, starts_at, ends_at, end_date, coalesce(events.time_zone, 'UTC') as time_zone, is_online,
    count(*) over () as total
  from events join users on users.id = $1 and user_type = 'superadmin' and is_active and is_email_verified
  where events.id = any ($2::integer[]) and (approval_status = 'pending' or proposed_at is not null)
  order by events.id limit ${listed}`

/**
 * Returns null if it is too early (the email is postponed)
 * or everything has been decided (the email is deleted).
 */
export async function gatherSubmissions(
  db: Db,
  mail: { id: number; user_id: number },
  now: Date,
): Promise<Submissions | null> {
  const { id, user_id } = mail
  return await db.transaction(async (tx) => {
    const { next_at } = await oneRow<{ next_at: string }>(tx, turn, [user_id, now])
    const wait = Date.parse(next_at) - now.getTime()
    // A wait longer than `gatherMs` means that the clock was set back.
    if (wait > 0 && wait <= gatherMs) {
      await tx.query(postponeAll, [user_id, id, next_at])
      return null
    }
    const merged = await rowOf<{ ids: number[] }>(tx, merge, [user_id, id])
    const events = await rowsOf<Submission & { total: number }>(tx, waiting, [user_id, merged?.ids ?? []])
    if (!events[0]) {
      await tx.query('delete from mail_outbox where id = $1', [id])
      return null
    }
    await tellNextAt(tx, user_id, new Date(now.getTime() + gatherMs))
    return { events, total: events[0].total }
  })
}

export async function tellNextAt(db: Db, userId: number, at: Date): Promise<void> {
  await db.query('update submission_mails set next_at = $2 where user_id = $1', [userId, at])
}
