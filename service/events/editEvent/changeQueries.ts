import type { Db } from '../../ports/db.ts'
import type { Lifecycle } from '../fields/statuses.ts'
import type { EventDraft } from '../eventDraft.ts'

/**
 * The delay between the last change and its letter. No letter is sent if the change has been undone by then.
 */
export const settlingMs = 10 * 60_000

/** The event fields whose changes are announced, as JSON. */
export const announced = `jsonb_build_object('lifecycle', lifecycle, 'starts_at', starts_at, 'ends_at', ends_at, 'end_date', end_date,
  'time_zone', coalesce(time_zone, 'UTC'), 'is_online', is_online, 'venue', venue, 'location', location)`

const note = `
  insert into event_changes (event_id, was, due_at)
  select id, ${announced}, $2 from events
  where id = $1 and is_published
    and (lifecycle, event_date, start_time, end_date, end_time, time_zone, venue, location) is distinct from
      (coalesce($3, lifecycle), $4::date, $5::time, $6::date, $7::time, $8, $9, $10)
  on conflict (event_id) do update set due_at = excluded.due_at`

export type Announced = Pick<
  EventDraft,
  'event_date' | 'start_time' | 'end_date' | 'end_time' | 'time_zone' | 'venue' | 'location'
>

/**
 * Call this before writing the change, in the same transaction. A `lifecycle` of null means that the
 * lifecycle does not change.
 */
export async function noteChange(
  db: Db,
  id: number,
  lifecycle: Lifecycle | null,
  { event_date, start_time, end_date, end_time, time_zone, venue, location }: Announced,
  now: Date,
): Promise<void> {
  const when = [event_date, start_time, end_date, end_time, time_zone]
  await db.query(note, [id, settledAt(now), lifecycle, ...when, venue, location])
}

const renote = 'update event_changes set due_at = $2 where event_id = $1'

/** Call this when the event is published again, since earlier changes become public then. */
export async function renoteChange(db: Db, id: number, now: Date): Promise<void> {
  await db.query(renote, [id, settledAt(now)])
}

const settledAt = (now: Date) => new Date(now.getTime() + settlingMs)
