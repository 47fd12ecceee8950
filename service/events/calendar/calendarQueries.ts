import { type Db, rowOf, rowsOf } from '../../ports/db.ts'
import { type CalendarRow, longestText } from './calendarText.ts'

/** The content of an event as a feed has it. */
export const feedContent = `
  case when char_length(content) > ${longestText} then rtrim(left(content, ${longestText})) || '…' else content end as content`

const columnsWith = (
  content: string,
) => `events.id, title, ${content}, register_link, venue, location, latitude, longitude, events.starts_at, ends_at, sequence,
  lifecycle, created_at, updated_at`

const one = `select ${columnsWith('content')} from events where id = $1`

export const calendarEvent = (db: Db, id: number) => rowsOf<CalendarRow>(db, one, [id])

const mostEvents = 200

/**
 * A postponed or cancelled event stays in the feed until 7 days after its last day, so that every calendar
 * program picks up the change.
 */
const kept = (columns: string) => `
  select ${columns} from favorites as kept join events on events.id = kept.event_id
  where kept.user_id = $1 and is_published and (lifecycle = 'scheduled'
    or moment_at((coalesce(end_date, event_date) + 8)::timestamp, coalesce(time_zone, 'UTC')) > $2)
  order by kept.starts_at desc, kept.event_id desc limit ${mostEvents}`

const keptEvents = kept(columnsWith(feedContent))

export const keptCalendarEvents = (db: Db, userId: number, now: Date) =>
  rowsOf<CalendarRow>(db, keptEvents, [userId, now])

/** Identifies the state of the events of a statement, without reading their texts. */
export async function calendarVersion(db: Db, events: string, values: readonly unknown[]): Promise<string> {
  const sql = `select md5(coalesce(string_agg(listed::text, ','), '')) as version from (${events}) as listed`
  return (await rowOf<{ version: string }>(db, sql, values))?.version ?? ''
}

/** What changes with the text of an event in a feed. */
export const versionColumns = 'events.id, version, sequence, lifecycle, updated_at'

const keptVersions = kept(versionColumns)

export const keptVersion = (db: Db, userId: number, now: Date) =>
  calendarVersion(db, keptVersions, [userId, now])
