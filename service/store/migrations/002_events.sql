-- Events, their pictures, favourites and views, the slides, and the counters that keep lists and statistics cheap.

-- What full-text search sees as separators beyond white space: signs that its parser would otherwise make into parts of
-- hosts, paths, tags and signed numbers.
create function spaced(value text) returns text language sql immutable parallel safe strict
  return translate(value, './<>&+-@~', '         ');

-- The words of a text that went through plain().
create function word_vector(value text) returns tsvector language sql immutable parallel safe strict
  return strip(to_tsvector('simple'::regconfig, spaced(value)));

create table categories (
  id integer generated always as identity primary key,
  name text not null check (name <> ''),
  description text,
  created_at timestamptz not null default now()
);
create unique index categories_name on categories (lower(name));

create table event_types (
  id integer generated always as identity primary key,
  name text not null check (name <> ''),
  description text,
  created_at timestamptz not null default now()
);
create unique index event_types_name on event_types (lower(name));

create table events (
  id integer generated always as identity primary key,
  slug text not null unique,
  title text not null,
  content text not null,
  event_date date not null,
  start_time time not null,
  end_time time check (end_time > start_time),
  venue text,
  location text,
  location_details text,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  register_link text,
  is_online boolean not null default false,
  -- A category or type that is deleted leaves its events.
  type_id integer references event_types on delete set null,
  category_id integer references categories on delete set null,
  -- Null once the account is gone.
  author_id integer references users on delete set null,
  -- A copy, so that lists can be ordered and searched by it; kept by triggers on users.
  author_name text not null,
  approval_status text not null default 'pending' check (approval_status in ('pending', 'published', 'rejected')),
  reject_reason text,
  is_published boolean not null generated always as (approval_status = 'published') stored,
  is_featured boolean not null default false,
  registration_deadline date,
  max_participants integer check (max_participants > 0),
  -- Parted by commas.
  tags text,
  created_at timestamptz not null,
  updated_at timestamptz,
  -- What a search looks into by parts of words, and what the location filter looks into.
  search_text text not null generated always as
    (plain(title || E'\n' || author_name || E'\n' || coalesce(venue, ''))) stored,
  place_text text not null generated always as
    (plain(coalesce(venue, '') || E'\n' || coalesce(location, ''))) stored,
  -- Stored without positions (some 10 bytes a word), since what the index finds for a common word together with another
  -- condition is tested again row by row: a hundred times slower where the words must first be made from the text.
  words tsvector not null generated always as
    (word_vector(plain(title || E'\n' || author_name || E'\n' || coalesce(venue, '') || E'\n' || content))) stored
);

-- Explore walks one of these four from today on, upwards and then downwards.
create index events_published on events (event_date, id) where is_published;
create index events_published_category on events (category_id, event_date, id) where is_published;
create index events_published_type on events (type_id, event_date, id) where is_published;
create index events_published_both on events (category_id, type_id, event_date, id) where is_published;
create index events_pending on events (id) where approval_status = 'pending';
create index events_author on events (author_id, id);
-- The orders of the admin list.
create index events_created on events (created_at, id);
create index events_author_name on events (author_name, id);
create index events_title on events (title, id);
create index events_trigrams on events using gin (search_text gin_trgm_ops, place_text gin_trgm_ops);
create index events_words on events using gin (words);

-- Apart from the wide row with its GIN indexes, since these change with every look.
create table event_stats (
  event_id integer primary key references events on delete cascade,
  view_count integer not null default 0,
  favorite_count integer not null default 0
) with (fillfactor = 80);
create index event_stats_views on event_stats (view_count, event_id);
create index event_stats_favorites on event_stats (favorite_count, event_id);

create table gallery_images (
  id integer generated always as identity primary key,
  event_id integer not null references events on delete cascade,
  ord integer not null,
  -- A StoredImage, see images/answer.ts.
  media jsonb not null
);
create index gallery_images_event on gallery_images (event_id, ord);

create table favorites (
  user_id integer not null references users on delete cascade,
  event_id integer not null references events on delete cascade,
  -- The event's, kept by triggers, so that a page of favourites is read in order from one index.
  event_date date not null,
  added_at timestamptz not null,
  primary key (user_id, event_id)
);
create index favorites_by_date on favorites (user_id, event_date, event_id);
create index favorites_event on favorites (event_id);

create table event_views (
  event_id integer not null references events on delete cascade,
  user_id integer not null references users on delete cascade,
  viewed_at timestamptz not null,
  primary key (event_id, user_id)
);
create index event_views_user on event_views (user_id);

create table homepage_slides (
  id integer generated always as identity primary key,
  ord integer not null check (ord >= 1),
  heading text not null,
  description text not null,
  date date not null,
  place text not null,
  media jsonb
);
create index homepage_slides_order on homepage_slides (ord, id);

-- Answers already given, so that a repeated request changes nothing twice; 24 hours.
create table idempotency_keys (
  user_id integer not null references users on delete cascade,
  key text not null,
  body_hash text not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (user_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- Pictures that nothing shows any more; their files go a day later (base names, as in StoredImage).
create table media_garbage (
  name text primary key,
  since timestamptz not null default now()
);

-- How many rows of each sort there are. A count is the sum over its slots, one a writing session (16 of them), so that
-- writers do not wait for each other.
create table counters (
  scope text not null,
  key text not null,
  slot smallint not null,
  n bigint not null,
  primary key (scope, key, slot)
) with (fillfactor = 80);

create function counter_slot() returns smallint language sql stable
  return (pg_backend_pid() % 16)::smallint;

-- Every counter that one event counts in.
create function event_counters(
  approval_status text, is_featured boolean, category_id integer, type_id integer, event_date date, created_at timestamptz
) returns table (scope text, key text) language sql stable
begin atomic
  select 'events', 'all'
  union all select 'events', approval_status
  union all select 'events', 'featured' where is_featured
  union all select 'events_by_category', category_id::text where category_id is not null
  union all select 'events_by_type', type_id::text where type_id is not null
  union all select 'published_by_day', to_char(event_date, 'YYYY-MM-DD') where approval_status = 'published'
  union all select 'events_by_month', to_char(created_at at time zone 'UTC', 'YYYY-MM');
end;

create function events_added() returns trigger language plpgsql as $$
begin
  insert into event_stats (event_id) select id from added;
  insert into counters as had (scope, key, slot, n)
    select c.scope, c.key, counter_slot(), count(*) from added as a,
      event_counters(a.approval_status, a.is_featured, a.category_id, a.type_id, a.event_date, a.created_at) as c
    group by c.scope, c.key order by c.scope, c.key
  on conflict (scope, key, slot) do update set n = had.n + excluded.n;
  return null;
end $$;
create trigger events_added after insert on events referencing new table as added
  for each statement execute function events_added();

create function events_removed() returns trigger language plpgsql as $$
begin
  insert into counters as had (scope, key, slot, n)
    select c.scope, c.key, counter_slot(), -count(*) from removed as r,
      event_counters(r.approval_status, r.is_featured, r.category_id, r.type_id, r.event_date, r.created_at) as c
    group by c.scope, c.key order by c.scope, c.key
  on conflict (scope, key, slot) do update set n = had.n + excluded.n;
  return null;
end $$;
create trigger events_removed after delete on events referencing old table as removed
  for each statement execute function events_removed();

create function events_changed() returns trigger language plpgsql as $$
begin
  update favorites set event_date = a.event_date
    from added as a join removed as r using (id)
    where favorites.event_id = a.id and a.event_date <> r.event_date;
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
create trigger events_changed after update on events referencing new table as added old table as removed
  for each statement execute function events_changed();

create function favorite_takes_date() returns trigger language plpgsql as $$
begin
  -- The lock makes a change of the date, side by side with this, wait and then see the new favourite.
  select event_date into new.event_date from events where id = new.event_id for share;
  return new;
end $$;
create trigger favorite_takes_date before insert on favorites
  for each row execute function favorite_takes_date();

-- One function for both: favourites and views count per event and in all.
create function event_marks_counted() returns trigger language plpgsql as $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  if tg_table_name = 'favorites' then
    update event_stats set favorite_count = favorite_count + sign * m.n
      from (select event_id, count(*)::integer as n from marks group by event_id) as m
      where event_stats.event_id = m.event_id;
  else
    update event_stats set view_count = view_count + sign * m.n
      from (select event_id, count(*)::integer as n from marks group by event_id) as m
      where event_stats.event_id = m.event_id;
  end if;
  insert into counters as had (scope, key, slot, n)
    select tg_table_name, 'all', counter_slot(), sign * count(*) from marks having count(*) > 0
  on conflict (scope, key, slot) do update set n = had.n + excluded.n;
  return null;
end $$;
create trigger favorites_added after insert on favorites referencing new table as marks
  for each statement execute function event_marks_counted();
create trigger favorites_removed after delete on favorites referencing old table as marks
  for each statement execute function event_marks_counted();
create trigger event_views_added after insert on event_views referencing new table as marks
  for each statement execute function event_marks_counted();
create trigger event_views_removed after delete on event_views referencing old table as marks
  for each statement execute function event_marks_counted();

create function gallery_images_counted() returns trigger language plpgsql as $$
begin
  insert into counters as had (scope, key, slot, n)
    select 'gallery_images', 'all', counter_slot(), case tg_op when 'INSERT' then count(*) else -count(*) end
    from images having count(*) > 0
  on conflict (scope, key, slot) do update set n = had.n + excluded.n;
  return null;
end $$;
create trigger gallery_images_added after insert on gallery_images referencing new table as images
  for each statement execute function gallery_images_counted();
create trigger gallery_images_removed after delete on gallery_images referencing old table as images
  for each statement execute function gallery_images_counted();

-- However a picture loses its row, its files are noted here.
create function media_becomes_garbage() returns trigger language plpgsql as $$
begin
  if old.media is not null and (tg_op = 'DELETE' or old.media is distinct from new.media) then
    insert into media_garbage (name) values (old.media ->> 'name') on conflict (name) do nothing;
  end if;
  return null;
end $$;
create trigger gallery_images_garbage after delete or update of media on gallery_images
  for each row execute function media_becomes_garbage();
create trigger homepage_slides_garbage after delete or update of media on homepage_slides
  for each row execute function media_becomes_garbage();

create function author_renamed() returns trigger language plpgsql as $$
begin
  update events set author_name = new.full_name where author_id = new.id;
  return null;
end $$;
create trigger author_renamed after update of full_name on users
  for each row when (old.full_name is distinct from new.full_name) execute function author_renamed();

-- Published events outlive the account, without its name; what nobody else ever saw goes with it.
create function author_leaves() returns trigger language plpgsql as $$
begin
  delete from events where author_id = old.id and not is_published;
  update events set author_name = 'Former member' where author_id = old.id;
  return old;
end $$;
create trigger author_leaves before delete on users
  for each row execute function author_leaves();
