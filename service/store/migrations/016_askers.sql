-- A code belongs to whoever asked for it: what is asked for elsewhere stands beside it. Its tries are counted in rate_limits
-- under the same key, so that a code made anew brings none.
alter table one_time_codes add column asker text not null default '';
alter table one_time_codes alter column asker drop default;
alter table one_time_codes drop constraint one_time_codes_pkey;
alter table one_time_codes add primary key (user_id, purpose, asker);
alter table one_time_codes drop column tries;
alter table mail_outbox add column asker text not null default '';

-- Mails to an e-mail address that somebody typed. Whose it is, if anybody's, is found out after the answer, which thus takes
-- as long for everybody; see queries/letterRequests.ts.
create table letter_requests (
  id integer generated always as identity primary key,
  email_key text not null,
  kind text not null,
  asker text not null,
  created_at timestamptz not null
);

-- Hash of the account that a count is about, so that it goes with the account.
alter table rate_limits add column account text;
create index rate_limits_account on rate_limits (account) where account is not null;

-- Where an account has logged in from: hashes of its e-mail address and a client's address.
create table known_addresses (
  key text primary key,
  user_id integer not null references users on delete cascade,
  seen_at timestamptz not null
);
create index known_addresses_user on known_addresses (user_id, seen_at);
create index known_addresses_age on known_addresses (seen_at);
