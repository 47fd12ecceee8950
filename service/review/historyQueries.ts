import { type Db, rowsOf } from '../ports/db.ts'

export interface EventAuditEntry {
  id: number
  at: string
  actor_id: number | null
  full_name: string | null
  action: string
  reason: string | null
  details: Record<string, unknown> | null
}

const newest = `
  select a.id, a.at, a.actor_id, u.full_name, a.action, coalesce(a.reason, e.details -> 'lifecycle_reason' ->> 'to') as reason,
    a.details
  from audit_log as a left join users as u on u.id = a.actor_id left join event_edits as e on e.deed_id = a.id
  where a.entity = 'event' and a.entity_id = $1
  order by a.id desc limit 100`

export const eventHistory = (db: Db, eventId: number) => rowsOf<EventAuditEntry>(db, newest, [eventId])
