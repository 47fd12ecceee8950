-- An event's days and clock times are those of its place; what follows from them are moments.

-- Of an hour that the clocks repeat the first is meant, of one that they skip the time that follows.
create function moment_at(local timestamp, zone text) returns timestamptz language sql immutable parallel safe
  return coalesce(
    (select min(earlier) from unnest(array[120, 60, 30, 0]) as minutes,
      lateral (select (local at time zone zone) - make_interval(mins => minutes)) as candidate(earlier)
      where earlier at time zone zone = local),
    local at time zone zone);

alter table users add column time_zone text;

-- A zone of null is not known yet: `service/places/zoneJob.ts` finds it.
alter table events
  add column time_zone text,
  add column end_date date,
  -- For calendar programs: what changed of when and where.
  add column sequence integer not null default 0;
alter table events
  add column starts_at timestamptz not null
    generated always as (moment_at(event_date + start_time, coalesce(time_zone, 'UTC'))) stored,
  add column ends_at timestamptz
    generated always as (moment_at(coalesce(end_date, event_date) + end_time, coalesce(time_zone, 'UTC'))) stored,
  -- When its first day begins, and from when on it is past.
  add column opens_at timestamptz not null
    generated always as (moment_at(event_date::timestamp, coalesce(time_zone, 'UTC'))) stored,
  add column over_at timestamptz not null
    generated always as (coalesce(
      moment_at(coalesce(end_date, event_date) + end_time, coalesce(time_zone, 'UTC')),
      moment_at((event_date + 1)::timestamp, coalesce(time_zone, 'UTC')))) stored;

create index events_without_zone on events (id) where time_zone is null;
-- By an expression, so that it is used for a day alone: lists read what is not over in the order of its start.
create index events_over on events (((over_at at time zone 'UTC')::date)) where is_published;
create index events_starts on events (starts_at, id) include (over_at);
create index events_last_day on events (end_date) where end_date is not null;
drop index events_published;
drop index events_published_category;
drop index events_published_type;
drop index events_published_both;
create index events_published on events (starts_at, id) include (over_at) where is_published;
create index events_published_category on events (category_id, starts_at, id) include (over_at) where is_published;
create index events_published_type on events (type_id, starts_at, id) include (over_at) where is_published;
create index events_published_both on events (category_id, type_id, starts_at, id) include (over_at) where is_published;

-- The event's, kept by triggers.
alter table favorites add column starts_at timestamptz, add column over_at timestamptz;
update favorites set starts_at = events.starts_at, over_at = events.over_at from events where events.id = event_id;
alter table favorites alter column starts_at set not null, alter column over_at set not null;
drop index favorites_by_start;
alter table favorites drop column local_start;
create index favorites_by_start on favorites (user_id, starts_at, event_id) include (over_at);

alter table events drop column local_start;

drop trigger favorite_takes_start on favorites;
create or replace function favorite_takes_start() returns trigger language plpgsql as $$
begin
  -- The lock makes a change of the time, side by side with this, wait and then see the new favourite.
  select starts_at, over_at into new.starts_at, new.over_at from events where id = new.event_id for share;
  return new;
end $$;
create trigger favorite_takes_start before insert on favorites
  for each row execute function favorite_takes_start();

-- Published events are counted by the UTC day on which they are over.
delete from counters where scope = 'published_by_day';
insert into counters (scope, key, slot, n)
  select 'published_by_day', to_char(over_at at time zone 'UTC', 'YYYY-MM-DD'), counter_slot(), count(*)
  from events where is_published group by 2;

create or replace function events_added() returns trigger language plpgsql as $$
begin
  insert into event_stats (event_id) select id from added;
  insert into counters as had (scope, key, slot, n)
    select c.scope, c.key, counter_slot(), count(*) from added as a,
      event_counters(a.approval_status, a.is_featured, a.category_id, a.type_id, (a.over_at at time zone 'UTC')::date, a.created_at) as c
    group by c.scope, c.key order by c.scope, c.key
  on conflict (scope, key, slot) do update set n = had.n + excluded.n;
  return null;
end $$;

create or replace function events_removed() returns trigger language plpgsql as $$
begin
  insert into counters as had (scope, key, slot, n)
    select c.scope, c.key, counter_slot(), -count(*) from removed as r,
      event_counters(r.approval_status, r.is_featured, r.category_id, r.type_id, (r.over_at at time zone 'UTC')::date, r.created_at) as c
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
        event_counters(a.approval_status, a.is_featured, a.category_id, a.type_id, (a.over_at at time zone 'UTC')::date, a.created_at) as c
      union all
      select c.scope, c.key, -1 from removed as r,
        event_counters(r.approval_status, r.is_featured, r.category_id, r.type_id, (r.over_at at time zone 'UTC')::date, r.created_at) as c
    ) as changes
    group by scope, key having sum(change) <> 0 order by scope, key
  on conflict (scope, key, slot) do update set n = had.n + excluded.n;
  return null;
end $$;

create function event_moves() returns trigger language plpgsql as $$
begin
  new.sequence := old.sequence + 1;
  return new;
end $$;
create trigger event_moves before update on events for each row
  when ((old.event_date, old.start_time, old.end_date, old.end_time, old.time_zone, old.venue, old.location, old.latitude, old.longitude)
    is distinct from
    (new.event_date, new.start_time, new.end_date, new.end_time, new.time_zone, new.venue, new.location, new.latitude, new.longitude))
  execute function event_moves();
