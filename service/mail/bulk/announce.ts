import { type Db, givesRows } from '../../ports/db.ts'
import { announced, settlingMs } from '../../events/editEvent/changeQueries.ts'
import { accountOfLetters, getsLetters } from './recipients.ts'

const eventsAtOnce = 100
const lettersAtOnce = 500

// If a due time is too far ahead, it was set before the clock was set back. Moving a called-off event is not
// announced.
const settle = `
  with due as (
    select event_id, was from event_changes where due_at <= $1 or due_at > $2
    order by due_at limit ${eventsAtOnce} for update skip locked
  ), judged as (
    select event_id, was, ${announced} as "is", lifecycle_reason, is_published from due join events on events.id = event_id
  ), waiting as (
    update event_changes set due_at = null from judged where event_changes.event_id = judged.event_id and not is_published
  ), told as (
    insert into announcements (event_id, data)
    select event_id, jsonb_build_object('from', was, 'to', "is", 'reason', lifecycle_reason) from judged
    where is_published and was <> "is" and (was ->> 'lifecycle' <> "is" ->> 'lifecycle' or "is" ->> 'lifecycle' = 'scheduled')
  ), settled as (
    delete from event_changes using judged where event_changes.event_id = judged.event_id and is_published
  )
  select event_id from judged`

// A single statement, so that nobody gets a second letter after a crash.
const tell = `
  with one as (
    select announcements.id, event_id, data, told_to, author_id
    from announcements join events on events.id = event_id order by announcements.id limit 1 for update of announcements skip locked
  ), people as (
    select users.id as user_id from one join favorites on favorites.event_id = one.event_id and favorites.user_id > one.told_to
      join ${accountOfLetters} on users.id = favorites.user_id
    where ${getsLetters('favorite_changes')} and users.id is distinct from author_id
    order by users.id limit ${lettersAtOnce}
  ), written as (
    insert into mail_outbox (user_id, kind, data, is_bulk, created_at, due_at)
    select user_id, 'favorite-changed', jsonb_build_object('event_id', event_id) || data, true, $1, $1 from one, people
  ), reached as (
    select count(*) = ${lettersAtOnce} as is_more, max(user_id) as told_to from people
  ), moved as (
    update announcements set told_to = reached.told_to from one, reached where announcements.id = one.id and is_more
  ), ended as (
    delete from announcements using one, reached where announcements.id = one.id and not is_more
  )
  select id from one`

/** Writes letters in batches to accounts with a favourite that was called off, reinstated or moved. */
export async function announceChanges(db: Db, now: Date, signal: AbortSignal): Promise<void> {
  const latest = new Date(now.getTime() + settlingMs)
  while (!signal.aborted && (await givesRows(db, settle, [now, latest])));
  while (!signal.aborted && (await givesRows(db, tell, [now])));
}
