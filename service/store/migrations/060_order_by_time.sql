-- Events of one day are listed by their time: Explore and favourites go by when an event starts, on the clock of its place.
alter table events add column local_start timestamp not null generated always as (event_date + start_time) stored;
drop index events_published;
drop index events_published_category;
drop index events_published_type;
drop index events_published_both;
create index events_published on events (local_start, id) where is_published;
create index events_published_category on events (category_id, local_start, id) where is_published;
create index events_published_type on events (type_id, local_start, id) where is_published;
create index events_published_both on events (category_id, type_id, local_start, id) where is_published;

-- The event's, kept by triggers, so that a page of favourites is read in order from one index.
alter table favorites add column local_start timestamp;
update favorites set local_start = events.local_start from events where events.id = event_id;
alter table favorites alter column local_start set not null;
drop index favorites_by_date;
alter table favorites drop column event_date;
create index favorites_by_start on favorites (user_id, local_start, event_id);

create or replace function events_changed() returns trigger language plpgsql as $$
begin
  update favorites set local_start = a.local_start
    from added as a join removed as r using (id)
    where favorites.event_id = a.id and a.local_start <> r.local_start;
  insert into counters as had (scope, key, slot, n)
    select scope, key, counter_slot(), sum(change) from (
      select c.scope, c.key, 1 as change from added as a,
        event_counters(a.approval_status, a.is_featured, a.category_id, a.type_id, a.event_date, a.created_at) as c
      union all
      select c.scope, c.key, -1 from removed as r,
        event_counters(r.approval_status, r.is_featured, r.category_id, r.type_id, r.event_date, r.created_at) as c
    ) as changes
    group by scope, key having sum(change) <> 0 order by scope, key
  on conflict (scope, key, slot) do update set n = had.n + excluded.n;
  return null;
end $$;

create function favorite_takes_start() returns trigger language plpgsql as $$
begin
  -- The lock makes a change of the time, side by side with this, wait and then see the new favourite.
  select local_start into new.local_start from events where id = new.event_id for share;
  return new;
end $$;
drop trigger favorite_takes_date on favorites;
create trigger favorite_takes_start before insert on favorites
  for each row execute function favorite_takes_start();
drop function favorite_takes_date();
