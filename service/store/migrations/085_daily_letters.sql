-- Since when everybody could find it; null for what was published before anybody was told of it.
alter table events add column published_at timestamptz;
create index events_published_at on events (published_at) where is_published and lifecycle = 'scheduled';

-- Accounts that keep an event or a filter, and when their next daily letter is due.
create table daily_letters (
  user_id integer primary key references users on delete cascade,
  -- What was published before has been looked at.
  from_at timestamptz not null,
  -- The last day at the account's place that was looked at: there is no second letter on it.
  day date,
  -- Null until it is known: it depends on zones.
  due_at timestamptz
);
create index daily_letters_due on daily_letters (due_at);

-- Null for a zone that the browser of an account knows and the database does not.
create function known_zone(zone text) returns text language plpgsql stable as $$
begin
  perform now() at time zone zone;
  return zone;
exception when invalid_parameter_value then
  return null;
end $$;

create function daily_letter_begins() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'favorites' then
    insert into daily_letters (user_id, from_at) select user_id, min(added_at) from added group by user_id order by user_id
    on conflict (user_id) do nothing;
  else
    insert into daily_letters (user_id, from_at) select user_id, min(created_at) from added group by user_id order by user_id
    on conflict (user_id) do nothing;
  end if;
  return null;
end $$;
create trigger favorites_begin_letters after insert on favorites referencing new table as added
  for each statement execute function daily_letter_begins();
create trigger saved_filters_begin_letters after insert on saved_filters referencing new table as added
  for each statement execute function daily_letter_begins();

create function daily_letter_moves() returns trigger language plpgsql as $$
begin
  update daily_letters set due_at = null where user_id = new.id;
  return null;
end $$;
create trigger users_move_letters after update of time_zone on users for each row
  when (old.time_zone is distinct from new.time_zone) execute function daily_letter_moves();

insert into daily_letters (user_id, from_at)
  select user_id, now() from favorites union select user_id, now() from saved_filters;

-- Which events a daily letter has told an account of. Kept until they are over.
create table told_events (
  user_id integer not null references users on delete cascade,
  event_id integer not null references events on delete cascade,
  primary key (user_id, event_id)
);
create index told_events_event on told_events (event_id);
