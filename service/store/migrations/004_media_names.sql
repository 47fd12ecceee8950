-- Who shows a picture: asked by the sweep for each of its files (images/sweep.ts).
create index gallery_images_name on gallery_images ((media ->> 'name'));
create index homepage_slides_name on homepage_slides ((media ->> 'name'));
create index users_profile_pic on users (profile_pic) where profile_pic is not null;

create function profile_pic_becomes_garbage() returns trigger language plpgsql as $$
begin
  if old.profile_pic is not null and (tg_op = 'DELETE' or old.profile_pic is distinct from new.profile_pic) then
    insert into media_garbage (name) values (old.profile_pic) on conflict (name) do nothing;
  end if;
  return null;
end $$;
create trigger users_garbage after delete or update of profile_pic on users
  for each row execute function profile_pic_becomes_garbage();
