import type { Db } from '../ports/db.ts'
import type { EventRow } from './eventAnswer.ts'
import { valuesOf, type NewEvent } from './eventInput.ts'
import type { Caller } from '../ports/caller.ts'
import type { StoredImage } from '../pictures/answer.ts'
import { countCap, type Found, type Slice, trimmed } from '../lists/paging.ts'

type Viewer = Pick<Caller, 'id' | 'user_type'>

// Joined only for the rows of one page.
const read = `
  select e.id, e.slug, e.title, e.content, e.event_date, e.start_time, e.end_time, e.venue, e.location,
    e.location_details, e.register_link, e.is_online,
    case when t.id is not null then jsonb_build_object('id', t.id, 'name', t.name) end as event_type,
    case when c.id is not null then jsonb_build_object('id', c.id, 'name', c.name) end as event_category,
    e.author_id, e.author_name, u.email as author_email,
    e.approval_status, e.reject_reason, e.is_published, e.is_featured,
    exists (select from favorites as f where f.user_id = $2 and f.event_id = e.id) as is_favorite,
    s.view_count, s.favorite_count,
    coalesce((
      select jsonb_agg(jsonb_build_object('id', g.id, 'ord', g.ord, 'media', g.media) order by g.ord, g.id)
      from gallery_images as g where g.event_id = e.id
    ), '[]') as gallery,
    e.created_at, e.updated_at, e.registration_deadline, e.max_participants, e.tags
  from events as e
  join event_stats as s on s.event_id = e.id
  left join event_types as t on t.id = e.type_id and t.deleted_at is null
  left join categories as c on c.id = e.category_id and c.deleted_at is null
  left join users as u on u.id = e.author_id
  where e.id = any ($1::integer[])`

/** The events with these ids as the viewer sees them, in the order of the ids; ids of none are left out. */
export async function readEvents(db: Db, ids: readonly number[], viewer: Viewer): Promise<EventRow[]> {
  if (ids.length === 0) return []
  const { rows } = await db.query<EventRow>(read, [ids, viewer.id])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

// Ownership belongs to the question: what one may not see is not there.
const visible = `
  select id from events where id = $1 and (is_published or author_id = $2 or $3::boolean)`

/** Whether the event exists for the viewer: it is published, or theirs, or they are a superadmin. */
export async function isVisible(db: Db, id: number, viewer: Viewer): Promise<boolean> {
  const { rows } = await db.query(visible, [id, viewer.id, viewer.user_type === 'superadmin'])
  return rows.length > 0
}

const own = (where: string, direction: 'asc' | 'desc') => `
  select id from events where author_id = $1 ${where} order by id ${direction} limit $2 offset $3`
const newest = own('', 'desc')
const older = own('and id < $4', 'desc')
const newer = own('and id > $4', 'asc')
const countOwn = `
  select count(*) as n from (select from events where author_id = $1 limit ${countCap}) as own`

/** A page of what someone created, newest first. */
export async function findOwn(db: Db, userId: number, slice: Slice): Promise<Found<{ id: number }>> {
  const { cursor, page, size } = slice
  const at = cursor === null ? [] : [Number(cursor.key[0])]
  const statement = cursor === null ? newest : cursor.back ? newer : older
  const { rows } = await db.query<{ id: number }>(statement, [userId, size + 1, (page - 1) * size, ...at])
  const count = cursor?.count ?? (await db.query<{ n: number }>(countOwn, [userId])).rows[0]?.n ?? 0
  return { ...trimmed(rows, slice), count }
}

const insert = `
  with next as (select nextval(pg_get_serial_sequence('events', 'id'))::integer as id)
  insert into events (id, slug, title, content, event_date, start_time, end_time, venue, location, location_details,
    latitude, longitude, register_link, is_online, type_id, category_id, registration_deadline, max_participants, tags,
    author_id, author_name, created_at)
  overriding system value
  select id, $1 || '-' || id, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21
  from next
  returning id`

/** Adds an event, pending. Its slug ends with its id and is therefore unique. */
export async function insertEvent(
  db: Db,
  event: NewEvent,
  author: Pick<Caller, 'id' | 'full_name'>,
  now: Date,
): Promise<number> {
  const { rows } = await db.query<{ id: number }>(insert, [
    event.slug,
    ...valuesOf(event),
    author.id,
    author.full_name,
    now,
  ])
  const [row] = rows
  if (!row) throw new Error('inserting an event gave no row')
  return row.id
}

const insertMedia = `
  insert into gallery_images (event_id, ord, media)
  select $1, $2::integer + at - 1, media from jsonb_array_elements($3::jsonb) with ordinality as given (media, at)`

/** Adds pictures to an event, in their order, from position `ord` on. */
export async function insertImages(db: Db, eventId: number, ord: number, images: readonly StoredImage[]) {
  if (images.length > 0) await db.query(insertMedia, [eventId, ord, JSON.stringify(images)])
}
