import type { Db } from '../db.ts'

/** Who did what to what. */
export interface Deed {
  /** Null: whoever runs the server, by a command. */
  actorId: number | null
  action: string
  entity: string
  entityId: number
  reason?: string | null
}

const insert = `
  insert into audit_log (at, actor_id, action, entity, entity_id, reason) values ($1, $2, $3, $4, $5, $6)`

/** Notes a deed for good. Call it in the transaction that does the deed. */
export async function audit(db: Db, deed: Deed, now: Date): Promise<void> {
  const { actorId, action, entity, entityId, reason = null } = deed
  await db.query(insert, [now, actorId, action, entity, entityId, reason])
}
