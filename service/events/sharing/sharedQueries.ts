import { type Db, rowOf, rowsOf } from '../../ports/db.ts'
import { conjunction, Params } from '../../http/lists/clause.ts'
import { type FilterValues, whereOf } from '../../http/lists/filters.ts'
import type { StoredImage } from '../../pictures/answer.ts'
import { calendarVersion, feedContent, versionColumns } from '../calendar/calendarQueries.ts'
import type { CalendarRow } from '../calendar/calendarText.ts'
import type { EventRow } from '../eventAnswer.ts'
import { catalogFilters, wordFilters } from '../queries/eventFilters.ts'

/** The only place that decides what strangers may see. */
const isShared = `is_published and visibility <> 'members'`
const isPublic = `is_published and visibility = 'public'`

export const sharedFilters = { ...wordFilters, ...catalogFilters }
type Filters = FilterValues<typeof sharedFilters>

type Column =
  | 'id'
  | 'slug'
  | 'title'
  | 'content'
  | 'event_date'
  | 'start_time'
  | 'end_time'
  | 'starts_at'
  | 'ends_at'
  | 'end_date'
  | 'time_zone'
  | 'over_at'
  | 'venue'
  | 'location'
  | 'is_online'
  | 'register_link'
  | 'accessibility_notes'
  | 'lifecycle'
  | 'lifecycle_reason'
  | 'author_name'
  | 'type_name'
  | 'category_name'

export type SharedRow = Pick<EventRow, Column> & {
  visibility: 'link' | 'public'
  changed_at: string
  cover: { id: number; ord: number; media: StoredImage } | null
}

const columns = (content: string) => `
  e.id, e.slug, e.title, ${content} as content, e.event_date, e.start_time, e.end_time, e.starts_at, e.ends_at, e.end_date, coalesce(e.time_zone, 'UTC') as time_zone, e.over_at,
  e.venue, e.location, e.is_online, e.register_link, e.accessibility_notes, e.lifecycle, e.lifecycle_reason, e.visibility,
  e.author_name, t.name as type_name, c.name as category_name, coalesce(e.updated_at, e.created_at) as changed_at,
  (select json_build_object('id', id, 'ord', ord, 'media', media) from gallery_images
    where event_id = e.id order by ord, id limit 1) as cover`

const names = `
  left join event_types as t on t.id = e.type_id and t.deleted_at is null
  left join categories as c on c.id = e.category_id and c.deleted_at is null`

const one = `
  select ${columns('e.content')} from (select * from events where slug = $1 and ${isShared}) as e ${names}`

/** Returns null if the event does not exist, is not published or is not shared. */
export const sharedEvent = (db: Db, slug: string) => rowOf<SharedRow>(db, one, [slug])

const most = 200
/** The number of characters of the content in lists. */
const beginning = 500

const coming = (values: Filters, now: Date, params: Params) => {
  const clauses = whereOf(sharedFilters, values)(params)
  return `select * from events where ${isPublic} and over_at > ${params.add(now)} and ${conjunction(clauses)}
    order by starts_at, id limit ${most}`
}

/** Public events that are not over, soonest first, regardless of their lifecycle. */
export function publicEvents(db: Db, values: Filters, now: Date) {
  const params = new Params()
  const sql = `select ${columns(`left(e.content, ${beginning})`)} from (${coming(values, now, params)}) as e ${names}
    order by e.starts_at, e.id`
  return rowsOf<SharedRow>(db, sql, params.values)
}

export type SharedCalendarRow = CalendarRow & { slug: string }

const calendarColumns = (
  content: string,
) => `id, slug, title, ${content}, register_link, venue, location, starts_at, ends_at, sequence, lifecycle, created_at, updated_at,
  null as latitude, null as longitude`

export function publicCalendarEvents(db: Db, values: Filters, now: Date) {
  const params = new Params()
  const sql = `select ${calendarColumns(feedContent)} from (${coming(values, now, params)}) as e`
  return rowsOf<SharedCalendarRow>(db, sql, params.values)
}

/** Identifies the state of the events in the public calendar. */
export function publicCalendarVersion(db: Db, values: Filters, now: Date) {
  const params = new Params()
  const sql = `select ${versionColumns} from (${coming(values, now, params)}) as events`
  return calendarVersion(db, sql, params.values)
}

const calendarOne = `select ${calendarColumns('content')} from events where slug = $1 and ${isShared}`

export const sharedCalendarEvent = (db: Db, slug: string) => rowOf<SharedCalendarRow>(db, calendarOne, [slug])

export const addressesAPage = 10_000

const counted = `select count(*) as n from events where ${isPublic} and over_at > $1`
const addresses = `
  select slug, coalesce(updated_at, created_at) as changed_at from events where ${isPublic} and over_at > $1
  order by starts_at, id limit ${addressesAPage} offset $2`

/** For search engines: one page of public events that are not over, and their total number. */
export async function publicAddresses(db: Db, page: number, now: Date) {
  const total = await rowOf<{ n: number }>(db, counted, [now])
  const rows = await rowsOf<{ slug: string; changed_at: string }>(db, addresses, [
    now,
    (page - 1) * addressesAPage,
  ])
  return { count: total?.n ?? 0, rows }
}
