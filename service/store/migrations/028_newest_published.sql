-- What was added last, read from one index however many wait for a decision.
create index events_published_newest on events (created_at, id) where is_published;
