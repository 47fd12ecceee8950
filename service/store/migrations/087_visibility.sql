-- Who may see a published event: members alone, whoever has its address, or the whole world.
alter table events
  add column visibility text not null default 'members' check (visibility in ('members', 'link', 'public'));

-- What feeds and the site map list, in the order of time.
create index events_public on events (starts_at, id) include (over_at) where is_published and visibility = 'public';
