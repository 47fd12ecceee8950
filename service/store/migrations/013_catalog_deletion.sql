-- A deleted category or type is hidden at once and its name is free; its events lose it little by little (catalogJob.ts),
-- and then the row goes.
alter table categories add column deleted_at timestamptz;
alter table event_types add column deleted_at timestamptz;

drop index categories_name;
create unique index categories_name on categories (lower(name)) where deleted_at is null;
drop index event_types_name;
create unique index event_types_name on event_types (lower(name)) where deleted_at is null;
