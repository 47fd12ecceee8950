-- Which rows a search may judge otherwise than a moment ago, so that what a process remembers of earlier searches
-- (lists/kept/) stays true. Deleted after a day (lists/kept/touchedRows.ts).
create table touched_rows (
  -- As in changes: whatever a snapshot does not see yet is of its oldest open transaction or a later one.
  xid bigint not null default pg_current_xact_id()::text::bigint,
  at timestamptz not null default now(),
  relation text not null,
  id integer not null
);
create index touched_rows_xid on touched_rows (xid);

create function touch() returns trigger language plpgsql as $$
begin
  insert into touched_rows (relation, id) values (tg_table_name, coalesce(new.id, old.id));
  return null;
end $$;

create trigger events_touched after insert or delete on events for each row execute function touch();
create trigger events_touched_by_change after update on events for each row
  when ((old.search_text, old.place_text, old.content, old.author_name, old.is_published, old.category_id, old.type_id)
    is distinct from (new.search_text, new.place_text, new.content, new.author_name, new.is_published, new.category_id, new.type_id))
  execute function touch();

create trigger users_touched after insert or delete on users for each row execute function touch();
create trigger users_touched_by_change after update on users for each row
  when (old.search_text is distinct from new.search_text) execute function touch();
