-- Letters to many wait until what somebody waits for has been sent.
alter table mail_outbox add column is_bulk boolean not null default false;
drop index mail_outbox_due;
create index mail_outbox_due on mail_outbox (is_bulk, due_at, id) where dead_at is null;

-- A published event that was called off or moved: those who keep it hear of it once nothing more has changed for a while.
create table event_changes (
  event_id integer primary key references events on delete cascade,
  -- How it stood before the first of these changes.
  was jsonb not null,
  -- Null while it is not published: whether anything has changed shows when it is again.
  due_at timestamptz
);
create index event_changes_due on event_changes (due_at);

-- What is being told of an event, to some at a time.
create table announcements (
  id integer generated always as identity primary key,
  event_id integer not null references events on delete cascade,
  -- {from, to, reason}
  data jsonb not null,
  -- Accounts up to this id have their letter in the outbox.
  told_to integer not null default 0
);
create index announcements_event on announcements (event_id);

-- How many letters in a row the account's mail server refused for good.
create table mail_bounces (
  user_id integer primary key references users on delete cascade,
  n integer not null
);
