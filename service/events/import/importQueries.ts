import { type Db, rowOf, rowsOf } from '../../ports/db.ts'
import type { Lifecycle } from '../fields/statuses.ts'
import type { EventDraft } from '../eventDraft.ts'
import type { EventBefore } from '../editEvent/editEventQueries.ts'
import type { ImportedEvent } from './importedEvent.ts'

/** How long a preview can be confirmed, in ms. */
const kept = 3_600_000
/** The maximum number of previews kept per account; older ones are deleted. */
const mostKept = 10

export interface Import {
  entries: ImportedEvent[]
  type_id: number | null
  category_id: number | null
}

const insert = `
  insert into imports (id, user_id, entries, type_id, category_id, created_at) values ($1, $2, $3, $4, $5, $6)`
const makeRoom = `
  delete from imports where user_id = $1 and id <> $2 and id not in (
    select id from imports where user_id = $1 and id <> $2 order by created_at desc, id limit ${mostKept - 1})`

export async function saveImport(
  db: Db,
  id: string,
  userId: number,
  { entries, type_id, category_id }: Import,
  now: Date,
): Promise<void> {
  await db.query(insert, [id, userId, JSON.stringify(entries), type_id, category_id, now])
  await db.query(makeRoom, [userId, id])
}

const find = `
  select entries, type_id, category_id from imports where id = $1 and user_id = $2 and created_at > $3`

export async function findImport(db: Db, id: string, userId: number, now: Date): Promise<Import | null> {
  const since = new Date(now.getTime() - kept)
  const row = await rowOf<Omit<Import, 'entries'> & { entries: string }>(db, find, [id, userId, since])
  return row && { ...row, entries: JSON.parse(row.entries) as ImportedEvent[] }
}

export async function deleteOldImports(db: Db, now: Date): Promise<void> {
  await db.query('delete from imports where created_at <= $1', [new Date(now.getTime() - kept)])
}

export async function pullImportsBack(db: Db, now: Date): Promise<void> {
  await db.query('update imports set created_at = $1 where created_at > $1', [now])
}

// Lock the account, so that the second of two concurrent imports sees the events of the first.
export async function lockImporter(db: Db, userId: number): Promise<void> {
  await db.query('select from users where id = $1 for no key update', [userId])
}

export interface Known extends Pick<EventBefore, 'approval_status'> {
  uid: string
  event_id: number
  sequence: number
  /** The entry as it was last imported. */
  draft: EventDraft
  said: Lifecycle
  lifecycle: Lifecycle
  over_at: string
}

const findKnown = `
  select i.uid, i.event_id, i.sequence, i.draft, i.lifecycle as said, e.lifecycle, e.over_at, e.approval_status
  from imported_events as i join events as e on e.id = i.event_id
  where i.author_id = $1 and i.uid = any ($2::text[])`

export async function knownEvents(
  db: Db,
  authorId: number,
  uids: readonly string[],
): Promise<Map<string, Known>> {
  const rows = await rowsOf<Known>(db, findKnown, [authorId, uids])
  return new Map(rows.map((row) => [row.uid, row]))
}

const here = `
  select id, author_id is not distinct from $1 as is_own from events
  where id = any ($2::integer[]) and (author_id = $1 or is_published)`

/** Maps the ids of existing events that the author may see to whether the event is their own. */
export async function eventsHere(
  db: Db,
  authorId: number,
  ids: readonly number[],
): Promise<Map<number, boolean>> {
  const rows = await rowsOf<{ id: number; is_own: boolean }>(db, here, [authorId, ids])
  return new Map(rows.map(({ id, is_own }) => [id, is_own]))
}

interface Remembered extends Pick<ImportedEvent, 'uid' | 'sequence' | 'lifecycle'> {
  draft: EventDraft
  /** The import that makes the event; a later one leaves it as it is. */
  importId: string
}

const remember = `
  insert into imported_events (author_id, uid, event_id, sequence, draft, lifecycle, import_id)
  values ($1, $2, $3, $4, $5::text::jsonb, $6, $7)
  on conflict (author_id, uid) do update set sequence = excluded.sequence, draft = excluded.draft,
    lifecycle = excluded.lifecycle`

export async function rememberEntry(
  db: Db,
  authorId: number,
  eventId: number,
  { uid, sequence, draft, lifecycle, importId }: Remembered,
): Promise<void> {
  await db.query(remember, [authorId, uid, eventId, sequence, JSON.stringify(draft), lifecycle, importId])
}

/** The maximum number of events of one day that are compared with an entry, the newest first. */
const looked = 200

/** The maximum number of comparisons for one import. Each takes about 50 µs of the database's time. */
const compared = 10_000

/** Finds similar events that the author may see, with the thresholds of `review/alikeQueries.ts`. */
const findAlike = `
  select given.uid, other.id, other.title
  from jsonb_to_recordset($2::text::jsonb) as given (uid text, title text, event_date date, place text, is_online boolean)
  cross join lateral (
    select id, title from (
      select id, title, venue, location, is_online from events
      where event_date + 0 = given.event_date + 0 and (is_published or author_id = $1) and approval_status <> 'rejected'
      order by id desc limit $3
    ) as day
    where similarity(fold(day.title), fold(given.title)) >= 0.4
      and case when given.is_online or day.is_online then given.is_online and day.is_online
        else similarity(fold(concat_ws(E'\\n', day.venue, day.location)), fold(given.place)) >= 0.4 end
    order by similarity(fold(day.title), fold(given.title)) desc, id limit 1
  ) as other`

export interface Alike {
  id: number
  title: string
}

export async function alikeEvents(
  db: Db,
  authorId: number,
  given: readonly { uid: string; title: string; event_date: string; place: string; is_online: boolean }[],
): Promise<Map<string, Alike>> {
  if (given.length === 0) return new Map()
  const each = Math.min(looked, Math.ceil(compared / given.length))
  const rows = await rowsOf<Alike & { uid: string }>(db, findAlike, [authorId, JSON.stringify(given), each])
  return new Map(rows.map(({ uid, id, title }) => [uid, { id, title }]))
}
