import { type Db, rowsOf } from '../../ports/db.ts'
import type { CalendarRow } from './calendarText.ts'

const columns = `events.id, title, content, register_link, venue, location, latitude, longitude, events.starts_at, ends_at, sequence,
  lifecycle, created_at, updated_at`

const one = `select ${columns} from events where id = $1`

export const calendarEvent = (db: Db, id: number) => rowsOf<CalendarRow>(db, one, [id])

const mostEvents = 500

/**
 * A postponed or cancelled event stays in the feed until 7 days after its last day, so that every calendar
 * program picks up the change.
 */
const kept = `
  select ${columns} from favorites as kept join events on events.id = kept.event_id
  where kept.user_id = $1 and is_published and (lifecycle = 'scheduled'
    or moment_at((coalesce(end_date, event_date) + 8)::timestamp, coalesce(time_zone, 'UTC')) > $2)
  order by kept.starts_at desc, kept.event_id desc limit ${mostEvents}`

export const keptCalendarEvents = (db: Db, userId: number, now: Date) =>
  rowsOf<CalendarRow>(db, kept, [userId, now])
