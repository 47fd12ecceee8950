-- The last day, at its place, of which the author of the series has been told that it ends there.
alter table series add column told_until date;

-- For the letters before series end, which are looked for every minute.
create index events_series_coming on events (starts_at) where series_id is not null;
