import type { Db } from '../ports/db.ts'
import { audit, type Deed } from './auditQueries.ts'

const insert = `
  insert into event_edits (deed_id, event_id, author_id, details) values ($1, $2, $3, $4::text::jsonb)`

type Edit = Deed & { actorId: number; entityId: number; details: NonNullable<Deed['details']> }

/** Which fields changed is noted for good; from what to what, only while the event and its author exist. */
export async function auditEdit(db: Db, edit: Edit, now: Date): Promise<void> {
  const { actorId, entityId, details } = edit
  const fields = Object.fromEntries(Object.keys(details).map((field) => [field, {}]))
  const deedId = await audit(db, { ...edit, details: fields }, now)
  await db.query(insert, [deedId, entityId, actorId, JSON.stringify(details)])
}
