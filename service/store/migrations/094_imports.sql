-- What was read of a calendar or a page waits here until its reader has chosen from it.
create table imports (
  id text primary key,
  user_id integer not null references users on delete cascade,
  -- JSON: ImportedEvents, see events/import/importedEvent.ts. As text, since entries that are refused may hold what no jsonb can.
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
  primary key (author_id, uid)
);
create index imported_events_event on imported_events (event_id);
