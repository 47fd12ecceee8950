-- A walk along the order, from its index alone.
drop index events_starts;
create index events_starts on events (starts_at, id) include (over_at, is_published);
