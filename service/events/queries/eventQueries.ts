import { randomBytes } from 'node:crypto'
import { type Db, givesRows, oneRow } from '../../ports/db.ts'
import type { EventRow } from '../eventAnswer.ts'
import { draftColumns, wholeDraft } from '../eventDraft.ts'
import { fieldNames } from '../fields/eventFields.ts'
import type { NewEvent } from '../newEvent.ts'
import type { Caller } from '../../ports/caller.ts'
import { Params } from '../../http/lists/clause.ts'
import type { List } from '../../http/lists/find.ts'
import { orderBy } from '../../http/lists/order.ts'
import { type Content, readRows } from '../../http/lists/places.ts'

type Viewer = Pick<Caller, 'id' | 'user_type'>

/**
 * Length of the content in list rows: one character more than is shown, so that clients know that it
 * continues.
 */
const rowLength = 101

const nameOf = (table: string, id: string) => `(
  select jsonb_build_object('id', id, 'name', name) from ${table}
  where id = (${wholeDraft} ->> '${id}')::integer and deleted_at is null)`

const proposal = `
  select jsonb_build_object('draft', ${wholeDraft}, 'status', p.status, 'reject_reason', p.reject_reason, 'visibility', coalesce(p.visibility, e.visibility),
    'proposed_at', p.proposed_at, 'event_type', ${nameOf('event_types', 'type_id')},
    'event_category', ${nameOf('categories', 'category_id')},
    'gallery', coalesce((
      select jsonb_agg(jsonb_build_object('id', id, 'ord', ord, 'media', media) order by ord, id) from (
        select id, ord, media from gallery_images where event_id = p.event_id and id <> all (p.removed_images)
        union all select id, ord, media from proposal_images where event_id = p.event_id
      ) as pictures
    ), '[]'))
  from event_proposals as p where p.event_id = e.id`

const gallery = `(
  select coalesce(json_agg(json_build_object('id', id, 'ord', ord, 'media', media) order by ord, id), '[]')
  from gallery_images where event_id = e.id)`

/** Selected as columns, since building a JSON document for each row costs more than all other joins. */
const cover = `
  left join lateral (
    select id as cover_id, ord as cover_ord, media as cover_media from gallery_images
    where event_id = e.id order by ord, id limit 1
  ) as cover on true`

const series = (mayKnowAll: string, now: string) => `
  select jsonb_build_object('id', series.id, 'frequency', frequency, 'interval', every, 'count', n, 'position', position,
    'upcoming', upcoming)
  from series cross join lateral (
    select count(*) as n, count(*) filter (where (starts_at, id) <= (e.starts_at, e.id)) as position,
      count(*) filter (where over_at > ${now}) as upcoming
    from events where series_id = series.id and (is_published or ${mayKnowAll})
  ) as counted
  where series.id = e.series_id`

const fields = fieldNames
  .filter((name) => name !== 'content')
  .map((name) => (name === 'time_zone' ? `coalesce(e.time_zone, 'UTC') as time_zone` : `e.${name}`))
  .join(', ')

/**
 * With `isRows`, all events but the first are reduced to what a list row shows: one picture and the start of
 * the content.
 */
export const eventRows =
  (viewer: Viewer, now: Date, isRows = false): Content =>
  ({ fits, isFirst }, params) => {
    const user = params.add(viewer.id)
    const mayKnowAll = `(e.author_id = ${user} or ${params.add(viewer.user_type === 'superadmin')}::boolean)`
    const shown = isRows
      ? `case when ${isFirst} then e.content else left(e.content, ${rowLength}) end as content,
    case when ${isFirst} then ${gallery} end as gallery, cover.*`
      : `e.content, ${gallery} as gallery`
    return `
  select e.id, e.slug, e.visibility, e.visibility_ceiling, e.visibility_reason, ${fields}, ${shown}, e.is_online, e.starts_at, e.ends_at, e.over_at,
    t.id as type_id, t.name as type_name, c.id as category_id, c.name as category_name,
    e.author_id, e.author_name,
    case when ${mayKnowAll} then (select email from users where id = e.author_id) end as author_email,
    e.approval_status, e.reject_reason, e.is_published, e.lifecycle, e.lifecycle_reason, e.lifecycle_changed_at,
    case when e.series_id is not null then (${series(mayKnowAll, params.add(now))}) end as series, e.changed_alone, e.is_featured,
    (select added_at from favorites as f where f.user_id = ${user} and f.event_id = e.id) as favorite_since,
    s.view_count, s.favorite_count, e.created_at, e.updated_at,
    e.version,
    case when ${mayKnowAll} then (${proposal}) end as proposal
  from events as e
  join event_stats as s on s.event_id = e.id
  left join event_types as t on t.id = e.type_id and t.deleted_at is null
  left join categories as c on c.id = e.category_id and c.deleted_at is null${isRows ? cover : ''}
  where ${fits('e.id')}`
  }

export const readEvents = (db: Db, ids: readonly number[], viewer: Viewer, now: Date) =>
  readRows<EventRow>(db, eventRows(viewer, now), ids)

// The query checks access, so an event that the viewer may not see looks like a missing one.
const visible = `
  select id from events where id = $1 and (is_published or author_id = $2 or $3::boolean)`

export const maySee = (db: Db, id: number, viewer: Viewer) =>
  givesRows(db, visible, [id, viewer.id, viewer.user_type === 'superadmin'])

export const ownOrder = orderBy('events', 'id', { type: 'integer', descending: true, seeks: ['author_id'] })

export const ownEvents = (userId: number): List => ({
  order: ownOrder,
  where: (params) => [{ sql: `author_id = ${params.add(userId)}`, column: 'author_id' }],
})

/**
 * Makes slugs hard to guess: otherwise anyone who knows the title of an event shared by link could try ids.
 */
const hardToGuess = () => randomBytes(5).toString('hex')

export async function insertEvent(
  db: Db,
  event: NewEvent,
  author: Pick<Caller, 'id' | 'full_name'>,
  now: Date,
): Promise<number> {
  const params = new Params()
  const { id } = await oneRow<{ id: number }>(
    db,
    `with next as (select nextval(pg_get_serial_sequence('events', 'id'))::integer as id)
     insert into events (id, slug, visibility, author_id, author_name, created_at, ${draftColumns.join(', ')})
     overriding system value
     select id, ${params.add(`${event.slug}-${hardToGuess()}`)} || '-' || id, ${params.add(event.visibility)}, ${params.add(author.id)}, ${params.add(author.full_name)},
       ${params.add(now)}, ${draftColumns.map((column) => params.add(event[column])).join(', ')}
     from next
     returning id`,
    params.values,
  )
  return id
}
