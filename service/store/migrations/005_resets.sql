-- The right to set a new password, got by a mailed code. One an account, used once.
create table password_resets (
  user_id integer primary key references users on delete cascade,
  -- SHA-256 of the token; the token itself is nowhere.
  token_hash text not null,
  expires_at timestamptz not null
);
