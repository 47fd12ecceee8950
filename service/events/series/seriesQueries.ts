import { type Db, oneRow, rowsOf } from '../../ports/db.ts'
import { draftColumns, type EventDraft } from '../eventDraft.ts'
import type { EventRow } from '../eventAnswer.ts'
import type { Rule } from './days.ts'

const lock = 'select id from series where id = $1 for no key update'

/** Serialises changes to several dates of a series. Call this before locking any of its events. */
export async function lockSeries(db: Db, id: number | null): Promise<void> {
  if (id !== null) await db.query(lock, [id])
}

export type Member = Pick<EventRow, 'id' | 'approval_status' | 'lifecycle' | 'starts_at' | 'over_at'> & {
  title: string
  event_date: string
  changed_alone: boolean
  isProposal: boolean
}

const members = `
  select id, title, approval_status, lifecycle, starts_at, over_at, event_date,
    changed_alone or exists (select from event_proposals where event_id = events.id and is_alone) as changed_alone,
    proposed_at is not null as "isProposal"
  from events where series_id = $1`
// Lock the rows in a fixed order to avoid deadlocks.
const lockAll = `${members} order by id for no key update`

export const lockMembers = (db: Db, seriesId: number) => rowsOf<Member>(db, lockAll, [seriesId])

const inOrder = `${members} order by starts_at, id`

/** All dates in order. Their rows are not locked. */
export const listMembers = (db: Db, seriesId: number) => rowsOf<Member>(db, inOrder, [seriesId])

const findRule = 'select frequency, every as interval from series where id = $1'

export const ruleOf = (db: Db, id: number) => oneRow<Rule>(db, findRule, [id])

const count = 'select count(*) as n from events where series_id = $1'

export const countMembers = async (db: Db, seriesId: number) =>
  (await oneRow<{ n: number }>(db, count, [seriesId])).n

const insert = 'insert into series (frequency, every) values ($1, $2) returning id'
const join = 'update events set series_id = $2, version = version + 1 where id = $1'

/** Creates a series with the event as its only date. Returns the id of the series. */
export async function insertSeries(db: Db, eventId: number, { frequency, interval }: Rule): Promise<number> {
  const { id } = await oneRow<{ id: number }>(db, insert, [frequency, interval])
  await db.query(join, [eventId, id])
  return id
}

export async function deleteSeries(db: Db, id: number): Promise<void> {
  await db.query('delete from series where id = $1', [id])
}

const end = `
  delete from series where id = any ($1::integer[])
    and not exists (select from events where series_id = series.id)`

/** Deletes the series of deleted events, unless they have other dates. */
export async function endSeries(db: Db, deleted: readonly { series_id: number | null }[]): Promise<void> {
  const ids = deleted.flatMap(({ series_id }) => series_id ?? [])
  if (ids.length > 0) await db.query(end, [ids])
}

const written = new Set(['event_date', 'end_date', 'registration_deadline', 'category_id', 'type_id'])
const copied = draftColumns.filter((column) => !written.has(column)).join(', ')

const copy = `
  with given as (
    select nextval(pg_get_serial_sequence('events', 'id'))::integer as new_id, day
    from unnest($2::date[]) with ordinality as given (day, at) order by at
  ), copies as (
    insert into events (id, slug, series_id, visibility, visibility_ceiling, visibility_reason,
      author_id, author_name, created_at, ${copied},
      category_id, type_id, event_date, end_date, registration_deadline)
    overriding system value
    select new_id, left(slug, -length(id::text)) || new_id, series_id, visibility, visibility_ceiling, visibility_reason,
      author_id, author_name, $3, ${copied},
      $4, $5, day, end_date + (day - event_date), registration_deadline + (day - event_date)
    from given, events where id = $1 order by new_id
    returning id
  ), pictured as (
    insert into gallery_images (event_id, ord, media)
    select copies.id, ord, media from copies, gallery_images where event_id = $1 order by copies.id, ord, gallery_images.id
  )
  select id from copies order by id`

/** Copies an event with its pictures to other days. The copies wait for approval. Returns their ids. */
export async function copyTo(
  db: Db,
  eventId: number,
  days: readonly string[],
  { category_id, type_id }: Pick<EventDraft, 'category_id' | 'type_id'>,
  now: Date,
): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(db, copy, [eventId, days, now, category_id, type_id])
  return rows.map(({ id }) => id)
}

// Set `told_until`, so that no letter announces the end of the earlier dates: the series continues.
const split = `
  with made as (
    insert into series (frequency, every, told_until) select frequency, every, told_until from series where id = $1
    returning id
  ), ended as (
    update series set told_until = (select event_date from events where id = $3) where id = $1
  )
  update events set series_id = made.id from made where series_id = $1 and (starts_at, events.id) >= ($2, $3)`

/** Moves this date and those that follow to a new series. */
export async function splitSeries(
  db: Db,
  seriesId: number,
  { starts_at, id }: Pick<Member, 'starts_at' | 'id'>,
): Promise<void> {
  await db.query(split, [seriesId, starts_at, id])
}

const mark = 'update events set changed_alone = true where id = $1 and not changed_alone'

export async function markChangedAlone(db: Db, id: number): Promise<void> {
  await db.query(mark, [id])
}

const touch = `
  update events set version = version + 1
  where series_id = $1 and id <> all ($2::integer[]) and (approval_status = 'pending' or proposed_at is not null)`

/** One decision covers all pending dates, so a change to one of them raises the versions of the others. */
export async function renewVersions(db: Db, seriesId: number, changed: readonly number[]): Promise<void> {
  await db.query(touch, [seriesId, changed])
}

const visible = `
  select id from events where series_id = (select series_id from events where id = $1)
    and (is_published or author_id = $2 or $3::boolean)
  order by starts_at, id`

/** The dates of an event's series that the viewer may see, in order; empty if the event has no series. */
export async function visibleDates(
  db: Db,
  eventId: number,
  { id, user_type }: { id: number; user_type: string },
): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(db, visible, [eventId, id, user_type === 'superadmin'])
  return rows.map((row) => row.id)
}
