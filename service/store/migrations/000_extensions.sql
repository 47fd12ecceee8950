-- Trigram indexes for substring search, and comparing text without case and accents.
create extension if not exists pg_trgm with schema public;
create extension if not exists unaccent with schema public;

-- Lower case without accents. PostgreSQL calls unaccent() only stable, since its dictionary might be changed; naming the
-- dictionary and fixing the search path makes it safe to call immutable, as an index on it must.
create function plain(value text) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, value));
