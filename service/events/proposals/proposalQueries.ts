import { type Db, rowOf, rowsOf } from '../../ports/db.ts'
import { findMissing } from '../../catalog/catalogQueries.ts'
import { type EventDraft, wholeDraft } from '../eventDraft.ts'
import type { Visibility } from '../fields/visibility.ts'

interface Proposal {
  draft: EventDraft
  removed_images: number[]
  /** True if it changes only this date of a series. */
  is_alone: boolean
  /** Above the event's ceiling; null if it proposes none. */
  visibility: Visibility | null
}

const find = `
  select ${wholeDraft} as draft, p.removed_images, p.is_alone, p.visibility
  from event_proposals as p join events as e on e.id = p.event_id where p.event_id = $1`

export const findProposal = (db: Db, eventId: number) => rowOf<Proposal>(db, find, [eventId])

const save = `
  insert into event_proposals (event_id, draft, removed_images, is_alone, visibility, proposed_at)
    values ($1, $2::text::jsonb, $3, $4, $5, $6)
  on conflict (event_id) do update set draft = excluded.draft, removed_images = excluded.removed_images,
    is_alone = event_proposals.is_alone or excluded.is_alone, visibility = excluded.visibility, status = 'pending', reject_reason = null, proposed_at = excluded.proposed_at`
const mark = 'update events set proposed_at = $2, version = version + 1 where id = $1'

export async function saveProposal(
  db: Db,
  eventId: number,
  { draft, removed_images, is_alone, visibility }: Proposal,
  now: Date,
): Promise<void> {
  await db.query(save, [eventId, JSON.stringify(draft), removed_images, is_alone, visibility, now])
  await db.query(mark, [eventId, now])
}

const end = 'delete from event_proposals where event_id = $1'

export async function endProposal(db: Db, eventId: number): Promise<void> {
  await db.query(end, [eventId])
  await db.query(mark, [eventId, null])
}

/**
 * Deletes the proposal of an event that is no longer published, since changes are proposed only to what is.
 * A separate statement after the one that locks the event, so that it sees a proposal that was saved at the
 * same moment.
 */
export async function dropProposal(db: Db, eventId: number): Promise<void> {
  await db.query(end, [eventId])
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

/** Applies the proposed changes to the event's pictures. */
export async function publishProposedImages(db: Db, eventId: number): Promise<void> {
  await db.query(removeGone, [eventId])
  await db.query(addNew, [eventId])
}

const keep = `
  update events set changed_alone = true from event_proposals as p
  where events.id = $1 and p.event_id = $1 and p.is_alone and not changed_alone`

/**
 * Marks a date of a series as changed individually if its proposal is for this date only. Call this before
 * the proposal ends.
 */
export async function keepAlone(db: Db, eventId: number): Promise<void> {
  await db.query(keep, [eventId])
}

const joint = `
  select other.event_id as id from event_proposals as p
  join event_proposals as other on other.proposed_at = p.proposed_at
  join events as e on e.id = other.event_id and e.series_id = $2
  where p.event_id = $1 and (other.event_id = p.event_id or not (p.is_alone or other.is_alone)) order by other.event_id`

/** The ids of the dates of the series with the same proposed changes, including the event itself. */
export const jointProposals = async (db: Db, eventId: number, seriesId: number) =>
  (await rowsOf<{ id: number }>(db, joint, [eventId, seriesId])).map(({ id }) => id)

/**
 * The event with its proposed changes. Locks its category and type until the transaction ends; a deleted one
 * becomes null.
 */
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
