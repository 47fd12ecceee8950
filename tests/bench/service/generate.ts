import type { Database } from '../../../service/store/database/database.ts'
import type { Db } from '../../../service/ports/db.ts'
import { findMiscounts, rebuildCounters } from '../../support/database/recount.ts'

/** The current time in the generated data. */
export const now = new Date('2026-06-15T12:00:00.000Z')

/** The calling accounts: their own events, favourites and rights are the same for every size. */
export const people = { superadmin: 1, reader: 2 }

/** Planted words, because no word of the made-up vocabulary has the required frequency. */
export const planted = {
  /** In one title out of ten. */
  common: 'music',
  /** In another title out of ten. */
  second: 'night',
  /** In the titles of ten events. */
  rare: 'quetzal',
  /** The venue of one event out of twenty. */
  place: 'Bergheim',
  /** The family name of the author of one event out of fifty. */
  author: 'Okonkwo',
}

const tables = [
  'users',
  'events',
  'event_stats',
  'gallery_images',
  'favorites',
  'event_views',
  'audit_log',
] as const

const indexes = `
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
  where indrelid = any ($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)`

// A number in [0, 1) that is always the same for the same row, purpose and seed.
const dice = (seed: number) => `
  create or replace function pg_temp.dice(n bigint, purpose integer) returns double precision language sql immutable
    return (hashint8extended(n, ${seed} + purpose) & 2147483647) / 2147483648.0`

// Words have three syllables, and their frequencies fall as in natural language: the tenth word is ten times
// rarer than the first.
const word = `
  create or replace function pg_temp.word(dice double precision) returns text language plpgsql immutable as $$
  declare
    n integer := floor(power(6000, dice))::integer * 7919 % 27000;
    syllables text := 'babebobudadedodufafefogagekakilalumamineninopoparirosasotatevizu';
  begin
    return substr(syllables, 1 + 2 * (n % 30), 2) || substr(syllables, 1 + 2 * (n / 30 % 30), 2) || substr(syllables, 1 + 2 * (n / 900), 2);
  end $$`

const paragraphs = `
  create temp table paragraphs on commit drop as
    select p, string_agg(pg_temp.word(pg_temp.dice(p * 100 + at, 1)), ' ' order by at) as text
    from generate_series(0, 4999) as p, generate_series(1, 22) as at group by p`

const users = `
  insert into users (email, email_key, full_name, phone, user_type, is_active, is_email_verified, verified_user, last_login, created_at)
  select 'person' || n || '@plaza.test', 'person' || n || '@plaza.test',
    initcap(pg_temp.word(pg_temp.dice(n, 2))) || ' ' || case when n % 50 = 3 then '${planted.author}' else initcap(pg_temp.word(pg_temp.dice(n, 3))) end,
    '+49' || (1000000000 + n), case when n = ${people.superadmin} then 'superadmin' when n % 100 = 0 then 'admin' else 'user' end,
    n <= 2 or n % 20 <> 0, n <= 2 or n % 10 <> 0, n % 3 = 0,
    case when n % 7 > 0 then $2::timestamptz - pg_temp.dice(n, 4) * interval '90 days' end,
    $2::timestamptz - (1 - n::double precision / $1::integer) * interval '900 days'
  from generate_series(1, $1::integer) as n`

const series = `
  insert into series (frequency, every) select 'weekly', 1 from generate_series(1, $1::integer / 50)`

// At every size, 200 events wait for a decision and 100 were created by the reader. One event out of five is
// one of the ten dates of a weekly series, which are alike: `alike` is the same number for all of them.
const events = `
  insert into events (series_id, slug, title, content, time_zone, event_date, start_time, end_time, venue, location, latitude, longitude, type_id, category_id,
    author_id, author_name, approval_status, is_featured, max_participants, tags, created_at)
  select case when is_repeated then 1 + n / 50 end, 'event-' || n,
    case when alike % 10 = 1 then '${planted.common} ' when alike % 10 = 2 then '${planted.second} ' else '' end
      || case when alike % ($1::integer / 10) = 7 then '${planted.rare} ' else '' end
      || pg_temp.word(pg_temp.dice(alike, 5)) || ' ' || pg_temp.word(pg_temp.dice(alike, 6)) || ' ' || pg_temp.word(pg_temp.dice(alike, 7)),
    a.text || ' ' || b.text, 'UTC', ($3::timestamptz)::date - 365 +
      (pg_temp.dice(alike, 8) * 660)::integer + case when is_repeated then 7 * (n % 10) else (pg_temp.dice(n, 33) * 70)::integer end,
    time '08:00' + (pg_temp.dice(alike, 9) * 40)::integer * interval '15 minutes', null,
    initcap(pg_temp.word(pg_temp.dice(alike, 10))) || ' Hall',
    case when alike % 20 = 4 then '${planted.place}' else initcap(pg_temp.word(pg_temp.dice(alike, 11))) end,
    pg_temp.dice(alike, 12) * 120 - 60, pg_temp.dice(alike, 13) * 360 - 180,
    1 + (pg_temp.dice(alike, 14) * 7.99)::integer % 8, 1 + (pg_temp.dice(alike, 15) * 9.99)::integer % $4::integer, author.id, author.full_name,
    case when n % ($1::integer / 200) = 0 then 'pending' when n % 33 = 5 then 'rejected' else 'published' end, n % 50 = 9,
    50, 'one, two', $3::timestamptz - (1 - n::double precision / $1::integer) * interval '800 days'
  from generate_series(1, $1::integer) as n
  cross join lateral (select n % 50 between 20 and 29 as is_repeated) as one
  cross join lateral (select case when is_repeated then n / 50 * 50 + 20 + n / 50 % 10 else n end as alike) as other
  join paragraphs as a on a.p = (hashint8extended(alike, 16) & 1048575) % 5000
  join paragraphs as b on b.p = (hashint8extended(alike, 17) & 1048575) % 5000
  join users as author on author.id =
    case when alike % ($1::integer / 100) = 3 then ${people.reader} else 3 + (hashint8extended(alike, 18) & 2147483647) % ($2::integer - 2) end
  order by n`

const images = `
  insert into gallery_images (event_id, ord, media)
  select n, 0, jsonb_build_object('name', md5(n::text), 'width', 1280, 'height', 960, 'blur', 'data:image/webp;base64,' || repeat('A', 120),
    'widths', jsonb_build_array(320, 640, 1280))
  from generate_series(1, $1::integer) as n`

// The reader has 200 favourites and 200 views; everybody else has about ten of each.
const marks = (into: string, salt: number) => `
  insert into ${into}
  select user_id, event_id, starts_at, over_at, at from (
    select distinct on (user_id, event_id) user_id, event_id, $3::timestamptz - pg_temp.dice(n, ${salt}) * interval '300 days' as at
    from (
      select n, case when n <= 200 then ${people.reader} else 3 + (hashint8extended(n, ${salt + 1}) & 2147483647) % ($2::integer - 2) end as user_id,
        (case when n <= 200 then 1 + n * ($1::integer / 200 - 1)
          else 1 + floor(power($1::integer, pg_temp.dice(n, ${salt + 2}))) end)::integer as event_id
      from generate_series(1, 2 * $1::integer) as n
    ) as drawn order by user_id, event_id
  ) as marks join events on events.id = event_id where is_published`

const views = marks('event_views (user_id, event_id, viewed_at)', 30).replace(
  'starts_at, over_at, at from',
  'at from',
)
const favorites = marks('favorites (user_id, event_id, starts_at, over_at, added_at)', 20)

const stats = `insert into event_stats (event_id) select id from events`

const auditEntries = `
  insert into audit_log (at, actor_id, action, entity, entity_id)
  select $2::timestamptz - (1 - n::double precision / $1::integer) * interval '800 days',
    case when n % 10 = 0 then ${people.superadmin} else 2 + n % 50 end,
    (array['create', 'create', 'update', 'publish', 'publish', 'reject', 'login'])[1 + n % 7],
    (array['event', 'event', 'event', 'user', 'category'])[1 + n % 5], 1 + n % 1000
  from generate_series(1, $1::integer) as n`

const slides = `
  insert into homepage_slides (ord, heading, description, date, place)
  select n, 'Slide ' || n, 'What there is to see.', date '2026-06-20', 'Town hall' from generate_series(1, 5) as n`

/** The memory limit for building an index. */
const workMemory = { embedded: '128MB', postgres: '1GB' }

/**
 * Fills a migrated, empty database with the given number of events, and with people, pictures, favourites,
 * views and audit entries in proportion; the same seed gives the same data. Indexes are created afterwards
 * and triggers are off during the inserts, so the counters are computed from the rows, and then checked.
 */
export async function generate(
  database: Database,
  size: number,
  seed: number,
  { categories = 10 } = {},
): Promise<void> {
  const persons = Math.max(50, size / 5)
  await database.longTransaction(async (db) => {
    await db.query(`set local maintenance_work_mem = '${workMemory[database.engine]}'`)
    await db.query('set local session_replication_role = replica')
    const { rows } = await db.query<{ name: string; definition: string }>(indexes, [tables])
    for (const { name } of rows) await db.query(`drop index ${name}`)
    await fill(db, size, persons, seed, categories)
    for (const { definition } of rows) await db.query(definition)
    await rebuildCounters(db)
  })
  await database.query('vacuum (analyze)')
  await checkCounters(database)
}

/** Counts every row again; throws if a counter differs. */
export async function checkCounters(database: Database): Promise<void> {
  const [wrong] = await database.longTransaction((db) => findMiscounts(db))
  if (wrong) throw new Error(`a counter disagrees with its rows: ${JSON.stringify(wrong)}`)
}

async function fill(db: Db, size: number, persons: number, seed: number, categories: number) {
  await db.query(dice(seed))
  await db.query(word)
  await db.query(paragraphs)
  await db.query(users, [persons, now])
  await db.query(series, [size])
  await db.query(events, [size, persons, now, categories])
  await db.query(images, [size])
  await db.query(favorites, [size, persons, now])
  await db.query(views, [size, persons, now])
  await db.query(stats)
  await db.query(auditEntries, [size, now])
  await db.query(slides)
}
