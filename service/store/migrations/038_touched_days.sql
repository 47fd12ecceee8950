-- The day of each event is remembered too (lists/kept/days.ts).
drop trigger events_touched_by_change on events;
create trigger events_touched_by_change after update on events for each row
  when ((old.search_text, old.place_text, old.content, old.author_name, old.is_published, old.category_id, old.type_id, old.event_date)
    is distinct from
    (new.search_text, new.place_text, new.content, new.author_name, new.is_published, new.category_id, new.type_id, new.event_date))
  execute function touch();
