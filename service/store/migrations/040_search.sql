-- Search by PostgreSQL alone: what told each process which rows were touched goes with what the process remembered of them.
drop trigger events_touched on events;
drop trigger events_touched_by_change on events;
drop trigger users_touched on users;
drop trigger users_touched_by_change on users;
drop function touch();
drop table touched_rows;

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

drop index events_trigrams;
drop index events_words;
drop index events_author_order;
drop index events_title_order;
alter table events
  drop column search_text,
  drop column place_text,
  drop column words;
alter table events
  add column search_vector tsvector not null generated always as (array_to_tsvector(
    search_tokens(title || E'\n' || author_name || E'\n' || coalesce(venue, ''), 3) || search_tokens(content, null))) stored,
  add column place_vector tsvector not null generated always as (array_to_tsvector(
    search_tokens(coalesce(venue, '') || E'\n' || coalesce(location, ''), 1))) stored,
  add column author_vector tsvector not null generated always as (array_to_tsvector(search_tokens(author_name, 1))) stored;
-- The planner cannot use what ANALYZE would spend seconds on: it does not know what is looked for when it plans.
alter table events
  alter column search_vector set statistics 0,
  alter column place_vector set statistics 0,
  alter column author_vector set statistics 0;
create index events_search on events using gin (search_vector, place_vector, author_vector);
create index events_author_order on events ((fold(author_name) collate "C"), id);
create index events_title_order on events ((fold(title) collate "C"), id);

drop index users_trigrams;
drop index users_name;
alter table users drop column search_text;
alter table users add column search_vector tsvector not null generated always as (array_to_tsvector(
  search_tokens(full_name || E'\n' || email || E'\n' || coalesce(phone, ''), 1))) stored;
alter table users alter column search_vector set statistics 0;
create index users_search on users using gin (search_vector);
create index users_name on users ((fold(full_name) collate "C"), id);

-- One of two names that are the same from now on gets its id.
update categories as c set name = name || ' (' || id || ')' where deleted_at is null and exists (
  select from categories as o where o.deleted_at is null and o.id < c.id and fold(o.name) = fold(c.name));
update event_types as t set name = name || ' (' || id || ')' where deleted_at is null and exists (
  select from event_types as o where o.deleted_at is null and o.id < t.id and fold(o.name) = fold(t.name));
drop index categories_name;
create unique index categories_name on categories ((fold(name) collate "C")) where deleted_at is null;
drop index event_types_name;
create unique index event_types_name on event_types ((fold(name) collate "C")) where deleted_at is null;

drop function word_vector(text);
drop function spaced(text);
drop function plain(text);
