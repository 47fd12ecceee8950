import type { Db } from '../ports/db.ts'
import { countCap, type Found, type Slice } from '../lists/paging.ts'
import { type Clause, findOrdered, type Order, type Place } from '../lists/ordered.ts'

/** Who did what to what. */
export interface Deed {
  /** Null: whoever runs the server, by a command. */
  actorId: number | null
  action: string
  entity: string
  /** Null: no single one, but a list of them. */
  entityId: number | null
  reason?: string | null
  /** What changed, from what to what. */
  details?: Record<string, { from: unknown; to: unknown }> | null
}

const insert = `
  insert into audit_log (at, actor_id, action, entity, entity_id, reason, details)
  values ($1, $2, $3, $4, $5, $6, $7::text::jsonb)`

/** Notes a deed for good. Call it in the transaction that does the deed. */
export async function audit(db: Db, deed: Deed, now: Date): Promise<void> {
  const { actorId, action, entity, entityId, reason = null, details = null } = deed
  await db.query(insert, [now, actorId, action, entity, entityId, reason, details && JSON.stringify(details)])
}

/** Conditions on deeds; all that are given must hold. Days are those of UTC. */
export interface DeedFilter {
  actor?: number | undefined
  action?: string | undefined
  entity?: string | undefined
  entity_id?: number | undefined
  date_from?: string | undefined
  date_to?: string | undefined
}

/** Newest first. */
export const deedOrder: Order = {
  table: 'audit_log',
  from: 'audit_log',
  id: 'id',
  column: 'at',
  key: 'at',
  type: 'timestamptz',
  descending: true,
}

const count = `select count(*) as n from (select from audit_log limit ${countCap}) as deeds`

/** A page of what was done. */
export async function findDeeds(db: Db, filter: DeedFilter, slice: Slice): Promise<Found<Place>> {
  const { actor, action, entity, entity_id, date_from, date_to } = filter
  return await findOrdered(
    db,
    {
      order: deedOrder,
      where: (params) => {
        const where: Clause[] = []
        const equal = (column: string, value: string | number | undefined) => {
          if (value !== undefined) where.push({ sql: `${column} = ${params.add(value)}`, column })
        }
        const onDay = (sql: string) =>
          where.push({ sql: `at ${sql}::timestamp at time zone 'UTC'`, column: 'at' })
        equal('actor_id', actor)
        equal('action', action)
        equal('entity', entity)
        equal('entity_id', entity_id)
        if (date_from !== undefined) onDay(`>= ${params.add(date_from)}::date`)
        if (date_to !== undefined) onDay(`< (${params.add(date_to)}::date + 1)`)
        return where
      },
      hasText: false,
      total: async () => (await db.query<{ n: number }>(count)).rows[0]?.n ?? 0,
    },
    slice,
  )
}

/** A deed as it was noted; the actor is null once the account is gone. */
export interface NotedDeed {
  id: number
  at: string
  actor: { id: number; full_name: string; email: string } | null
  action: string
  entity: string
  entity_id: number | null
  reason: string | null
  details: Record<string, unknown> | null
}

const read = `
  select a.id, a.at,
    case when u.id is not null then jsonb_build_object('id', u.id, 'full_name', u.full_name, 'email', u.email) end as actor,
    a.action, a.entity, a.entity_id, a.reason, a.details
  from audit_log as a left join users as u on u.id = a.actor_id
  where a.id = any ($1::bigint[]) order by a.at desc, a.id desc`

/** The deeds with these ids, newest first. */
export async function readDeeds(db: Db, ids: readonly number[]): Promise<NotedDeed[]> {
  if (ids.length === 0) return []
  const { rows } = await db.query<NotedDeed>(read, [ids])
  return rows
}
