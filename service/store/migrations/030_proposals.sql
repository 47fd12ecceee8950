-- An author's edit of a published event, while it waits for a decision: the event itself stays as everybody knows it.

-- Rises with each edit and decision, so that whoever decides can say what they have seen.
alter table events add column version integer not null default 1;
-- Since when changes of it wait; null while none do.
alter table events add column proposed_at timestamptz;

drop index events_pending;
create index events_waiting on events (id) where approval_status = 'pending' or proposed_at is not null;

create table event_proposals (
  event_id integer primary key references events on delete cascade,
  -- The whole event as it would be: an EventDraft, see events/eventDraft.ts.
  draft jsonb not null,
  -- Pictures of the event that would go.
  removed_images integer[] not null,
  -- A rejected one stays, so that its author reads why and goes on from there.
  status text not null default 'pending' check (status in ('pending', 'rejected')),
  reject_reason text,
  proposed_at timestamptz not null
);
create index event_proposals_status on event_proposals (status);

-- Pictures that would come. Their ids are of the event's pictures, which they become.
create table proposal_images (
  id integer primary key default nextval(pg_get_serial_sequence('gallery_images', 'id')),
  event_id integer not null references event_proposals on delete cascade,
  ord integer not null,
  -- A StoredImage, as in gallery_images.
  media jsonb not null
);
create index proposal_images_event on proposal_images (event_id, ord);
create index proposal_images_name on proposal_images ((media ->> 'name'));

-- One that has become a picture of the event keeps its files.
create function proposal_image_becomes_garbage() returns trigger language plpgsql as $$
begin
  if not exists (select from gallery_images where media ->> 'name' = old.media ->> 'name') then
    insert into media_garbage (name) values (old.media ->> 'name') on conflict (name) do nothing;
  end if;
  return null;
end $$;
create trigger proposal_images_garbage after delete on proposal_images
  for each row execute function proposal_image_becomes_garbage();

-- Changes are proposed to what is published; whatever takes the event back takes them with it.
create function proposal_ends() returns trigger language plpgsql as $$
begin
  delete from event_proposals where event_id = new.id;
  new.proposed_at := null;
  return new;
end $$;
create trigger proposal_ends before update of approval_status on events
  for each row when (old.approval_status = 'published' and new.approval_status <> 'published')
  execute function proposal_ends();

create or replace function author_leaves() returns trigger language plpgsql as $$
begin
  delete from events where author_id = old.id and not is_published;
  delete from event_proposals where event_id in (select id from events where author_id = old.id);
  update events set author_name = 'Former member', proposed_at = null where author_id = old.id;
  return old;
end $$;

-- As before, and with the events of which changes wait.
create or replace function events_told() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into changes (is_pending) select bool_or(approval_status = 'pending') from added having count(*) > 0;
  elsif tg_op = 'DELETE' then
    insert into changes (event_id, is_pending)
      select id, approval_status = 'pending' or proposed_at is not null from removed;
  else
    insert into changes (event_id, is_pending)
      select a.id, 'pending' in (a.approval_status, r.approval_status) or coalesce(a.proposed_at, r.proposed_at) is not null
      from added as a join removed as r using (id);
  end if;
  return null;
end $$;
