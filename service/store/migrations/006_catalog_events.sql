-- Whose category or type it is: asked when one of these is deleted.
create index events_category on events (category_id, id);
create index events_type on events (type_id, id);
