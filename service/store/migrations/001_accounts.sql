-- People. One row an e-mail address: a sign-up that waits for its code is replaced by the next one and so reserves nothing.
create table users (
  id integer generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  email text not null,
  -- The address without regard to case.
  email_key text not null unique,
  full_name text not null,
  -- A plus and at most 15 digits.
  phone text check (phone ~ '^\+[0-9]{1,15}$'),
  -- A PHC string. Null: no password works until a reset sets one.
  password_hash text,
  user_type text not null default 'user' check (user_type in ('superadmin', 'admin', 'user')),
  is_active boolean not null default true,
  is_email_verified boolean not null default false,
  verified_user boolean not null default false,
  is_staff boolean not null generated always as (user_type in ('superadmin', 'admin')) stored,
  is_superuser boolean not null generated always as (user_type = 'superadmin') stored,
  -- Base name of the picture in the media store.
  profile_pic text,
  last_login timestamptz,
  created_at timestamptz not null
);

-- Only a verified account holds a phone number.
create unique index users_phone on users (phone) where is_email_verified;
create index users_superadmins on users (id) where user_type = 'superadmin';
create index users_waiting on users (created_at) where not is_email_verified;

create table sessions (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  -- SHA-256 of the token; the token itself is nowhere.
  token_hash text not null unique,
  created_at timestamptz not null,
  last_used_at timestamptz not null
);
create index sessions_user on sessions (user_id, id);
create index sessions_age on sessions (created_at);

-- Only the newest code of an account and purpose exists.
create table one_time_codes (
  user_id integer not null references users on delete cascade,
  purpose text not null check (purpose in ('verify-email', 'reset-password')),
  salt text not null,
  code_hash text not null,
  tries integer not null default 0,
  expires_at timestamptz not null,
  primary key (user_id, purpose)
);

-- Counts per hashed key; see queries/limits.ts.
create table rate_limits (
  key text primary key,
  n integer not null,
  -- Until then the next try is refused, whatever the count.
  free_at timestamptz,
  -- From then on the row counts for nothing.
  expires_at timestamptz not null
) with (fillfactor = 60);
create index rate_limits_expiry on rate_limits (expires_at);

-- Mail to be sent: its kind, its recipient and its facts. It is written out, codes included, when it is sent.
create table mail_outbox (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  kind text not null,
  data jsonb not null default '{}',
  created_at timestamptz not null,
  due_at timestamptz not null,
  attempts integer not null default 0,
  last_error text,
  -- Given up: kept for a person to see.
  dead_at timestamptz
);
create index mail_outbox_due on mail_outbox (due_at) where dead_at is null;
create index mail_outbox_user on mail_outbox (user_id, kind);

-- Who did what to what. Ids only, so that a deleted account leaves no name here.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id integer,
  action text not null,
  entity text not null,
  entity_id integer,
  reason text,
  details jsonb
);
create index audit_log_entity on audit_log (entity, entity_id, id);

create function audit_log_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'audit_log is append-only';
end $$;
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function audit_log_is_append_only();
