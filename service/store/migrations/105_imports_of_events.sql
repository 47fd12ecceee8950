-- Which import made the event, so that all of one import can be rejected together; null for those before.
alter table imported_events add column import_id text;
create index imported_events_import on imported_events (import_id);
