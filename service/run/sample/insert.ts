import type { Db } from '../../ports/db.ts'
import { draftColumns } from '../../events/eventDraft.ts'
import type { Rows } from './rows.ts'

// Each list is passed as one JSON text.
const insertPeople = `
  insert into users (email, email_key, full_name, user_type, password_hash, is_active, is_email_verified, verified_user,
    created_at)
  select email, email, full_name, user_type, password_hash, is_active, is_email_verified, verified_user, created_at
  from jsonb_to_recordset($1::text::jsonb) as r(
    email text, full_name text, user_type text, password_hash text, is_active boolean, is_email_verified boolean,
    verified_user boolean, created_at timestamptz)
  on conflict (email_key) do nothing`

const columns = draftColumns.filter((column) => column !== 'category_id' && column !== 'type_id')
const others = [
  'approval_status',
  'reject_reason',
  'lifecycle',
  'lifecycle_reason',
  'lifecycle_changed_at',
  'visibility',
  'is_featured',
  'created_at',
]

const insertEvents = `
  with next as (
    select nextval(pg_get_serial_sequence('events', 'id'))::integer as next_id, r.given, n.*
    from jsonb_array_elements($1::text::jsonb) as r(given), jsonb_populate_record(null::events, r.given) as n
  )
  insert into events (id, slug, author_id, author_name, category_id, type_id, ${[...columns, ...others].join(', ')})
  overriding system value
  select next_id, slug || '-' || next_id, u.id, u.full_name, c.id, t.id,
    ${[...columns, ...others].map((column) => `n.${column}`).join(', ')}
  from next as n
  join users as u on u.email_key = n.given ->> 'author_email'
  left join categories as c on fold(c.name) = fold(n.given ->> 'category') and c.deleted_at is null
  left join event_types as t on fold(t.name) = fold(n.given ->> 'type') and t.deleted_at is null
  order by next_id`

const insertSeries = `
  with made as (insert into series (frequency, every) values ('weekly', 1) returning id)
  update events set series_id = made.id from made where title = $1`

const insertImages = `
  insert into gallery_images (event_id, ord, media)
  select e.id, r.ord, r.media
  from jsonb_to_recordset($1::text::jsonb) as r(title text, ord integer, media jsonb)
  join events as e on e.title = r.title`

const insertSlides = `
  insert into homepage_slides (ord, heading, description, date, place, media)
  select ord, heading, description, date, place, media
  from jsonb_to_recordset($1::text::jsonb) as r(
    ord integer, heading text, description text, date date, place text, media jsonb)`

const insertMarks = `
  with marks as (
    select u.id as user_id, e.id as event_id, e.starts_at, e.over_at, r.at, r.is_favorite
    from jsonb_to_recordset($1::text::jsonb) as r(
      email text, title text, event_date date, at timestamptz, is_favorite boolean)
    join users as u on u.email_key = r.email
    join events as e on (e.title, e.event_date) = (r.title, r.event_date)
  ), viewed as (
    insert into event_views (event_id, user_id, viewed_at) select event_id, user_id, at from marks
  )
  insert into favorites (user_id, event_id, starts_at, over_at, added_at)
  select user_id, event_id, starts_at, over_at, at from marks where is_favorite`

const insertProposals = `
  with given as (
    select e.id, r.draft, r.at, r.media
    from jsonb_to_recordset($1::text::jsonb) as r(title text, draft jsonb, at timestamptz, media jsonb)
    join events as e on e.title = r.title
  ), proposed as (
    insert into event_proposals (event_id, draft, removed_images, proposed_at)
    select given.id,
      (select to_jsonb(d) from (select ${draftColumns.join(', ')} from events where id = given.id) as d) || draft,
      array(select id from gallery_images where event_id = given.id order by ord limit 1), at
    from given returning event_id
  ), pictured as (
    insert into proposal_images (event_id, ord, media)
    select given.id, 100 + at.n, at.media from given, jsonb_array_elements(media) with ordinality as at(media, n)
  )
  update events set proposed_at = given.at, version = 2 from given where events.id = given.id`

/** The audit entries of the review. The superadmins who decided have no account here. */
const insertAuditEntries = `
  insert into audit_log (at, actor_id, action, entity, entity_id, reason, details)
  select at, actor_id, action, 'event', id, reason, details from (
    select created_at as at, author_id as actor_id, 'create' as action, id, null as reason, null::jsonb as details
    from events
    union all
    select created_at + interval '5 hours', null, case approval_status when 'published' then 'publish' else 'reject' end,
      id, reject_reason, null
    from events where approval_status <> 'pending'
    union all
    select proposed_at, author_id, 'propose', id, null,
      '{"content": {}, "start_time": {}, "venue": {}, "gallery_images": {}}'
    from events where proposed_at is not null
    union all
    select lifecycle_changed_at, author_id, case lifecycle when 'cancelled' then 'cancel' else 'postpone' end, id, null,
      '{"lifecycle": {}, "lifecycle_reason": {}}'
    from events where lifecycle <> 'scheduled'
  ) as entries
  where id in (select id from events where not is_published or proposed_at is not null or lifecycle <> 'scheduled')
  order by at`

const insertEdits = `
  insert into event_edits (deed_id, event_id, author_id, details)
  select a.id, e.id, e.author_id, jsonb_build_object(
    'content', jsonb_build_object('from', left(e.content, 200), 'to', left(p.draft ->> 'content', 200)),
    'start_time', jsonb_build_object('from', left(e.start_time::text, 5), 'to', left(p.draft ->> 'start_time', 5)),
    'venue', jsonb_build_object('from', e.venue, 'to', p.draft ->> 'venue'),
    'gallery_images', jsonb_build_object('from', had.n, 'to', had.n - cardinality(p.removed_images) + new.n)
  )
  from event_proposals as p join events as e on e.id = p.event_id
    join audit_log as a on a.entity = 'event' and a.entity_id = e.id and a.action = 'propose'
    cross join lateral (select count(*) as n from gallery_images where event_id = e.id) as had
    cross join lateral (select count(*) as n from proposal_images where event_id = e.id) as new
  union all
  select a.id, e.id, e.author_id, jsonb_build_object(
    'lifecycle', jsonb_build_object('from', 'scheduled', 'to', e.lifecycle),
    'lifecycle_reason', jsonb_build_object('from', null, 'to', e.lifecycle_reason)
  )
  from events as e
    join audit_log as a on a.entity = 'event' and a.entity_id = e.id and a.action in ('cancel', 'postpone')`

export async function insertRows(
  db: Db,
  { people, events, images, slides, marks, proposals, series }: Rows,
): Promise<void> {
  await db.query(insertPeople, [JSON.stringify(people)])
  await db.query(insertEvents, [JSON.stringify(events)])
  for (const title of series) await db.query(insertSeries, [title])
  await db.query(insertImages, [JSON.stringify(images)])
  await db.query(insertSlides, [JSON.stringify(slides)])
  await db.query(insertMarks, [JSON.stringify(marks)])
  await db.query(insertProposals, [JSON.stringify(proposals)])
  await db.query(insertAuditEntries)
  await db.query(insertEdits)
}
