-- Names are kept as they are shown, with single blanks. One whose name is taken then keeps its own.
update categories as entry set name = regexp_replace(btrim(name), '\s+', ' ', 'g')
where name ~ '\s\s|^\s|\s$' and not exists (
  select from categories as other
  where other.id <> entry.id and other.deleted_at is null
    and fold(regexp_replace(btrim(other.name), '\s+', ' ', 'g')) = fold(regexp_replace(btrim(entry.name), '\s+', ' ', 'g')));
update event_types as entry set name = regexp_replace(btrim(name), '\s+', ' ', 'g')
where name ~ '\s\s|^\s|\s$' and not exists (
  select from event_types as other
  where other.id <> entry.id and other.deleted_at is null
    and fold(regexp_replace(btrim(other.name), '\s+', ' ', 'g')) = fold(regexp_replace(btrim(entry.name), '\s+', ' ', 'g')));
