-- Changes tell the topics that screens listen to (service/changes/), and leave no rows: whoever was away reads anew.
-- `user:7` reaches the streams of that account. PostgreSQL sends equal topics of a transaction once.
drop table changes;
drop function changes_told;

-- Nobody watches an event that is only just being added.
create or replace function events_told() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform pg_notify('changes', 'pending') from added where approval_status = 'pending' limit 1;
    perform pg_notify('changes', 'dashboard') from added limit 1;
  elsif tg_op = 'DELETE' then
    perform pg_notify('changes', 'event:' || id) from removed;
    perform pg_notify('changes', 'pending') from removed
      where approval_status = 'pending' or proposed_at is not null limit 1;
    perform pg_notify('changes', 'dashboard') from removed limit 1;
  else
    perform pg_notify('changes', 'event:' || id) from added;
    perform pg_notify('changes', 'pending') from added as a join removed as r using (id)
      where 'pending' in (a.approval_status, r.approval_status)
        or coalesce(a.proposed_at, r.proposed_at) is not null limit 1;
    perform pg_notify('changes', 'dashboard') from added limit 1;
  end if;
  return null;
end $$;

create or replace function event_stats_told() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'event:' || event_id) from counted;
  perform pg_notify('changes', 'dashboard') from counted limit 1;
  return null;
end $$;

create or replace function users_told() returns trigger language plpgsql as $$
declare
  ids integer[];
begin
  if tg_op = 'INSERT' then
    perform pg_notify('changes', 'dashboard') from added limit 1;
    return null;
  elsif tg_op = 'DELETE' then
    ids := array(select id from removed);
  else
    ids := array(
      select a.id from added as a join removed as r using (id)
      where (a.full_name, a.email, a.phone, a.profile_pic, a.last_login,
          a.user_type, a.is_active, a.is_email_verified, a.verified_user)
        is distinct from (r.full_name, r.email, r.phone, r.profile_pic, r.last_login,
          r.user_type, r.is_active, r.is_email_verified, r.verified_user));
  end if;
  perform pg_notify('changes', 'user:' || id) from unnest(ids) as id;
  perform pg_notify('changes', 'dashboard') where cardinality(ids) > 0;
  return null;
end $$;

create or replace function sessions_told() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'user:' || user_id) from removed;
  return null;
end $$;

-- Their names stand in the dashboard.
create or replace function catalog_told() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'dashboard');
  return null;
end $$;
