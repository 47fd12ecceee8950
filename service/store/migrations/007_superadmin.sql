-- What the superadmin's lists and dashboard read: counters of users, and an index for every order and filter.

-- What a search looks into by parts of words.
alter table users add column search_text text not null generated always as
  (plain(full_name || E'\n' || email || E'\n' || coalesce(phone, ''))) stored;
create index users_trigrams on users using gin (search_text gin_trgm_ops);

-- The orders of the list of users. Names go without case and accents, and alike on every server. Whoever never logged
-- in comes last both ways.
create index users_created on users (created_at, id);
create index users_name on users ((plain(full_name) collate "C"), id);
create index users_email on users ((email_key collate "C"), id);
create index users_login_first on users ((coalesce(last_login, timestamptz 'infinity')), id);
create index users_login_last on users ((coalesce(last_login, timestamptz '-infinity')), id);
-- Its filters.
create index users_flags on users (user_type, is_active, is_email_verified, verified_user);

-- The orders of the list of events; two that heeded case make room.
drop index events_author_name;
drop index events_title;
create index events_author_order on events ((plain(author_name) collate "C"), id);
create index events_title_order on events ((plain(title) collate "C"), id);
-- An expression, so that explore keeps to its own, smaller indexes.
create index events_date_order on events ((event_date + 0), id);
-- Its filters.
create index events_unpublished on events (created_at, id) where not is_published;
create index events_featured on events (created_at, id) where is_featured;
create index events_author_published on events (author_id) where is_published;

-- The list of deeds, by what it can be asked for.
create index audit_log_at on audit_log (at, id);
create index audit_log_actor on audit_log (actor_id, at, id);
create index audit_log_action on audit_log (action, at, id);
create index audit_log_entity_at on audit_log (entity, at, id);

-- Every counter that one account counts in.
create function user_counters(
  user_type text, is_active boolean, verified_user boolean, created_at timestamptz
) returns table (scope text, key text) language sql stable
begin atomic
  select 'users', 'all'
  union all select 'users', user_type
  union all select 'users', 'active' where is_active
  union all select 'users', 'verified' where verified_user
  union all select 'users_by_month', to_char(created_at at time zone 'UTC', 'YYYY-MM');
end;

create function users_added() returns trigger language plpgsql as $$
begin
  insert into counters as had (scope, key, slot, n)
    select c.scope, c.key, counter_slot(), count(*) from added as a,
      user_counters(a.user_type, a.is_active, a.verified_user, a.created_at) as c
    group by c.scope, c.key order by c.scope, c.key
  on conflict (scope, key, slot) do update set n = had.n + excluded.n;
  return null;
end $$;
create trigger users_added after insert on users referencing new table as added
  for each statement execute function users_added();

create function users_removed() returns trigger language plpgsql as $$
begin
  insert into counters as had (scope, key, slot, n)
    select c.scope, c.key, counter_slot(), -count(*) from removed as r,
      user_counters(r.user_type, r.is_active, r.verified_user, r.created_at) as c
    group by c.scope, c.key order by c.scope, c.key
  on conflict (scope, key, slot) do update set n = had.n + excluded.n;
  return null;
end $$;
create trigger users_removed after delete on users referencing old table as removed
  for each statement execute function users_removed();

create function users_changed() returns trigger language plpgsql as $$
begin
  insert into counters as had (scope, key, slot, n)
    select scope, key, counter_slot(), sum(change) from (
      select c.scope, c.key, 1 as change from added as a,
        user_counters(a.user_type, a.is_active, a.verified_user, a.created_at) as c
      union all
      select c.scope, c.key, -1 from removed as r,
        user_counters(r.user_type, r.is_active, r.verified_user, r.created_at) as c
    ) as changes
    group by scope, key having sum(change) <> 0 order by scope, key
  on conflict (scope, key, slot) do update set n = had.n + excluded.n;
  return null;
end $$;
create trigger users_changed after update on users referencing new table as added old table as removed
  for each statement execute function users_changed();

-- Accounts that are there already.
insert into counters (scope, key, slot, n)
  select c.scope, c.key, counter_slot(), count(*) from users as u,
    user_counters(u.user_type, u.is_active, u.verified_user, u.created_at) as c
  group by c.scope, c.key;
