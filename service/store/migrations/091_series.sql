-- An event may be repeated: each date is an event of its own, and the series holds the rule by which they were made.
create table series (
  id integer generated always as identity primary key,
  frequency text not null check (frequency in ('weekly', 'monthly_day', 'monthly_weekday')),
  -- Weeks or months from one date to the next.
  every integer not null check (every between 1 and 4)
);

alter table events
  add column series_id integer references series,
  -- Edited, cancelled or postponed by itself: what is done to more of its series leaves it as it is.
  add column changed_alone boolean not null default false;
-- Dates of a series are counted, and its next one is found, from the index alone.
create index events_series on events (series_id, starts_at, id) include (over_at, is_published) where series_id is not null;

-- Whether the changes were proposed to this date of its series alone.
alter table event_proposals add column is_alone boolean not null default false;

create function series_ends() returns trigger language plpgsql as $$
begin
  delete from series where id in (select series_id from removed where series_id is not null)
    and not exists (select from events where series_id = series.id);
  return null;
end $$;
create trigger series_ends after delete on events referencing old table as removed
  for each statement execute function series_ends();

-- All dates of a series show the same files: the day until they go begins when the last of them is gone.
create or replace function media_becomes_garbage() returns trigger language plpgsql as $$
begin
  if old.media is not null and (tg_op = 'DELETE' or old.media is distinct from new.media) then
    insert into media_garbage (name) values (old.media ->> 'name') on conflict (name) do update set since = excluded.since;
  end if;
  return null;
end $$;
