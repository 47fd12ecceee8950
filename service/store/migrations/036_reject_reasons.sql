-- Ready-made reasons for rejecting an event, kept by superadmins.
create table reject_reasons (
  id integer generated always as identity primary key,
  text text not null check (text <> '')
);
create unique index reject_reasons_text on reject_reasons (lower(text));

insert into reject_reasons (text) values
  ('Please say where exactly it takes place, so that people find it.'),
  ('Please check the date and the time: they do not fit the description.'),
  ('The description says too little of what awaits people. Please tell more.'),
  ('This event is listed already. Please edit the one that is there.'),
  ('The pictures are not yours to publish, or do not show the event.'),
  ('This is advertising rather than an event for the community.');
