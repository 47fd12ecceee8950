-- Lists that show each series once test series_id for every row that they read or count, so the indexes contain it.
drop index events_listed;
drop index events_listed_category;
drop index events_listed_type;
drop index events_listed_both;
create index events_listed on events (starts_at, id) include (over_at, series_id)
  where is_published and lifecycle = 'scheduled';
create index events_listed_category on events (category_id, starts_at, id) include (over_at, series_id)
  where is_published and lifecycle = 'scheduled';
create index events_listed_type on events (type_id, starts_at, id) include (over_at, series_id)
  where is_published and lifecycle = 'scheduled';
create index events_listed_both on events (category_id, type_id, starts_at, id) include (over_at, series_id)
  where is_published and lifecycle = 'scheduled';

-- The other dates of a series are tested by the index alone.
drop index events_series;
create index events_series on events (series_id, starts_at, id) include (over_at, is_published, lifecycle)
  where series_id is not null;
