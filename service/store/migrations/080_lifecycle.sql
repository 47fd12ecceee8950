-- An event that was published can still be called off: a state of its own beside approval_status.
alter table events
  add column lifecycle text not null default 'scheduled' check (lifecycle in ('scheduled', 'postponed', 'cancelled')),
  add column lifecycle_reason text,
  -- Null while it never changed.
  add column lifecycle_changed_at timestamptz;

-- What Explore lists and what counts as coming is published and scheduled. A search, which finds the others too, walks by the indexes of
-- all events.
drop index events_published;
drop index events_published_category;
drop index events_published_type;
drop index events_published_both;
drop index events_published_newest;
drop index events_over;
create index events_listed on events (starts_at, id) include (over_at)
  where is_published and lifecycle = 'scheduled';
create index events_listed_category on events (category_id, starts_at, id) include (over_at)
  where is_published and lifecycle = 'scheduled';
create index events_listed_type on events (type_id, starts_at, id) include (over_at)
  where is_published and lifecycle = 'scheduled';
create index events_listed_both on events (category_id, type_id, starts_at, id) include (over_at)
  where is_published and lifecycle = 'scheduled';
create index events_listed_newest on events (created_at, id) where is_published and lifecycle = 'scheduled';
create index events_over on events (((over_at at time zone 'UTC')::date))
  where is_published and lifecycle = 'scheduled';

drop trigger event_moves on events;
create trigger event_moves before update on events for each row
  when ((old.event_date, old.start_time, old.end_date, old.end_time, old.time_zone, old.venue, old.location, old.latitude, old.longitude,
      old.lifecycle)
    is distinct from
    (new.event_date, new.start_time, new.end_date, new.end_time, new.time_zone, new.venue, new.location, new.latitude, new.longitude,
      new.lifecycle))
  execute function event_moves();

-- Every counter that one event counts in.
create function event_counters(
  approval_status text, lifecycle text, is_featured boolean, category_id integer, type_id integer, over_on date, created_at timestamptz
) returns table (scope text, key text) language sql stable
begin atomic
  select 'events', 'all'
  union all select 'events', approval_status
  union all select 'events', 'listed' where approval_status = 'published' and lifecycle = 'scheduled'
  union all select 'events', 'featured' where is_featured
  union all select 'events_by_category', category_id::text where category_id is not null
  union all select 'events_by_type', type_id::text where type_id is not null
  union all select 'listed_by_day', to_char(over_on, 'YYYY-MM-DD') where approval_status = 'published' and lifecycle = 'scheduled'
  union all select 'events_by_month', to_char(created_at at time zone 'UTC', 'YYYY-MM');
end;

create or replace function events_added() returns trigger language plpgsql as $$
begin
  insert into event_stats (event_id) select id from added;
  insert into counters as had (scope, key, slot, n)
    select c.scope, c.key, counter_slot(), count(*) from added as a,
      event_counters(a.approval_status, a.lifecycle, a.is_featured, a.category_id, a.type_id, (a.over_at at time zone 'UTC')::date, a.created_at) as c
    group by c.scope, c.key order by c.scope, c.key
  on conflict (scope, key, slot) do update set n = had.n + excluded.n;
  return null;
end $$;

create or replace function events_removed() returns trigger language plpgsql as $$
begin
  insert into counters as had (scope, key, slot, n)
    select c.scope, c.key, counter_slot(), -count(*) from removed as r,
      event_counters(r.approval_status, r.lifecycle, r.is_featured, r.category_id, r.type_id, (r.over_at at time zone 'UTC')::date, r.created_at) as c
    group by c.scope, c.key order by c.scope, c.key
  on conflict (scope, key, slot) do update set n = had.n + excluded.n;
  return null;
end $$;

create or replace function events_changed() returns trigger language plpgsql as $$
begin
  update favorites set starts_at = a.starts_at, over_at = a.over_at
    from added as a join removed as r using (id)
    where favorites.event_id = a.id and (a.starts_at, a.over_at) <> (r.starts_at, r.over_at);
  insert into counters as had (scope, key, slot, n)
    select scope, key, counter_slot(), sum(change) from (
      select c.scope, c.key, 1 as change from added as a,
        event_counters(a.approval_status, a.lifecycle, a.is_featured, a.category_id, a.type_id, (a.over_at at time zone 'UTC')::date, a.created_at) as c
      union all
      select c.scope, c.key, -1 from removed as r,
        event_counters(r.approval_status, r.lifecycle, r.is_featured, r.category_id, r.type_id, (r.over_at at time zone 'UTC')::date, r.created_at) as c
    ) as changes
    group by scope, key having sum(change) <> 0 order by scope, key
  on conflict (scope, key, slot) do update set n = had.n + excluded.n;
  return null;
end $$;

drop function event_counters(text, boolean, integer, integer, date, timestamptz);

update counters set scope = 'listed_by_day' where scope = 'published_by_day';
insert into counters (scope, key, slot, n) select scope, 'listed', slot, n from counters where scope = 'events' and key = 'published';
