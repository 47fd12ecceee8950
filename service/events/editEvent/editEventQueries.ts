import { type Db, rowOf, rowsOf } from '../../ports/db.ts'
import { draftColumns, type EventDraft } from '../eventDraft.ts'
import { Params } from '../../http/lists/clause.ts'
import type { Approval } from '../fields/statuses.ts'
import type { Visibility, VisibilityLimit } from '../fields/visibility.ts'
import type { Caller } from '../../ports/caller.ts'
import type { StoredImage } from '../../pictures/answer.ts'
import { dropProposal } from '../proposals/proposalQueries.ts'
import { endSeries } from '../series/seriesQueries.ts'
import { noteChange } from './changeQueries.ts'

export interface EventBefore extends EventDraft, VisibilityLimit {
  author_id: number | null
  approval_status: Approval
  visibility: Visibility
  series_id: number | null
}

const find = `
  select ${draftColumns.join(', ')}, author_id, approval_status, visibility, visibility_ceiling, visibility_reason, series_id
  from events where id = $1 and (is_published or author_id = $2 or $3::boolean)`
// A concurrent decision or edit waits for the lock and then sees the result of this one.
const lock = `${find} for no key update`

export function findBefore(
  db: Db,
  id: number,
  viewer: Pick<Caller, 'id' | 'user_type'>,
  as: 'look' | 'lock',
) {
  const parameters = [id, viewer.id, viewer.user_type === 'superadmin']
  return rowOf<EventBefore>(db, as === 'lock' ? lock : find, parameters)
}

export async function saveEdit(
  db: Db,
  id: number,
  event: EventDraft,
  now: Date,
  status: 'pending' | 'published' = 'pending',
): Promise<void> {
  await noteChange(db, id, null, event, now)
  const params = new Params()
  await db.query(
    `update events set ${draftColumns.map((column) => `${column} = ${params.add(event[column])}`).join(', ')},
       updated_at = ${params.add(now)}, approval_status = ${params.add(status)}, reject_reason = null, version = version + 1,
       proposed_at = case when ${params.add(status)} = 'published' then proposed_at end
     where id = ${params.add(id)}`,
    params.values,
  )
  await moveFavorites(db, [id])
  if (status === 'pending') await dropProposal(db, id)
}

const move = `
  update favorites set starts_at = e.starts_at, over_at = e.over_at from events as e
  where e.id = any ($1::integer[]) and event_id = e.id
    and (favorites.starts_at, favorites.over_at) <> (e.starts_at, e.over_at)`

/**
 * Copies the times of these events to their favourites. Call this after a change of an event's time, in the
 * same transaction, but not in the same statement, which would not see a favourite that was added while it
 * waited for the event.
 */
export async function moveFavorites(db: Db, eventIds: readonly number[]): Promise<void> {
  await db.query(move, [eventIds])
}

/** The event's own pictures, and those that its proposal would add. */
type ImageTable = 'gallery_images' | 'proposal_images'

export const listImages = (db: Db, table: ImageTable, eventId: number) =>
  rowsOf<{ id: number; ord: number; name: string }>(
    db,
    `select id, ord, media ->> 'name' as name from ${table} where event_id = $1 order by ord, id`,
    [eventId],
  )

const ofAuthor = `
  select media from unnest($2::integer[]) with ordinality as asked (id, at)
  join gallery_images using (id) join events on events.id = event_id and author_id = $1
  order by at`

/** The pictures with these ids that belong to the author's events, in the order of `ids`. */
export async function imagesOf(db: Db, authorId: number, ids: readonly number[]): Promise<StoredImage[]> {
  if (ids.length === 0) return []
  const rows = await rowsOf<{ media: StoredImage }>(db, ofAuthor, [authorId, ids])
  return rows.map(({ media }) => media)
}

const insert = (table: ImageTable) => `
  insert into ${table} (event_id, ord, media)
  select $1, $2::integer + at - 1, media from jsonb_array_elements($3::jsonb) with ordinality as given (media, at)`

export async function insertImages(
  db: Db,
  table: ImageTable,
  eventId: number,
  ord: number,
  images: readonly StoredImage[],
): Promise<void> {
  if (images.length > 0) await db.query(insert(table), [eventId, ord, JSON.stringify(images)])
}

export async function deleteImages(
  db: Db,
  table: ImageTable,
  eventId: number,
  ids: readonly number[],
): Promise<void> {
  const sql = `delete from ${table} where event_id = $1 and id = any ($2::integer[])`
  if (ids.length > 0) await db.query(sql, [eventId, ids])
}

const remove = 'delete from events where id = $1 returning series_id'

/**
 * Deletes an event and everything that belongs to it, and its series if it was the last date. A trigger marks
 * its picture files as garbage. Call this in a transaction.
 */
export async function deleteEvent(db: Db, id: number): Promise<void> {
  await endSeries(db, await rowsOf(db, remove, [id]))
}
