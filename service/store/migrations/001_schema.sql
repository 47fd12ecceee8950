-- The whole database, by entity. Later migrations follow in files of their own.

-- Finds events that resemble each other.
create extension if not exists pg_trgm with schema public;


-- TEXT AND SEARCH: docs/decisions/service/search-index.md

-- What texts are compared, ordered and found by: NFKC without case, accents, points and characters that cannot be seen, and with one form
-- each of Arabic letters, hyphens, apostrophes and quotation marks. Vowel signs of Indic and South-East Asian scripts spell a word, so they
-- stay. Most texts are ASCII, which takes the short way.
create function fold(value text) returns text language sql immutable parallel safe
  return case when octet_length(value) = length(value) then lower(value) else
    normalize(replace(replace(replace(replace(translate(lower(
      regexp_replace(normalize(value, NFKD),
        -- Accents, Cyrillic, Hebrew, Arabic (and the tatweel) and Syriac; soft hyphens, joiners, variants, directions and tags.
        '[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7'
        || '\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u08D3-\u08FF\u0711\u0730-\u074A'
        || '\u00AD\u034F\u061C\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF\U000E0000-\U000E0FFF]+', '', 'g')),
      'øđłħŧıðς' || E'\u0671\u0649\u06CC\u06D0\u0629\u06D5\u06C1\u06BE\u06A9\u06AA'
        || E'\u2010\u2012\u2013\u2014\u2015\u2212\u05BE' || E'\u2018\u2019\u201A\u201B\u02BC\u02B9\u02BB\u2032'
        || E'\u201C\u201D\u201E\u201F\u00AB\u00BB\u2039\u203A\u05F4\u300C\u300D\u300E\u300F',
      'odlhtidσ' || E'\u0627\u064A\u064A\u064A\u0647\u0647\u0647\u0647\u0643\u0643'
        || repeat('-', 7) || repeat('''', 8) || repeat('"', 13)),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), NFC)
  end;

-- Letters of scripts that are written without spaces: Thai, Lao, Myanmar, Hangul, Khmer, Kana, Bopomofo and Han.
create function unspaced_letters() returns text language sql immutable parallel safe
  return '\u0E01-\u0E2E\u0E30-\u0E3A\u0E40-\u0E4E\u0E81-\u0ECE\u0EDC-\u0EDF\u1000-\u103F\u1050-\u109F\u1100-\u11FF\u1780-\u17D3\u17DC\u17DD'
    || '\u2E80-\u2FDF\u3005-\u3007\u3021-\u302F\u3031-\u303C\u3041-\u309F\u30A1-\u30FA\u30FC-\u312F\u3131-\u318E\u31A0-\u31BF\u31F0-\u31FF'
    || '\u3400-\u4DBF\u4E00-\u9FFF\uA960-\uA97F\uAC00-\uD7FF\uF900-\uFAFF\U00020000-\U0003FFFF';

-- Signs, after which a word may begin.
create function signs() returns text language sql immutable parallel safe
  return '!-/:-@[-`{-~\u00A1-\u00A9\u00AB-\u00B1\u00B4-\u00B8\u00BB\u00BF\u00D7\u00F7\u055A-\u055F\u0589\u05C0\u05C3\u05C6\u05F3\u060C\u061B\u061F'
    || '\u066A-\u066D\u06D4\u0964\u0965\u0E2F\u0E3F\u0E4F\u0E5A\u0E5B\u104A-\u104F\u17D4-\u17DB\u2016-\u205E\u20A0-\u20CF\u2100-\u214F'
    || '\u2190-\u2BFF\u2E00-\u2E7F\u3001-\u3004\u3008-\u3020\u3030\u303D\u30FB\uFE10-\uFE1F\uFE30-\uFE6F\U0001F000-\U0001FAFF';

-- A folded text in pieces of at most 30 letters, as white space and quotation marks part it, and its runs of unspaced letters, parted by spaces.
create function search_pieces(value text, out pieces text[], out runs text) language plpgsql immutable parallel safe as $$
declare
  folded text := translate(left(public.fold(value), 20000), E'"\t\n', '   ');
begin
  runs := '';
  if octet_length(folded) > length(folded) then
    runs := btrim(regexp_replace(folded, '[^' || public.unspaced_letters() || ']+', ' ', 'g'));
    folded := regexp_replace(folded, '[' || public.unspaced_letters() || ']+', ' ', 'g');
  end if;
  pieces := array_remove(string_to_array(regexp_replace(folded, '(\S{30})', '\1 ', 'g'), ' '), '');
end $$;

-- Whatever may be looked for by its beginning: words, also after a sign, a hyphen or an apostrophe; signs; of runs each letter with the two
-- after it. Hyphens and apostrophes count for nothing. With a shortest part, also whatever is as long within a word, after a hyphen.
create function search_tokens(value text, shortest_part integer) returns text[] language plpgsql immutable parallel safe as $$
declare
  pieces text[];
  runs text;
  sign constant text := '[' || public.signs() || ']';
begin
  select s.pieces, s.runs into pieces, runs from public.search_pieces(value) as s;
  return array_remove(array(
    select translate(piece, '-''', '') from unnest(pieces) as piece
    union all
    select case when begins then '' else '-' end || translate(substr(piece, n), '-''', '')
      from unnest(pieces) as piece, generate_series(2, length(piece)) as n, lateral (select substr(piece, n - 1, 2) ~ sign as begins) as b
      where (shortest_part is not null or piece ~ sign) and (begins or length(piece) - n + 1 >= shortest_part)
    union all
    select split_part(letter || coalesce(lead(letter) over run, '') || coalesce(lead(letter, 2) over run, ''), ' ', 1)
      from string_to_table(runs, null) with ordinality as letters (letter, n)
      window run as (order by n)
  ), '');
end $$;

-- What somebody looks for: all of it must be there. What is left of nothing but hyphens, apostrophes and quotation marks is everywhere.
create function search_query(value text, shortest_part integer) returns tsquery language plpgsql immutable parallel safe as $$
begin
  return (
    select coalesce(string_agg(
      case when length(token) >= part then format('(''%1$s'':* | ''-%1$s'':*)', quoted) else format('''%s'':*', quoted) end,
      ' & '), '!''-''')::tsquery
    from (
      select translate(piece, '-''', ''), shortest_part from public.search_pieces(value), unnest(pieces) as piece
      union
      select substr(run, n, 3), null from public.search_pieces(value), string_to_table(runs, ' ') as run,
        generate_series(1, greatest(1, length(run) - 2)) as n
    ) as tokens (token, part), lateral (select replace(token, '\', '\\') as quoted) as q
    where token <> ''
  );
end $$;


-- TIME

-- The moment of a clock time. In an hour that the clocks repeat the first is meant, in one that they skip the time that follows.
create function moment_at(local timestamp, zone text) returns timestamptz language sql immutable parallel safe
  return coalesce(
    (select min(earlier) from unnest(array[120, 60, 30, 0]) as minutes,
      lateral (select (local at time zone zone) - make_interval(mins => minutes)) as candidate(earlier)
      where earlier at time zone zone = local),
    local at time zone zone);

-- Null for a zone that the browser of an account knows and the database does not.
create function known_zone(zone text) returns text language plpgsql stable as $$
begin
  perform now() at time zone zone;
  return zone;
exception when invalid_parameter_value then
  return null;
end $$;


-- COUNTERS

-- How many rows of each sort there are, so that lists and statistics need not count. A count is the sum over its slots, one for each
-- writing session (16 of them), so that writers do not wait for each other.
create table counters (
  scope text not null,
  key text not null,
  slot smallint not null,
  n bigint not null,
  primary key (scope, key, slot)
) with (fillfactor = 80);

create function counter_slot() returns smallint language sql stable
  return (pg_backend_pid() % 16)::smallint;


-- CHANGES: the triggers named `..._told` send the topics that screens listen to (service/changes/), and leave no rows: whoever was away
-- reads anew. `user:7` reaches the streams of that account. PostgreSQL sends equal topics of a transaction once.


-- ACCOUNTS

-- One row for each email address. The next sign-up replaces one that waits for its code, which therefore reserves nothing.
create table users (
  id integer generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  email text not null,
  -- The address without regard to case.
  email_key text not null unique,
  full_name text not null,
  -- A plus and at most 15 digits.
  phone text check (phone ~ '^\+[0-9]{1,15}$'),
  -- A PHC string. Null: no password works until a reset sets one.
  password_hash text,
  user_type text not null default 'user' check (user_type in ('superadmin', 'admin', 'user')),
  is_active boolean not null default true,
  is_email_verified boolean not null default false,
  verified_user boolean not null default false,
  is_staff boolean not null generated always as (user_type in ('superadmin', 'admin')) stored,
  is_superuser boolean not null generated always as (user_type = 'superadmin') stored,
  -- Base name of the picture in the media store.
  profile_pic text,
  time_zone text,
  -- The language that a person has chosen for screens and letters; null until then.
  language text,
  last_login timestamptz,
  created_at timestamptz not null,
  search_vector tsvector not null generated always as (array_to_tsvector(
    search_tokens(full_name || E'\n' || email || E'\n' || coalesce(phone, ''), 1))) stored
);
-- The planner cannot use what ANALYZE would spend seconds on: it does not know what is looked for when it plans.
alter table users alter column search_vector set statistics 0;

-- Only a verified account holds a phone number.
create unique index users_phone on users (phone) where is_email_verified;
create index users_superadmins on users (id) where user_type = 'superadmin';
create index users_waiting on users (created_at) where not is_email_verified;
create index users_profile_pic on users (profile_pic) where profile_pic is not null;
create index users_search on users using gin (search_vector);
-- The orders of the superadmin's list. Names go without case and accents, and alike on every server. Whoever never logged in comes last
-- both ways.
create index users_created on users (created_at, id);
create index users_name on users ((fold(full_name) collate "C"), id);
create index users_email on users ((email_key collate "C"), id);
create index users_login_first on users ((coalesce(last_login, timestamptz 'infinity')), id);
create index users_login_last on users ((coalesce(last_login, timestamptz '-infinity')), id);
-- Its filters.
create index users_flags on users (user_type, is_active, is_email_verified, verified_user);

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

create function users_told() returns trigger language plpgsql as $$
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
create trigger users_added_told after insert on users referencing new table as added
  for each statement execute function users_told();
create trigger users_changed_told after update on users referencing new table as added old table as removed
  for each statement execute function users_told();
create trigger users_removed_told after delete on users referencing old table as removed
  for each statement execute function users_told();

create table sessions (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  -- SHA-256 of the token; the token itself is stored nowhere.
  token_hash text not null unique,
  -- Browser and system in plain words, such as `Firefox on Windows`, for the owner to recognise; null if unknown. Neither the header nor
  -- the address that it was made of is kept.
  device text,
  created_at timestamptz not null,
  last_used_at timestamptz not null
);
create index sessions_user on sessions (user_id, id);
create index sessions_age on sessions (created_at);

create function sessions_told() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'user:' || user_id) from removed;
  return null;
end $$;
create trigger sessions_told after delete on sessions referencing old table as removed
  for each statement execute function sessions_told();

-- A code belongs to whoever asked for it; what is asked for elsewhere stands beside it. Its tries are counted in rate_limits under the
-- same key, so that a new code brings no new tries.
create table one_time_codes (
  user_id integer not null references users on delete cascade,
  purpose text not null check (purpose in ('verify-email', 'reset-password')),
  asker text not null,
  salt text not null,
  code_hash text not null,
  expires_at timestamptz not null,
  primary key (user_id, purpose, asker)
);

-- The right to set a new password, which a mailed code gives. One for each account, used once.
create table password_resets (
  user_id integer primary key references users on delete cascade,
  -- SHA-256 of the token; the token itself is stored nowhere.
  token_hash text not null,
  expires_at timestamptz not null
);

-- Where an account has logged in from: hashes of its email address and a client's address.
create table known_addresses (
  key text primary key,
  user_id integer not null references users on delete cascade,
  seen_at timestamptz not null
);
create index known_addresses_user on known_addresses (user_id, seen_at);
create index known_addresses_age on known_addresses (seen_at);

-- Counts for hashed keys; see service/http/limits/.
create table rate_limits (
  key text primary key,
  n integer not null,
  -- Until then the next try is refused, whatever the count.
  free_at timestamptz,
  -- From then on the row counts for nothing.
  expires_at timestamptz not null,
  -- Hash of the account that a count is about, so that it goes with the account.
  account text
) with (fillfactor = 60);
create index rate_limits_expiry on rate_limits (expires_at);
create index rate_limits_account on rate_limits (account) where account is not null;

-- Answers already given, so that a repeated request changes nothing twice; kept for 24 hours.
create table idempotency_keys (
  user_id integer not null references users on delete cascade,
  key text not null,
  body_hash text not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (user_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);


-- CATALOG

-- A deleted category or type is hidden at once and its name is free. It goes once no event uses it.
create table categories (
  id integer generated always as identity primary key,
  name text not null check (name <> ''),
  description text,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index categories_name on categories ((fold(name) collate "C")) where deleted_at is null;

create table event_types (
  id integer generated always as identity primary key,
  name text not null check (name <> ''),
  description text,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index event_types_name on event_types ((fold(name) collate "C")) where deleted_at is null;

-- Their names stand in the dashboard.
create function catalog_told() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'dashboard');
  return null;
end $$;
create trigger categories_told after insert or update or delete on categories
  for each statement execute function catalog_told();
create trigger event_types_told after insert or update or delete on event_types
  for each statement execute function catalog_told();

-- Without categories and types no event can be created; superadmins change these as they like.
insert into categories (name, description) values
  ('Arts & Culture', 'Exhibitions, theatre, film, literature and heritage.'),
  ('Business', 'Founding, careers, trade and networking.'),
  ('Community', 'Neighbourhoods, volunteering and getting to know each other.'),
  ('Education', 'Learning for every age: languages, science, skills.'),
  ('Family', 'For children and everyone who comes with them.'),
  ('Food & Drink', 'Markets, tastings, cooking and eating together.'),
  ('Health & Wellness', 'Body and mind: yoga, nutrition, prevention.'),
  ('Music', 'From choir rehearsal to open-air concert.'),
  ('Sports & Outdoors', 'Runs, rides, hikes, matches and tournaments.'),
  ('Technology', 'Software, hardware, data and what they do to us.');

insert into event_types (name, description) values
  ('Class', 'A lesson or a series of lessons with a teacher.'),
  ('Concert', 'Live music in front of an audience.'),
  ('Conference', 'A day or more of talks.'),
  ('Exhibition', 'Something to look at, in one''s own time.'),
  ('Festival', 'Many things at once, for many people.'),
  ('Meetup', 'An informal gathering around an interest.'),
  ('Talk', 'One evening, one speaker or panel.'),
  ('Workshop', 'Hands-on, with something to take home.');


-- SERIES

-- An event may be repeated: each date is an event of its own, and the series holds the rule by which they were made.
create table series (
  id integer generated always as identity primary key,
  frequency text not null check (frequency in ('weekly', 'monthly_day', 'monthly_weekday')),
  -- Weeks or months from one date to the next.
  every integer not null check (every between 1 and 4),
  -- The last day, at its place, of which the author of the series has been told that it ends there.
  told_until date
);


-- EVENTS

-- Days and clock times are those of the event's place; what follows from them are moments.
create table events (
  id integer generated always as identity primary key,
  slug text not null unique,
  title text not null,
  content text not null,
  event_date date not null,
  start_time time not null,
  -- Past midnight an event ends at an earlier hour of a later day.
  end_date date,
  end_time time,
  -- Null is not known yet: service/places/zoneJob.ts finds it.
  time_zone text,
  starts_at timestamptz not null
    generated always as (moment_at(event_date + start_time, coalesce(time_zone, 'UTC'))) stored,
  ends_at timestamptz
    generated always as (moment_at(coalesce(end_date, event_date) + end_time, coalesce(time_zone, 'UTC'))) stored,
  -- When its first day begins, and from when on it is past.
  opens_at timestamptz not null
    generated always as (moment_at(event_date::timestamp, coalesce(time_zone, 'UTC'))) stored,
  over_at timestamptz not null
    generated always as (coalesce(
      moment_at(coalesce(end_date, event_date) + end_time, coalesce(time_zone, 'UTC')),
      moment_at((event_date + 1)::timestamp, coalesce(time_zone, 'UTC')))) stored,
  -- For calendar programs: how often its time, place or lifecycle has changed.
  sequence integer not null default 0,
  venue text,
  location text,
  location_details text,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  is_online boolean not null default false,
  accessibility_notes text,
  register_link text,
  registration_deadline date,
  max_participants integer check (max_participants > 0),
  -- Parted by commas.
  tags text,
  type_id integer references event_types on delete set null,
  category_id integer references categories on delete set null,
  series_id integer references series,
  -- Edited, cancelled or postponed by itself: what is done to more of its series leaves it as it is.
  changed_alone boolean not null default false,
  -- Null once the account is gone.
  author_id integer references users on delete set null,
  -- A copy, so that lists can be ordered and searched by it.
  author_name text not null,
  approval_status text not null default 'pending' check (approval_status in ('pending', 'published', 'rejected')),
  reject_reason text,
  is_published boolean not null generated always as (approval_status = 'published') stored,
  -- Since when everybody could find it; null for what was published before anybody was told of it.
  published_at timestamptz,
  -- Rises with each edit and decision, so that whoever decides can say what they have seen.
  version integer not null default 1,
  -- Since when changes of it wait; null while none do.
  proposed_at timestamptz,
  -- An event that was published can still be called off.
  lifecycle text not null default 'scheduled' check (lifecycle in ('scheduled', 'postponed', 'cancelled')),
  lifecycle_reason text,
  -- Null while it never changed.
  lifecycle_changed_at timestamptz,
  -- Who may see a published event: members alone, whoever has its address, or the whole world.
  visibility text not null default 'members' check (visibility in ('members', 'link', 'public')),
  -- The most that a superadmin allows after lowering an event's visibility, and why; null for no limit.
  visibility_ceiling text check (visibility_ceiling in ('members', 'link')),
  visibility_reason text check ((visibility_reason is null) = (visibility_ceiling is null)),
  is_featured boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz,
  search_vector tsvector not null generated always as (array_to_tsvector(
    search_tokens(title || E'\n' || author_name || E'\n' || coalesce(venue, ''), 3) || search_tokens(content, null))) stored,
  place_vector tsvector not null generated always as (array_to_tsvector(
    search_tokens(coalesce(venue, '') || E'\n' || coalesce(location, ''), 1))) stored,
  author_vector tsvector not null generated always as (array_to_tsvector(search_tokens(author_name, 1))) stored,
  constraint events_end_after_start check (coalesce(end_date, event_date) + end_time > event_date + start_time)
);
-- As in users.
alter table events
  alter column search_vector set statistics 0,
  alter column place_vector set statistics 0,
  alter column author_vector set statistics 0;

create index events_search on events using gin (search_vector, place_vector, author_vector);

-- Explore walks one of these four from today on, upwards and then downwards. They hold what else it tests for each row that it reads or
-- counts: whether the event is over, and its series, which is shown once. A search, which finds cancelled events too, walks events_starts.
create index events_listed on events (starts_at, id) include (over_at, series_id)
  where is_published and lifecycle = 'scheduled';
create index events_listed_category on events (category_id, starts_at, id) include (over_at, series_id)
  where is_published and lifecycle = 'scheduled';
create index events_listed_type on events (type_id, starts_at, id) include (over_at, series_id)
  where is_published and lifecycle = 'scheduled';
create index events_listed_both on events (category_id, type_id, starts_at, id) include (over_at, series_id)
  where is_published and lifecycle = 'scheduled';
create index events_starts on events (starts_at, id) include (over_at, is_published);
-- Dates of a series are counted, and its next one is found, from the index alone.
create index events_series on events (series_id, starts_at, id) include (over_at, is_published, lifecycle)
  where series_id is not null;
-- For the letters before series end, which are looked for every minute.
create index events_series_coming on events (starts_at) where series_id is not null;
-- What was added last, however many wait for a decision; what the daily letters tell of; what feeds and the site map list.
create index events_listed_newest on events (created_at, id) where is_published and lifecycle = 'scheduled';
create index events_published_at on events (published_at) where is_published and lifecycle = 'scheduled';
create index events_public on events (starts_at, id) include (over_at) where is_published and visibility = 'public';
-- By an expression, so that it is used for a day alone: lists read what is not over in the order of its start.
create index events_over on events (((over_at at time zone 'UTC')::date))
  where is_published and lifecycle = 'scheduled';
create index events_last_day on events (end_date) where end_date is not null;
create index events_without_zone on events (id) where time_zone is null;
-- Whose category or type it is: asked when one of these is deleted.
create index events_category on events (category_id, id);
create index events_type on events (type_id, id);
create index events_author on events (author_id, id);
create index events_waiting on events (id) where approval_status = 'pending' or proposed_at is not null;
-- The orders of the superadmin's list.
create index events_created on events (created_at, id);
create index events_author_order on events ((fold(author_name) collate "C"), id);
create index events_title_order on events ((fold(title) collate "C"), id);
-- An expression, so that Explore keeps to its own, smaller indexes. Events that resemble one that waits are looked for among those of its
-- day: their places stand in the index, so that only near ones are read.
create index events_date_order on events ((event_date + 0), id)
  include (event_date, is_online, latitude, longitude, approval_status);
-- Its filters.
create index events_unpublished on events (created_at, id) where not is_published;
create index events_featured on events (created_at, id) where is_featured;
create index events_author_published on events (author_id) where is_published;

-- Apart from the wide row with its GIN index, since these change with every look.
create table event_stats (
  event_id integer primary key references events on delete cascade,
  view_count integer not null default 0,
  favorite_count integer not null default 0
) with (fillfactor = 80);
create index event_stats_views on event_stats (view_count, event_id);
create index event_stats_favorites on event_stats (favorite_count, event_id);

create function event_stats_told() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'event:' || event_id) from counted;
  perform pg_notify('changes', 'dashboard') from counted limit 1;
  return null;
end $$;
create trigger event_stats_told after update on event_stats referencing new table as counted
  for each statement execute function event_stats_told();

-- Every counter that one event counts in.
create function event_counters(
  approval_status text, lifecycle text, is_featured boolean, category_id integer, type_id integer, over_on date, created_at timestamptz
) returns table (scope text, key text) language sql stable
begin atomic
  select 'events', 'all'
  union all select 'events', approval_status
  union all select 'events', 'listed' where approval_status = 'published' and lifecycle = 'scheduled'
  union all select 'events', 'cancelled' where approval_status = 'published' and lifecycle = 'cancelled'
  union all select 'events', 'featured' where is_featured
  union all select 'events_by_category', category_id::text where category_id is not null
  union all select 'events_by_type', type_id::text where type_id is not null
  union all select 'listed_by_day', to_char(over_on, 'YYYY-MM-DD') where approval_status = 'published' and lifecycle = 'scheduled'
  union all select 'events_by_month', to_char(created_at at time zone 'UTC', 'YYYY-MM');
end;

create function events_added() returns trigger language plpgsql as $$
begin
  insert into event_stats (event_id) select id from added;
  insert into counters as had (scope, key, slot, n)
    select c.scope, c.key, counter_slot(), count(*) from added as a,
      event_counters(a.approval_status, a.lifecycle, a.is_featured, a.category_id, a.type_id, (a.over_at at time zone 'UTC')::date, a.created_at) as c
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
      event_counters(r.approval_status, r.lifecycle, r.is_featured, r.category_id, r.type_id, (r.over_at at time zone 'UTC')::date, r.created_at) as c
    group by c.scope, c.key order by c.scope, c.key
  on conflict (scope, key, slot) do update set n = had.n + excluded.n;
  return null;
end $$;
create trigger events_removed after delete on events referencing old table as removed
  for each statement execute function events_removed();

create function events_changed() returns trigger language plpgsql as $$
begin
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
create trigger events_changed after update on events referencing new table as added old table as removed
  for each statement execute function events_changed();

-- Nobody watches an event that is only just being added.
create function events_told() returns trigger language plpgsql as $$
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
create trigger events_added_told after insert on events referencing new table as added
  for each statement execute function events_told();
create trigger events_changed_told after update on events referencing new table as added old table as removed
  for each statement execute function events_told();
create trigger events_removed_told after delete on events referencing old table as removed
  for each statement execute function events_told();

-- See docs/decisions/service/triggers.md for what triggers are for.
create function event_moves() returns trigger language plpgsql as $$
begin
  new.sequence := old.sequence + 1;
  return new;
end $$;
create trigger event_moves before update on events for each row
  when ((old.event_date, old.start_time, old.end_date, old.end_time, old.time_zone, old.venue, old.location, old.latitude, old.longitude,
      old.lifecycle)
    is distinct from
    (new.event_date, new.start_time, new.end_date, new.end_time, new.time_zone, new.venue, new.location, new.latitude, new.longitude,
      new.lifecycle))
  execute function event_moves();

create table gallery_images (
  id integer generated always as identity primary key,
  event_id integer not null references events on delete cascade,
  ord integer not null,
  -- A StoredImage, see service/pictures/answer.ts.
  media jsonb not null
);
create index gallery_images_event on gallery_images (event_id, ord);
-- Who shows a picture: asked by the sweep for each of its files (service/pictures/sweep.ts).
create index gallery_images_name on gallery_images ((media ->> 'name'));

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

create table event_views (
  event_id integer not null references events on delete cascade,
  user_id integer not null references users on delete cascade,
  viewed_at timestamptz not null,
  primary key (event_id, user_id)
);
create index event_views_user on event_views (user_id);

-- One function for both: views and favourites count for each event and in all.
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
create trigger event_views_added after insert on event_views referencing new table as marks
  for each statement execute function event_marks_counted();
create trigger event_views_removed after delete on event_views referencing old table as marks
  for each statement execute function event_marks_counted();


-- PROPOSALS

-- An author's edit of a published event, while it waits for a decision: the event itself stays as everybody knows it.
create table event_proposals (
  event_id integer primary key references events on delete cascade,
  -- The whole event as it would be: an EventDraft, see service/events/eventDraft.ts.
  draft jsonb not null,
  -- Pictures of the event that would go.
  removed_images integer[] not null,
  -- A visibility above the ceiling, which applies when the proposal is approved; null if none is proposed.
  visibility text check (visibility in ('link', 'public')),
  -- Whether the changes were proposed to this date of its series alone.
  is_alone boolean not null default false,
  -- A rejected one stays, so that its author reads why and goes on from there.
  status text not null default 'pending' check (status in ('pending', 'rejected')),
  reject_reason text,
  proposed_at timestamptz not null
);
create index event_proposals_status on event_proposals (status);

-- Pictures that would come. They keep their ids when they become the event's pictures, so both tables draw from one sequence.
create table proposal_images (
  id integer primary key default nextval(pg_get_serial_sequence('gallery_images', 'id')),
  event_id integer not null references event_proposals on delete cascade,
  ord integer not null,
  -- A StoredImage, as in gallery_images.
  media jsonb not null
);
create index proposal_images_event on proposal_images (event_id, ord);
create index proposal_images_name on proposal_images ((media ->> 'name'));


-- IMPORTS

-- What was read of a calendar or a page waits here until its reader has chosen from it.
create table imports (
  id text primary key,
  user_id integer not null references users on delete cascade,
  -- JSON: ImportedEvents, see service/events/import/. As text, since entries that are refused may hold what no jsonb can.
  entries text not null,
  type_id integer,
  category_id integer,
  created_at timestamptz not null
);
create index imports_user on imports (user_id, created_at);
create index imports_created on imports (created_at);

-- Which of an author's events came from elsewhere, by the name that each has there: an entry that comes again is no other event.
create table imported_events (
  author_id integer not null references users on delete cascade,
  uid text not null,
  event_id integer not null references events on delete cascade,
  sequence integer not null,
  -- What it said last: an EventDraft, and the lifecycle. What its author has changed here since is not undone by what is unchanged there.
  draft jsonb not null,
  lifecycle text not null,
  -- Which import made the event, so that all of one import can be rejected together; null if unknown.
  import_id text,
  primary key (author_id, uid)
);
create index imported_events_event on imported_events (event_id);
create index imported_events_import on imported_events (import_id);


-- FAVOURITES

create table favorites (
  user_id integer not null references users on delete cascade,
  event_id integer not null references events on delete cascade,
  added_at timestamptz not null,
  -- The event's, so that a page of favourites is read in order from one index; moveFavorites keeps them up to date.
  starts_at timestamptz not null,
  over_at timestamptz not null,
  primary key (user_id, event_id)
);
create index favorites_by_start on favorites (user_id, starts_at, event_id) include (over_at);
create index favorites_event on favorites (event_id);

create trigger favorites_added after insert on favorites referencing new table as marks
  for each statement execute function event_marks_counted();
create trigger favorites_removed after delete on favorites referencing old table as marks
  for each statement execute function event_marks_counted();

-- Calendar feeds of favourites, one for each account. Whoever has the secret reads it, so only its SHA-256 is kept.
create table favorite_feeds (
  user_id integer primary key references users on delete cascade,
  secret_hash text not null unique,
  created_at timestamptz not null
);


-- HOMEPAGE

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
create index homepage_slides_name on homepage_slides ((media ->> 'name'));


-- PICTURES

-- Pictures that nothing shows any more; their files go a day later (base names, as in StoredImage).
create table media_garbage (
  name text primary key,
  since timestamptz not null default now()
);

-- However a picture loses its row, its files are noted here. All dates of a series show the same files: the day until they go begins when
-- the last of them is gone.
create function media_becomes_garbage() returns trigger language plpgsql as $$
begin
  if old.media is not null and (tg_op = 'DELETE' or old.media is distinct from new.media) then
    insert into media_garbage (name) values (old.media ->> 'name') on conflict (name) do update set since = excluded.since;
  end if;
  return null;
end $$;
create trigger gallery_images_garbage after delete or update of media on gallery_images
  for each row execute function media_becomes_garbage();
create trigger homepage_slides_garbage after delete or update of media on homepage_slides
  for each row execute function media_becomes_garbage();

-- One that has become a picture of the event keeps its files.
create function proposal_image_becomes_garbage() returns trigger language plpgsql as $$
begin
  if not exists (select from gallery_images where media ->> 'name' = old.media ->> 'name') then
    insert into media_garbage (name) values (old.media ->> 'name') on conflict (name) do nothing;
  end if;
  return null;
end $$;
create trigger proposal_images_garbage after delete on proposal_images
  for each row execute function proposal_image_becomes_garbage();

create function profile_pic_becomes_garbage() returns trigger language plpgsql as $$
begin
  if old.profile_pic is not null and (tg_op = 'DELETE' or old.profile_pic is distinct from new.profile_pic) then
    insert into media_garbage (name) values (old.profile_pic) on conflict (name) do nothing;
  end if;
  return null;
end $$;
create trigger users_garbage after delete or update of profile_pic on users
  for each row execute function profile_pic_becomes_garbage();


-- NOTIFICATIONS

-- Which letters an account wants; without a row: all of them.
create table notification_settings (
  user_id integer primary key references users on delete cascade,
  favorite_changes boolean not null default true,
  reminders boolean not null default true,
  matches boolean not null default true
);

-- What somebody looks for again and again, and hears of when it is published.
create table saved_filters (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  name text not null check (name <> ''),
  location text,
  -- Without its category or type it would find what nobody looked for.
  category_id integer references categories on delete cascade,
  type_id integer references event_types on delete cascade,
  search text,
  when_it_is text not null default 'any' check (when_it_is in ('any', 'today', 'weekend', 'week', 'month')),
  created_at timestamptz not null,
  check (when_it_is <> 'any' or coalesce(location, search, category_id::text, type_id::text) is not null)
);
create index saved_filters_user on saved_filters (user_id, id);
create index saved_filters_category on saved_filters (category_id);
create index saved_filters_type on saved_filters (type_id);

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

-- Which events a daily letter has told an account of. Kept until they are over.
create table told_events (
  user_id integer not null references users on delete cascade,
  event_id integer not null references events on delete cascade,
  primary key (user_id, event_id)
);
create index told_events_event on told_events (event_id);

-- A published event that was called off or moved: those who keep it hear of it once nothing more has changed for a while.
create table event_changes (
  event_id integer primary key references events on delete cascade,
  -- How it stood before the first of these changes.
  was jsonb not null,
  -- Null while it is not published: whether anything has changed shows when it is again.
  due_at timestamptz
);
create index event_changes_due on event_changes (due_at);

-- What is being told of an event, to some at a time.
create table announcements (
  id integer generated always as identity primary key,
  event_id integer not null references events on delete cascade,
  -- {from, to, reason}
  data jsonb not null,
  -- Accounts up to this id have their letter in the outbox.
  told_to integer not null default 0
);
create index announcements_event on announcements (event_id);

-- The moment from which the next mail about new events may go to a superadmin; see service/mail/submissions.ts.
create table submission_mails (
  user_id integer primary key references users on delete cascade,
  next_at timestamptz not null
);


-- MAIL

-- Mail to be sent: its kind, its recipient and its facts. It is written out, codes included, when it is sent.
create table mail_outbox (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  kind text not null,
  data jsonb not null default '{}',
  asker text not null default '',
  -- What the request that caused it accepts, for accounts that have not chosen a language.
  language text,
  -- Letters to many wait until what somebody waits for has been sent.
  is_bulk boolean not null default false,
  created_at timestamptz not null,
  due_at timestamptz not null,
  attempts integer not null default 0,
  last_error text,
  -- Dropped after its last attempt, and kept for a person to see.
  dead_at timestamptz
);
create index mail_outbox_due on mail_outbox (is_bulk, due_at, id) where dead_at is null;
create index mail_outbox_user on mail_outbox (user_id, kind);

-- Mails to an email address that somebody typed. Whose it is, if anybody's, is found out after the answer, which thus takes as long for
-- everybody; see service/mail/letterRequests.ts.
create table letter_requests (
  id integer generated always as identity primary key,
  email_key text not null,
  kind text not null,
  asker text not null,
  -- As in mail_outbox.
  language text,
  created_at timestamptz not null
);

-- How many letters in a row the account's mail server refused for good.
create table mail_bounces (
  user_id integer primary key references users on delete cascade,
  n integer not null
);

-- Signs the links by which a letter can be unsubscribed from: whoever has one needs no session, and no link is kept anywhere.
create table letter_secret (
  is_only boolean primary key default true check (is_only),
  secret text not null
);
insert into letter_secret (secret) values (gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text);


-- REVIEW

-- Ready-made reasons for rejecting an event, kept by superadmins.
create table reject_reasons (
  id integer generated always as identity primary key,
  text text not null check (text <> '')
);
create unique index reject_reasons_text on reject_reasons (lower(text));

insert into reject_reasons (text) values
  ('Please say where exactly it takes place, so that people find it.'),
  ('Please check the date and the time: they do not fit the description.'),
  ('The description says too little of what awaits people. Please tell more.'),
  ('This event is listed already. Please edit the one that is there.'),
  ('The pictures are not yours to publish, or do not show the event.'),
  ('This is advertising rather than an event for the community.');


-- AUDIT

-- Who did what to what. Ids only, so that a deleted account leaves no name here.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id integer,
  action text not null,
  entity text not null,
  entity_id integer,
  reason text,
  details jsonb
);
create index audit_log_entity on audit_log (entity, entity_id, id);
-- The list of deeds, by what it can be asked for.
create index audit_log_at on audit_log (at, id);
create index audit_log_actor on audit_log (actor_id, at, id);
create index audit_log_action on audit_log (action, at, id);
create index audit_log_entity_at on audit_log (entity, at, id);

create function audit_log_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'audit_log is append-only';
end $$;
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function audit_log_is_append_only();
-- Nobody who may write to the audit log may empty it either.
create trigger audit_log_not_emptied before truncate on audit_log
  for each statement execute function audit_log_is_append_only();

-- What an edit of an event has changed, before and after, beside the audit log, which knows ids and the names of fields only: this goes
-- with the event, and with the account of whoever wrote it.
create table event_edits (
  deed_id bigint primary key,
  -- Null: what a deleted event was called, which goes with the account of its author alone.
  event_id integer references events on delete cascade,
  author_id integer not null references users on delete cascade,
  -- By field: {from, to}.
  details jsonb not null
);
create index event_edits_event on event_edits (event_id);
create index event_edits_author on event_edits (author_id);
