-- What changed a moment ago, so that screens can move by themselves: `listen changes` wakes, these rows carry. They are
-- deleted after minutes (queries/changes.ts).

create table changes (
  id bigint generated always as identity primary key,
  -- Its transaction. Whatever a snapshot does not see yet belongs to its oldest open transaction or a later one, so that
  -- whoever reads on from there misses nothing, in whatever order transactions end.
  xid bigint not null default pg_current_xact_id()::text::bigint,
  at timestamptz not null default now(),
  event_id integer,
  -- Whether that is in the queue of pending events, or was.
  is_pending boolean not null default false,
  -- Whose sessions may have ended, or have other rights.
  user_id integer,
  -- Whether figures of the dashboard may have moved.
  is_counted boolean not null default true
);
create index changes_xid on changes (xid, id);
create index changes_at on changes (at);

create function changes_told() returns trigger language plpgsql as $$
begin
  if exists (select from told) then
    perform pg_notify('changes', '');
  end if;
  return null;
end $$;
create trigger changes_told after insert on changes referencing new table as told
  for each statement execute function changes_told();

-- Nobody watches an event that is only just being added: one row for all of them.
create function events_told() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into changes (is_pending) select bool_or(approval_status = 'pending') from added having count(*) > 0;
  elsif tg_op = 'DELETE' then
    insert into changes (event_id, is_pending) select id, approval_status = 'pending' from removed;
  else
    insert into changes (event_id, is_pending)
      select a.id, 'pending' in (a.approval_status, r.approval_status) from added as a join removed as r using (id);
  end if;
  return null;
end $$;
create trigger events_added_told after insert on events referencing new table as added
  for each statement execute function events_told();
create trigger events_changed_told after update on events referencing new table as added old table as removed
  for each statement execute function events_told();
create trigger events_removed_told after delete on events referencing old table as removed
  for each statement execute function events_told();

create function event_stats_told() returns trigger language plpgsql as $$
begin
  insert into changes (event_id) select event_id from counted;
  return null;
end $$;
create trigger event_stats_told after update on event_stats referencing new table as counted
  for each statement execute function event_stats_told();

create function users_told() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into changes (user_id) select null from added having count(*) > 0;
  elsif tg_op = 'DELETE' then
    insert into changes (user_id) select id from removed;
  else
    insert into changes (user_id) select a.id from added as a join removed as r using (id)
      where (a.full_name, a.email, a.user_type, a.is_active, a.is_email_verified, a.verified_user)
        is distinct from (r.full_name, r.email, r.user_type, r.is_active, r.is_email_verified, r.verified_user);
  end if;
  return null;
end $$;
create trigger users_added_told after insert on users referencing new table as added
  for each statement execute function users_told();
create trigger users_changed_told after update on users referencing new table as added old table as removed
  for each statement execute function users_told();
create trigger users_removed_told after delete on users referencing old table as removed
  for each statement execute function users_told();

create function sessions_told() returns trigger language plpgsql as $$
begin
  insert into changes (user_id, is_counted) select distinct user_id, false from removed;
  return null;
end $$;
create trigger sessions_told after delete on sessions referencing old table as removed
  for each statement execute function sessions_told();

-- Their names stand in the dashboard.
create function catalog_told() returns trigger language plpgsql as $$
begin
  insert into changes default values;
  return null;
end $$;
create trigger categories_told after update on categories for each statement execute function catalog_told();
create trigger event_types_told after update on event_types for each statement execute function catalog_told();
