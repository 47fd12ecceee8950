import { type Db, rowOf, rowsOf } from '../../ports/db.ts'
import { findMissing } from '../../catalog/catalogQueries.ts'
import type { StoredImage } from '../../pictures/answer.ts'
import type { EventDraft } from '../eventDraft.ts'

interface Proposal {
  draft: EventDraft
  removed_images: number[]
}

const find = 'select draft, removed_images from event_proposals where event_id = $1'

export const findProposal = (db: Db, eventId: number) => rowOf<Proposal>(db, find, [eventId])

const save = `
  insert into event_proposals (event_id, draft, removed_images, proposed_at) values ($1, $2::text::jsonb, $3, $4)
  on conflict (event_id) do update set draft = excluded.draft, removed_images = excluded.removed_images,
    status = 'pending', reject_reason = null, proposed_at = excluded.proposed_at`
const mark = 'update events set proposed_at = $2, version = version + 1 where id = $1'

export async function saveProposal(
  db: Db,
  eventId: number,
  { draft, removed_images }: Proposal,
  now: Date,
): Promise<void> {
  await db.query(save, [eventId, JSON.stringify(draft), removed_images, now])
  await db.query(mark, [eventId, now])
}

const images = 'select id, ord from proposal_images where event_id = $1'

export const listProposedImages = (db: Db, eventId: number) =>
  rowsOf<{ id: number; ord: number }>(db, images, [eventId])

const insert = `
  insert into proposal_images (event_id, ord, media)
  select $1, $2::integer + at - 1, media from jsonb_array_elements($3::jsonb) with ordinality as given (media, at)`

export async function insertProposedImages(
  db: Db,
  eventId: number,
  ord: number,
  stored: readonly StoredImage[],
): Promise<void> {
  if (stored.length > 0) await db.query(insert, [eventId, ord, JSON.stringify(stored)])
}

const remove = 'delete from proposal_images where event_id = $1 and id = any ($2::integer[])'

export async function deleteProposedImages(db: Db, eventId: number, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.query(remove, [eventId, ids])
}

const end = 'delete from event_proposals where event_id = $1'

export async function endProposal(db: Db, eventId: number): Promise<void> {
  await db.query(end, [eventId])
  await db.query(mark, [eventId, null])
}

const reject = `update event_proposals set status = 'rejected', reject_reason = $2 where event_id = $1`

export async function rejectProposal(db: Db, eventId: number, reason: string | null): Promise<void> {
  await db.query(reject, [eventId, reason])
  await db.query(mark, [eventId, null])
}

const removeGone = `
  delete from gallery_images using event_proposals as p
  where gallery_images.event_id = $1 and p.event_id = $1 and gallery_images.id = any (p.removed_images)`
const addNew = `
  insert into gallery_images (id, event_id, ord, media) overriding system value
  select id, event_id, ord, media from proposal_images where event_id = $1`

/** Makes the proposed pictures the event's. */
export async function publishProposedImages(db: Db, eventId: number): Promise<void> {
  await db.query(removeGone, [eventId])
  await db.query(addNew, [eventId])
}

/** What the event becomes. Its category and type stay until the transaction ends; one that is gone is left out. */
export async function proposedDraft(db: Db, eventId: number): Promise<EventDraft | null> {
  const draft = (await findProposal(db, eventId))?.draft
  if (!draft) return null
  const missing = await findMissing(db, {
    category: draft.category_id ?? undefined,
    type: draft.type_id ?? undefined,
  })
  return {
    ...draft,
    ...(missing.category ? { category_id: null } : {}),
    ...(missing.type ? { type_id: null } : {}),
  }
}
