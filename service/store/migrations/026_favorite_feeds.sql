-- Calendar feeds of favourites, one an account. Whoever has the secret reads it, so that only its SHA-256 is kept.
create table favorite_feeds (
  user_id integer primary key references users on delete cascade,
  secret_hash text not null unique,
  created_at timestamptz not null
);
