-- What somebody looks for again and again, and hears of when it is published.
create table saved_filters (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  name text not null check (name <> ''),
  location text,
  -- Without its category or type it would find what nobody looked for.
  category_id integer references categories on delete cascade,
  type_id integer references event_types on delete cascade,
  search text,
  when_it_is text not null default 'any' check (when_it_is in ('any', 'today', 'weekend', 'week', 'month')),
  created_at timestamptz not null,
  check (when_it_is <> 'any' or coalesce(location, search, category_id::text, type_id::text) is not null)
);
create index saved_filters_user on saved_filters (user_id, id);
create index saved_filters_category on saved_filters (category_id);
create index saved_filters_type on saved_filters (type_id);
