import type { Db } from '../ports/db.ts'
import { type Editable, valuesOf } from './eventInput.ts'
import type { Caller } from '../ports/caller.ts'

/** An event as its author is about to edit it. */
export interface EventBefore extends Editable {
  author_id: number | null
  approval_status: 'pending' | 'published' | 'rejected'
}

const find = `
  select title, content, event_date, start_time, end_time, venue, location, location_details, latitude, longitude,
    register_link, is_online, type_id, category_id, registration_deadline, max_participants, tags,
    author_id, approval_status
  from events where id = $1 and (is_published or author_id = $2 or $3::boolean)`
// A decision or another edit at the same time waits, and then sees what this one made of the event.
const lock = `${find} for no key update`

/** The event, if it exists for the viewer; `lock` keeps it as it is until the transaction ends. */
export async function findBefore(
  db: Db,
  id: number,
  viewer: Pick<Caller, 'id' | 'user_type'>,
  as: 'look' | 'lock',
): Promise<EventBefore | null> {
  const parameters = [id, viewer.id, viewer.user_type === 'superadmin']
  const { rows } = await db.query<EventBefore>(as === 'lock' ? lock : find, parameters)
  return rows[0] ?? null
}

const update = `
  update events set
    title = $2, content = $3, event_date = $4, start_time = $5, end_time = $6, venue = $7, location = $8,
    location_details = $9, latitude = $10, longitude = $11, register_link = $12, is_online = $13, type_id = $14,
    category_id = $15, registration_deadline = $16, max_participants = $17, tags = $18, updated_at = $19,
    approval_status = 'pending', reject_reason = null
  where id = $1`

/** Saves an edit: the event waits for a decision, again or still. Its slug stays, whatever its title. */
export async function saveEdit(db: Db, id: number, event: Editable, now: Date): Promise<void> {
  await db.query(update, [id, ...valuesOf(event), now])
}

const images = 'select id, ord from gallery_images where event_id = $1 order by ord, id'

/** The event's pictures, in order. */
export async function listImages(db: Db, eventId: number): Promise<{ id: number; ord: number }[]> {
  return (await db.query<{ id: number; ord: number }>(images, [eventId])).rows
}

const remove = 'delete from gallery_images where event_id = $1 and id = any ($2::integer[])'

/** Takes pictures from an event; a trigger notes their files as garbage. */
export async function deleteImages(db: Db, eventId: number, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.query(remove, [eventId, ids])
}

/** Deletes an event with all that belongs to it; a trigger notes the files of its pictures as garbage. */
export async function deleteEvent(db: Db, id: number): Promise<void> {
  await db.query('delete from events where id = $1', [id])
}
