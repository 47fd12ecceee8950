/** Statements that hold the counters against the rows. */
export const recount = {
  /** What each counter must say, counted row by row: `scope`, `key`, `n`. */
  rows: `
  select 'events' as scope, 'all' as key, count(*) as n from events
  union all select 'events', approval_status, count(*) from events group by 2
  union all select 'events', 'featured', count(*) from events where is_featured
  union all select 'events_by_category', category_id::text, count(*) from events where category_id is not null group by 2
  union all select 'events_by_type', type_id::text, count(*) from events where type_id is not null group by 2
  union all select 'published_by_day', event_date::text, count(*) from events where is_published group by 2
  union all select 'events_by_month', to_char(created_at at time zone 'UTC', 'YYYY-MM'), count(*) from events group by 2
  union all select 'favorites', 'all', count(*) from favorites
  union all select 'event_views', 'all', count(*) from event_views
  union all select 'gallery_images', 'all', count(*) from gallery_images
  union all select 'users', 'all', count(*) from users
  union all select 'users', user_type, count(*) from users group by 2
  union all select 'users', 'active', count(*) from users where is_active
  union all select 'users', 'verified', count(*) from users where verified_user
  union all select 'users_by_month', to_char(created_at at time zone 'UTC', 'YYYY-MM'), count(*) from users group by 2`,
  /** What they say. */
  counters: 'select scope, key, sum(n)::bigint as n from counters group by scope, key having sum(n) <> 0',
  /** Events whose own counts are wrong. */
  wrongStats: `
      select event_id from event_stats
      where view_count <> (select count(*) from event_views as v where v.event_id = event_stats.event_id)
        or favorite_count <> (select count(*) from favorites as f where f.event_id = event_stats.event_id)`,
}
