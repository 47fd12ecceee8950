import { dataOf } from '../../http/answerParts.ts'
import type { Db } from '../../ports/db.ts'
import { eventDifferences } from './eventDifferences.ts'
import { EventAnswer } from '../eventAnswer.ts'
import { zoneFor } from '../eventZone.ts'
import { countEdit, quotaText } from './editQuota.ts'
import { applyChanges, EventChanges, isMoved, maxGallery } from './eventChanges.ts'
import {
  changedFields,
  checkNotPast,
  checkRules,
  draftColumns,
  EventById,
  type EventDraft,
} from '../eventDraft.ts'
import { badField } from '../../http/httpError.ts'
import type { Caller } from '../../ports/caller.ts'
import { route } from '../../http/route.ts'
import { eventImages } from '../../pictures/process.ts'
import { uploadImages } from '../../pictures/upload.ts'
import { auditEdit } from '../../audit/eventEdits.ts'
import { findMissing } from '../../catalog/catalogQueries.ts'
import { deleteImages, type EventBefore, insertImages, listImages, saveEdit } from './editEventQueries.ts'
import { oneEvent } from '../eventPage.ts'
import { ownEvent } from './ownEvent.ts'
import { saveVisibility } from './visibilityQueries.ts'
import type { Keyed } from '../../http/repeats/idempotency.ts'
import { keyedRequest, otherBodyText, writeOnce } from '../../http/repeats/repeat.ts'
import { carryOut, keyAndPatience, stillUnderWay } from '../../http/repeats/underWay.ts'
import { endProposal, findProposal, saveProposal } from '../proposals/proposalQueries.ts'
import type { StoredImage } from '../../pictures/answer.ts'
import type { Services } from '../../ports/services.ts'

/** The name of the action in the audit log. */
export const changesVisibility = 'change-visibility'

const notOwn = 'Only its author may edit an event.'

export const editEventRoutes = [
  route('PATCH /common/events/{id}/update/', {
    operationId: 'updateEvent',
    access: 'signedIn',
    reach: 'own event',
    summary:
      "Changes the given fields of one of the caller's events; one that was decided on, or its changes, must be approved again; but `visibility` holds at once.",
    tag: 'Events',
    params: EventById,
    form: EventChanges,
    files: { most: maxGallery, maxBytes: eventImages.maxBytes },
    answer: dataOf(EventAnswer),
    fails: {
      403: notOwn,
      404: 'Event not found.',
      409: stillUnderWay,
      422: otherBodyText,
      429: quotaText,
    },
    reads: keyAndPatience,
    handle: async ({ params: { id }, form, ...call }) => {
      const { header, user } = call
      const keyed = await keyedRequest(user.id, header('idempotency-key'), { ...form, event: id })
      return await carryOut(call, keyed, () => editEvent(call, { id, form, keyed }))
    },
  }),
]

async function editEvent(
  call: Services & { user: Caller },
  { id, form, keyed }: { id: number; form: EventChanges; keyed: Keyed | null },
): Promise<unknown> {
  const { db, clock, user } = call
  await checkEdit(call, { db, id, form, as: 'look' })

  const images = await uploadImages(call, form.images, eventImages)
  return await writeOnce(db, keyed, clock(), async (tx) => {
    await makeEdit(call, tx, { id, form, images })
    return await oneEvent(tx, id, user, call)
  })
}

/** What was done, as the audit log names it; null when there was nothing to do. */
export async function makeEdit(
  call: Services & { user: Caller },
  tx: Db,
  { id, form, images }: { id: number; form: EventChanges; images: readonly StoredImage[] },
) {
  const { mail, user } = call
  const now = call.clock()
  const edit = await checkEdit(call, { db: tx, id, form, as: 'lock' })
  if (edit.isOne || edit.visibility) await countEdit(tx, call, now)
  if (edit.visibility) {
    const { to: visibility } = edit.visibility
    await saveVisibility(tx, id, visibility, now)
    const details = { visibility: edit.visibility }
    await auditEdit(
      tx,
      { actorId: user.id, action: changesVisibility, entity: 'event', entityId: id, details },
      now,
    )
  }
  if (!edit.isOne) return null
  const action = await save(tx, { id, edit, images, now })
  const details = await eventDifferences(tx, edit.before, edit.after, edit.counts)
  await auditEdit(tx, { actorId: user.id, action, entity: 'event', entityId: id, details }, now)
  if (action === 'resubmit' || action === 'propose') {
    await mail.enqueue(tx, { kind: 'event-submitted', eventId: id })
  }
  return action
}

interface Edit {
  db: Db
  id: number
  form: EventChanges
  as: 'look' | 'lock'
}

interface Save {
  id: number
  edit: Awaited<ReturnType<typeof checkEdit>>
  images: readonly StoredImage[]
  now: Date
}

/** What was done, as the audit log names it. */
async function save(tx: Db, { id, edit, images, now }: Save) {
  if (edit.way === 'propose') {
    const removed_images = edit.gone.filter((image) => !edit.proposed.has(image))
    const dropped = edit.gone.filter((image) => edit.proposed.has(image))
    const isAsBefore = edit.isUnchanged && removed_images.length + images.length === 0
    if (isAsBefore && dropped.length === edit.proposed.size) {
      await endProposal(tx, id)
      return 'withdraw'
    }
    await deleteImages(tx, 'proposal_images', id, dropped)
    await saveProposal(tx, id, { draft: edit.after, removed_images }, now)
    await insertImages(tx, 'proposal_images', id, edit.nextOrd, images)
    return 'propose'
  }
  await saveEdit(tx, id, edit.after, now, edit.way === 'publish' ? 'published' : 'pending')
  await deleteImages(tx, 'gallery_images', id, edit.gone)
  await insertImages(tx, 'gallery_images', id, edit.nextOrd, images)
  return edit.way === 'resubmit' ? 'resubmit' : 'update'
}

async function checkEdit(call: Services & { user: Caller }, { db, id, form, as }: Edit) {
  const { user } = call
  // Locked before the event is: removing the row of a deleted category has that first and its events then.
  const missing = await findMissing(db, { category: form.category_id, type: form.event_type_id })
  const {
    author_id: _author,
    approval_status,
    visibility,
    ...event
  } = await ownEvent(db, id, user, as, notOwn)
  if (missing.category) throw badField('category_id', 'There is no such category.')
  if (missing.type) throw badField('event_type_id', 'There is no such type.')

  const way = wayOf(approval_status, form, user)
  const { base, pictures, proposed, removed } = await standing(db, id, event, way)
  const changed = applyChanges(base, form)
  const isElsewhere = isMoved(base, changed, form)
  const after = isElsewhere
    ? { ...changed, time_zone: await zoneFor({ ...call, db }, changed, user.id) }
    : changed
  if (after.event_date !== base.event_date) checkNotPast(after, call.clock())
  checkRules(after)

  const gone = new Set(form.deleted_images)
  const kept = pictures.filter((picture) => !gone.has(picture.id))
  if (pictures.length - kept.length < gone.size) {
    throw badField('deleted_images', 'This picture does not belong to this event.')
  }
  if (kept.length + form.images.length > maxGallery) throw badField('images', `Maximum ${maxGallery} images.`)
  const hasOtherPictures = gone.size > 0 || form.images.length > 0
  return {
    way,
    before: event,
    after,
    proposed,
    visibility:
      form.visibility === undefined || form.visibility === visibility
        ? null
        : { from: visibility, to: form.visibility },
    isUnchanged: changedFields(event, after).length === 0,
    counts: { had: pictures.length, gone: gone.size, added: form.images.length },
    gone: [...removed, ...gone],
    nextOrd: Math.max(-1, ...pictures.map(({ ord }) => ord)) + 1,
    isOne: draftColumns.some((column) => after[column] !== base[column]) || hasOtherPictures,
  }
}

type Way = 'update' | 'resubmit' | 'propose' | 'publish'

function wayOf(status: EventBefore['approval_status'], form: EventChanges, user: Caller): Way {
  if (status === 'pending') return 'update'
  if (status === 'rejected' || !form.as_proposal) return 'resubmit'
  return user.user_type === 'superadmin' ? 'publish' : 'propose'
}

/** What the edit goes on from: the event, or the changes of it that are proposed already. */
async function standing(db: Db, id: number, event: EventDraft, way: Way) {
  const gallery = await listImages(db, 'gallery_images', id)
  const proposal = way === 'propose' ? await findProposal(db, id) : null
  if (!proposal) return { base: event, pictures: gallery, proposed: new Set<number>(), removed: [] }
  const removed = proposal.removed_images
  const added = await listImages(db, 'proposal_images', id)
  return {
    base: proposal.draft,
    pictures: [...gallery.filter((picture) => !removed.includes(picture.id)), ...added],
    proposed: new Set(added.map((picture) => picture.id)),
    removed,
  }
}
