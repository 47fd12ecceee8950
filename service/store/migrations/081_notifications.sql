-- Which letters an account wants; without a row: all of them.
create table notification_settings (
  user_id integer primary key references users on delete cascade,
  favorite_changes boolean not null default true,
  reminders boolean not null default true,
  matches boolean not null default true
);
