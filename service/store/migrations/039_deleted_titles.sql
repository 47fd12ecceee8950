-- Without an event: what a deleted one was called, which goes with the account of its author alone.
alter table event_edits alter column event_id drop not null;
