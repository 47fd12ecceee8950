-- The language that a person has chosen for screens and letters; null until then.
alter table users add column language text;

-- What a request that causes a letter accepts, for accounts that have not chosen.
alter table letter_requests add column language text;
alter table mail_outbox add column language text;
