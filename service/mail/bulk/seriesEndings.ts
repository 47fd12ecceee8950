import { listed } from '../../events/queries/eventFilters.ts'
import { type Db, givesRows } from '../../ports/db.ts'

const lettersAtOnce = 500

const hour = `time '08:00'`

// Letters may be late after downtime, but are not written at night. An author who created the last date less
// than 14 days in advance needs no letter. A single statement, so that nobody gets a second letter after a
// crash.
const write = `
  with ending as (
    select series.id, events.id as event_id, title, event_date, author_id
    from events join series on series.id = series_id
      join users on users.id = author_id and is_active and is_email_verified,
      lateral (select coalesce(known_zone(users.time_zone), $2) as zone) as z,
      lateral (select moment_at(event_date - 14 + ${hour}, zone) as due_at) as d
    where series_id is not null and ${listed.sql} and starts_at > $1 and starts_at < $1::timestamptz + interval '16 days'
      and (told_until is null or told_until < event_date)
      and due_at <= $1 and events.created_at <= due_at and ($1::timestamptz at time zone zone)::time >= ${hour}
      and not exists (
        select from events as later
        where later.series_id = series.id and (later.starts_at, later.id) > (events.starts_at, events.id)
          and later.lifecycle = 'scheduled' and later.approval_status <> 'rejected')
    order by series.id limit ${lettersAtOnce} for update of series skip locked
  ), told as (
    update series set told_until = event_date from ending where series.id = ending.id
  )
  insert into mail_outbox (user_id, kind, data, is_bulk, created_at, due_at)
  select author_id, 'series-ending', jsonb_build_object('event', jsonb_build_object('id', event_id, 'title', title)),
    true, $1, $1
  from ending returning id`

interface Surroundings {
  db: Db
  /** For accounts without a time zone. */
  timeZone: string
}

/** Writes to authors at 8:00 local time, 14 days before the last date of their series. */
export async function writeEndingLetters(
  { db, timeZone }: Surroundings,
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted && (await givesRows(db, write, [now, timeZone])));
}
