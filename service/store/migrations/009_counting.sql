-- The date itself beside the expression, so that events of a time are counted from the index alone.
create index events_date_order_covering on events ((event_date + 0), id) include (event_date);
drop index events_date_order;
alter index events_date_order_covering rename to events_date_order;
