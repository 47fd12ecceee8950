-- What an edit of an event has changed, before and after, beside the audit log, which knows ids and the names of fields only: this goes
-- with the event, and with the account of whoever wrote it.
create table event_edits (
  deed_id bigint primary key,
  event_id integer not null references events on delete cascade,
  author_id integer not null references users on delete cascade,
  -- By field: {from, to}.
  details jsonb not null
);
create index event_edits_event on event_edits (event_id);
create index event_edits_author on event_edits (author_id);
