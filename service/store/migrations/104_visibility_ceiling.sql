-- The most that a superadmin allows after lowering an event's visibility, and why; null for no limit.
alter table events
  add column visibility_ceiling text check (visibility_ceiling in ('members', 'link')),
  add column visibility_reason text check ((visibility_reason is null) = (visibility_ceiling is null));

-- A visibility above the ceiling, which applies when the proposal is approved; null if none is proposed.
alter table event_proposals add column visibility text check (visibility in ('link', 'public'));

-- What superadmins lowered before stays lowered. Only they give a reason.
update events set visibility_ceiling = events.visibility, visibility_reason = lowered.reason
from (
  select distinct on (entity_id) entity_id as event_id, reason, details #>> '{visibility,to}' as visibility
  from audit_log where entity = 'event' and action = 'change-visibility'
  order by entity_id, id desc
) as lowered
where events.id = lowered.event_id and lowered.reason is not null
  and events.visibility = lowered.visibility and events.visibility <> 'public';
