import type { Db } from '../ports/db.ts'
import { audit, type AuditEntry } from './auditQueries.ts'
import { lastName } from './differences.ts'

const insert = `
  insert into event_edits (deed_id, event_id, author_id, details) values ($1, $2, $3, $4::text::jsonb)`

const note = (db: Db, entryId: number, eventId: number | null, authorId: number, details: object) =>
  db.query(insert, [entryId, eventId, authorId, JSON.stringify(details)])

type Edit = AuditEntry & { actorId: number; entityId: number; details: NonNullable<AuditEntry['details']> }

/**
 * Records the names of changed fields permanently, but old and new values only while the event and its author
 * exist.
 */
export async function auditEdit(db: Db, edit: Edit, now: Date): Promise<void> {
  const { actorId, entityId, details } = edit
  const fields = Object.fromEntries(Object.keys(details).map((field) => [field, {}]))
  const entryId = await audit(db, { ...edit, details: fields }, now)
  await note(db, entryId, entityId, actorId, details)
}

/** Records a deletion. The event's title is kept only while its author's account exists. */
export async function auditDeletion(
  db: Db,
  { actorId, entityId, title }: { actorId: number; entityId: number; title: string },
  now: Date,
): Promise<void> {
  const entryId = await audit(db, { actorId, action: 'delete', entity: 'event', entityId }, now)
  await note(db, entryId, null, actorId, lastName('title', title))
}
