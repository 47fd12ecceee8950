-- Events that resemble one that waits are looked for among those of its day. Their places stand in the index, so only near ones are read.
create index events_day_places on events ((event_date + 0), id)
  include (event_date, is_online, latitude, longitude, approval_status);
drop index events_date_order;
alter index events_day_places rename to events_date_order;
