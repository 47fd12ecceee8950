alter table events add column accessibility_notes text;
