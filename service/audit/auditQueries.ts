import { z } from '@hono/zod-openapi'
import { type Db, oneRow } from '../ports/db.ts'
import { databaseId, textual } from '../http/input/input.ts'
import { type FilterValues, equalFilter, fromDay, toDay, whereOf } from '../http/lists/filters.ts'
import type { List } from '../http/lists/find.ts'
import { orderBy } from '../http/lists/order.ts'
import { countCap } from '../http/lists/paging.ts'
import type { Content } from '../http/lists/places.ts'

export interface AuditEntry {
  /** Null for a command run on the server. */
  actorId: number | null
  action: string
  entity: string
  /** Null if the entry is about a list. */
  entityId: number | null
  reason?: string | null
  /** Old and new values by changed field. Values that may have to be deleted later are omitted. */
  details?: Record<string, { from?: unknown; to?: unknown }> | null
}

const insert = `
  insert into audit_log (at, actor_id, action, entity, entity_id, reason, details)
  values ($1, $2, $3, $4, $5, $6, $7::text::jsonb) returning id`

/** Writes a permanent entry and returns its id. Call it in the transaction that makes the change. */
export async function audit(db: Db, entry: AuditEntry, now: Date): Promise<number> {
  const { actorId, action, entity, entityId, reason = null, details = null } = entry
  const noted = [now, actorId, action, entity, entityId, reason, details && JSON.stringify(details)]
  return (await oneRow<{ id: number }>(db, insert, noted)).id
}

const word = z.string(textual).regex(/^[a-z][a-z_-]{0,39}$/, 'This is no such word.')

export const auditFilters = {
  actor: equalFilter(databaseId, { description: 'The id of an account.', example: 1 }, 'actor_id'),
  action: equalFilter(word, { description: 'What was done.', example: 'publish' }, 'action'),
  entity: equalFilter(word, { description: 'To what kind of thing.', example: 'event' }, 'entity'),
  entity_id: equalFilter(
    databaseId,
    { description: 'To which one of its kind.', example: 1042 },
    'entity_id',
  ),
  date_from: fromDay('at'),
  date_to: toDay('at'),
}

export const auditOrder = orderBy('audit_log', 'at', { type: 'timestamptz', descending: true })

const count = `select count(*) as n from (select from audit_log limit ${countCap}) as entries`

export const listAuditEntries = (values: FilterValues<typeof auditFilters>): List => ({
  order: auditOrder,
  where: whereOf(auditFilters, values),
  total: () => count,
})

export interface StoredAuditEntry {
  id: number
  at: string
  actor: { id: number; full_name: string; email: string } | null
  action: string
  entity: string
  entity_id: number | null
  reason: string | null
  details: Record<string, unknown> | null
}

export const readAuditEntries: Content = ({ fits }) => `
  select a.id, a.at,
    case when u.id is not null then jsonb_build_object('id', u.id, 'full_name', u.full_name, 'email', u.email) end as actor,
    a.action, a.entity, a.entity_id, coalesce(a.reason, e.details -> 'lifecycle_reason' ->> 'to') as reason,
    coalesce(e.details, a.details) as details
  from audit_log as a left join users as u on u.id = a.actor_id left join event_edits as e on e.deed_id = a.id
  where ${fits('a.id')}`
