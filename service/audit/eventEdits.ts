import type { Db } from '../ports/db.ts'
import { audit, type Deed } from './auditQueries.ts'
import { lastName } from './differences.ts'

const insert = `
  insert into event_edits (deed_id, event_id, author_id, details) values ($1, $2, $3, $4::text::jsonb)`

const note = (db: Db, deedId: number, eventId: number | null, authorId: number, details: object) =>
  db.query(insert, [deedId, eventId, authorId, JSON.stringify(details)])

type Edit = Deed & { actorId: number; entityId: number; details: NonNullable<Deed['details']> }

/** Which fields changed is noted for good; from what to what, only while the event and its author exist. */
export async function auditEdit(db: Db, edit: Edit, now: Date): Promise<void> {
  const { actorId, entityId, details } = edit
  const fields = Object.fromEntries(Object.keys(details).map((field) => [field, {}]))
  const deedId = await audit(db, { ...edit, details: fields }, now)
  await note(db, deedId, entityId, actorId, details)
}

/** What the event was called, only while the account of its author exists. */
export async function auditDeletion(
  db: Db,
  { actorId, entityId, title }: { actorId: number; entityId: number; title: string },
  now: Date,
): Promise<void> {
  const deedId = await audit(db, { actorId, action: 'delete', entity: 'event', entityId }, now)
  await note(db, deedId, null, actorId, lastName('title', title))
}
