-- Signs the links by which a letter can be unsubscribed from: whoever has one needs no session, and no link is kept anywhere.
create table letter_secret (
  is_only boolean primary key default true check (is_only),
  secret text not null
);
insert into letter_secret (secret) values (gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text);
