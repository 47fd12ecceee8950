-- Past midnight an event ends at an earlier hour of a later day.
alter table events drop constraint events_check;
alter table events add constraint events_end_after_start
  check (coalesce(end_date, event_date) + end_time > event_date + start_time);
