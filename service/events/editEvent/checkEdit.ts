import { badField, HttpError } from '../../http/httpError.ts'
import type { Caller } from '../../ports/caller.ts'
import type { Db } from '../../ports/db.ts'
import type { Services } from '../../ports/services.ts'
import { changedFields, checkNotPast, checkRules, draftColumns, type EventDraft } from '../eventDraft.ts'
import { zoneFor } from '../eventZone.ts'
import type { Approval } from '../fields/statuses.ts'
import { isAbove, type Visibility, type VisibilityLimit } from '../fields/visibility.ts'
import { findProposal } from '../proposals/proposalQueries.ts'
import { shiftDays } from '../series/scope.ts'
import { listImages } from './editEventQueries.ts'
import { applyChanges, type EventChanges, isMoved, maxGallery } from './eventChanges.ts'
import { ownEvent } from './ownEvent.ts'

export const notOwn = 'Only its author may edit an event.'

export interface EditRequest {
  db: Db
  id: number
  form: EventChanges
  as: 'look' | 'lock'
  /**
   * Set if this is another date of the series: the date that the user edited. The days and picture ids in the
   * form are those of that date.
   */
  origin?: { base: EventDraft; goneNames: ReadonlySet<string> }
}

export type Edit = Awaited<ReturnType<typeof checkEdit>>

/** Returns the result of the edit without saving it. Throws if the edit is not allowed. */
export async function checkEdit(
  call: Services & { user: Caller },
  { db, id, form, as, origin }: EditRequest,
) {
  const { user } = call
  const {
    author_id: _author,
    approval_status,
    visibility,
    visibility_ceiling,
    visibility_reason,
    series_id,
    ...event
  } = await ownEvent(db, id, user, as, notOwn)

  const way = ways[approval_status](form, user)
  const { base, pictures, proposed, removed, asked } = await standing(db, id, event, way)
  const limit = { visibility_ceiling, visibility_reason }
  const { atOnce, inProposal } = visibilityTo(form.visibility, { visibility, limit, way, asked })
  const given = origin ? shiftDays(form, origin.base.event_date, base.event_date) : form
  const changed = applyChanges(base, given)
  const isElsewhere = isMoved(base, changed, given)
  const after = isElsewhere
    ? { ...changed, time_zone: await zoneFor({ ...call, db }, changed, user.id) }
    : changed
  if (after.event_date !== base.event_date) checkNotPast(after, call.clock())
  checkRules(after)

  const gone = origin ? picturesLike(origin.goneNames, pictures) : new Set(form.deleted_images)
  const kept = pictures.filter((picture) => !gone.has(picture.id))
  if (pictures.length - kept.length < gone.size) {
    throw badField('deleted_images', 'This picture does not belong to this event.')
  }
  if (kept.length + form.images.length > maxGallery) throw badField('images', `Maximum ${maxGallery} images.`)
  const hasOtherPictures = gone.size > 0 || form.images.length > 0
  return {
    way,
    series_id,
    base,
    before: event,
    after,
    proposed,
    visibility: atOnce === visibility ? null : { from: visibility, to: atOnce },
    isLifted: isAbove(limit, atOnce),
    reason: visibility_reason,
    proposedVisibility: inProposal && { from: visibility, to: inProposal },
    isUnchanged: changedFields(event, after).length === 0 && inProposal === null,
    counts: { had: pictures.length, gone: gone.size, added: form.images.length },
    gone: [...removed, ...gone],
    goneNames: new Set(pictures.filter(({ id }) => gone.has(id)).map(({ name }) => name)),
    nextOrd: Math.max(-1, ...pictures.map(({ ord }) => ord)) + 1,
    isOne:
      draftColumns.some((column) => after[column] !== base[column]) ||
      hasOtherPictures ||
      inProposal !== asked,
  }
}

type Way = 'update' | 'resubmit' | 'propose' | 'publish'

const ways: Record<Approval, (form: EventChanges, user: Caller) => Way> = {
  pending: () => 'update',
  rejected: () => 'resubmit',
  published: (form, user) =>
    form.as_proposal ? (user.user_type === 'superadmin' ? 'publish' : 'propose') : 'resubmit',
}

const limited = 'A superadmin limited who can see this event.'

interface VisibilityBefore {
  visibility: Visibility
  limit: VisibilityLimit
  way: Way
  /** The visibility in the existing proposal. */
  asked: Visibility | null
}

/** Throws 403 if the visibility is above the ceiling, unless the edit proposes it or a superadmin makes it. */
function visibilityTo(chosen: Visibility | undefined, { visibility, limit, way, asked }: VisibilityBefore) {
  if (chosen === undefined) return { atOnce: visibility, inProposal: asked }
  if (!isAbove(limit, chosen) || way === 'publish') return { atOnce: chosen, inProposal: null }
  if (way === 'propose') return { atOnce: visibility, inProposal: chosen }
  const reason = limit.visibility_reason ?? ''
  throw new HttpError(403, `${limited} ${reason}`, { errors: { visibility: [limited, reason] } })
}

/**
 * The state that the edit starts from: the existing proposal, if the edit adds to one, otherwise the event.
 */
async function standing(db: Db, id: number, event: EventDraft, way: Way) {
  const gallery = await listImages(db, 'gallery_images', id)
  const proposal = way === 'propose' ? await findProposal(db, id) : null
  if (!proposal) {
    return { base: event, pictures: gallery, proposed: new Set<number>(), removed: [], asked: null }
  }
  const removed = proposal.removed_images
  const added = await listImages(db, 'proposal_images', id)
  return {
    base: proposal.draft,
    pictures: [...gallery.filter((picture) => !removed.includes(picture.id)), ...added],
    proposed: new Set(added.map((picture) => picture.id)),
    removed,
    asked: proposal.visibility,
  }
}

/** The dates of a series share picture files, but each date has its own picture ids. */
const picturesLike = (names: ReadonlySet<string>, pictures: readonly { id: number; name: string }[]) =>
  new Set(pictures.filter(({ name }) => names.has(name)).map(({ id }) => id))
