create or replace function event_counters(
  approval_status text, lifecycle text, is_featured boolean, category_id integer, type_id integer, over_on date, created_at timestamptz
) returns table (scope text, key text) language sql stable
begin atomic
  select 'events', 'all'
  union all select 'events', approval_status
  union all select 'events', 'listed' where approval_status = 'published' and lifecycle = 'scheduled'
  union all select 'events', 'cancelled' where approval_status = 'published' and lifecycle = 'cancelled'
  union all select 'events', 'featured' where is_featured
  union all select 'events_by_category', category_id::text where category_id is not null
  union all select 'events_by_type', type_id::text where type_id is not null
  union all select 'listed_by_day', to_char(over_on, 'YYYY-MM-DD') where approval_status = 'published' and lifecycle = 'scheduled'
  union all select 'events_by_month', to_char(created_at at time zone 'UTC', 'YYYY-MM');
end;

insert into counters (scope, key, slot, n)
  select 'events', 'cancelled', counter_slot(), count(*) from events
  where approval_status = 'published' and lifecycle = 'cancelled' having count(*) > 0;
