-- The lists of the admin area move by themselves as its figures do: whatever they show is told.
create or replace function users_told() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into changes (user_id) select null from added having count(*) > 0;
  elsif tg_op = 'DELETE' then
    insert into changes (user_id) select id from removed;
  else
    insert into changes (user_id) select a.id from added as a join removed as r using (id)
      where (a.full_name, a.email, a.phone, a.profile_pic, a.last_login,
          a.user_type, a.is_active, a.is_email_verified, a.verified_user)
        is distinct from (r.full_name, r.email, r.phone, r.profile_pic, r.last_login,
          r.user_type, r.is_active, r.is_email_verified, r.verified_user);
  end if;
  return null;
end $$;

drop trigger categories_told on categories;
create trigger categories_told after insert or update or delete on categories
  for each statement execute function catalog_told();
drop trigger event_types_told on event_types;
create trigger event_types_told after insert or update or delete on event_types
  for each statement execute function catalog_told();
