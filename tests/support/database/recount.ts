import type { Db } from '../../../service/ports/db.ts'

// Does not use the trigger functions, so that a bug in them cannot distort both sides of the comparison.
const counted = `
  select 'events' as scope, 'all' as key, count(*) as n from events
  union all select 'events', approval_status, count(*) from events group by 2
  union all select 'events', 'featured', count(*) from events where is_featured
  union all select 'events', 'cancelled', count(*) from events where approval_status = 'published' and lifecycle = 'cancelled' having count(*) > 0
  union all select 'events_by_category', category_id::text, count(*) from events where category_id is not null group by 2
  union all select 'events_by_type', type_id::text, count(*) from events where type_id is not null group by 2
  union all select 'events', 'listed', count(*) from events where approval_status = 'published' and lifecycle = 'scheduled'
  union all select 'listed_by_day', (over_at at time zone 'UTC')::date::text, count(*) from events
    where approval_status = 'published' and lifecycle = 'scheduled' group by 2
  union all select 'events_by_month', to_char(created_at at time zone 'UTC', 'YYYY-MM'), count(*) from events group by 2
  union all select 'favorites', 'all', count(*) from favorites
  union all select 'event_views', 'all', count(*) from event_views
  union all select 'gallery_images', 'all', count(*) from gallery_images
  union all select 'users', 'all', count(*) from users
  union all select 'users', user_type, count(*) from users group by 2
  union all select 'users', 'active', count(*) from users where is_active
  union all select 'users', 'verified', count(*) from users where verified_user
  union all select 'users_by_month', to_char(created_at at time zone 'UTC', 'YYYY-MM'), count(*) from users group by 2`

const marks = `
  select event_id, coalesce(v.n, 0) as views, coalesce(f.n, 0) as favorites
  from (select event_id, count(*)::integer as n from event_views group by event_id) as v
  full join (select event_id, count(*)::integer as n from favorites group by event_id) as f using (event_id)`

/** Favourites whose times are not those of their event. */
export const strays = `
  select event_id from favorites join events on events.id = event_id
  where (favorites.starts_at, favorites.over_at) <> (events.starts_at, events.over_at)`

const shown = 100

// Each check is one statement, so that both sides are read in the same snapshot.
const wrongCounters = `
  with actual as (${counted}),
    kept as (select scope, key, sum(n)::bigint as n from counters group by scope, key)
  select scope, key, coalesce(kept.n, 0) as kept, coalesce(actual.n, 0) as counted
  from kept full join actual using (scope, key)
  where coalesce(kept.n, 0) <> coalesce(actual.n, 0) order by scope, key limit ${shown}`

const wrongStats = `
  with marks as (${marks}),
    both_sides as (
      select coalesce(s.event_id, m.event_id) as id, s.view_count, s.favorite_count,
        coalesce(m.views, 0) as views, coalesce(m.favorites, 0) as favorites
      from (select e.id as event_id, s.view_count, s.favorite_count from events as e left join event_stats as s on s.event_id = e.id) as s
      full join marks as m using (event_id)
    )
  select scope, id::text as key, coalesce(kept, -1) as kept, counted
  from both_sides cross join lateral (values
    ('views of event', view_count, views), ('favorites of event', favorite_count, favorites)
  ) as side (scope, kept, counted)
  where kept is distinct from counted order by scope, id limit ${shown}`

interface Miscount {
  scope: string
  key: string
  kept: number
  counted: number
}

export async function findMiscounts(db: Db): Promise<Miscount[]> {
  const counters = await db.query<Miscount>(wrongCounters)
  const stats = await db.query<Miscount>(wrongStats)
  return [...counters.rows, ...stats.rows]
}

const steps = [
  'delete from counters',
  `insert into counters (scope, key, slot, n) select scope, key, 0, n from (${counted}) as counted where n <> 0`,
  'insert into event_stats (event_id) select id from events on conflict (event_id) do nothing',
  `update event_stats as s set view_count = m.views, favorite_count = m.favorites
   from (select id as event_id, coalesce(views, 0) as views, coalesce(favorites, 0) as favorites
     from events left join (${marks}) as m on m.event_id = id) as m
   where m.event_id = s.event_id and (s.view_count <> m.views or s.favorite_count <> m.favorites)`,
]

export async function rebuildCounters(db: Db): Promise<void> {
  for (const step of steps) await db.query(step)
}
