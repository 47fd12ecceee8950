import { auditEdit } from '../../audit/eventEdits.ts'
import type { StoredImage } from '../../pictures/answer.ts'
import type { Db } from '../../ports/db.ts'
import { endProposal, saveProposal } from '../proposals/proposalQueries.ts'
import { markChangedAlone } from '../series/seriesQueries.ts'
import type { Edit } from './checkEdit.ts'
import { deleteImages, insertImages, saveEdit } from './editEventQueries.ts'
import { eventDifferences } from './eventDifferences.ts'
import { limitVisibility, saveVisibility } from './visibilityQueries.ts'

/** The name of the action in the audit log. */
export const changesVisibility = 'change-visibility'

export type EditAction = 'update' | 'resubmit' | 'propose' | 'withdraw'

interface Change {
  id: number
  edit: Edit
  images: readonly StoredImage[]
  /** True if only this date of a series is changed. */
  isAlone: boolean
  userId: number
  now: Date
}

/** Saves one edit. Returns its action in the audit log, or null if no field changed. */
export async function makeEdit(tx: Db, change: Change): Promise<EditAction | null> {
  const { id, edit, isAlone, userId, now } = change
  if (edit.visibility) {
    await saveVisibility(tx, id, edit.visibility.to, now)
    if (edit.isLifted) await limitVisibility(tx, id, edit.visibility.to, edit.reason)
    const details = { visibility: edit.visibility }
    await auditEdit(
      tx,
      { actorId: userId, action: changesVisibility, entity: 'event', entityId: id, details },
      now,
    )
  }
  const action = edit.isOne ? await write(tx, change) : null
  const isApplied =
    edit.visibility !== null || (action !== null && action !== 'propose' && action !== 'withdraw')
  if (isAlone && isApplied) await markChangedAlone(tx, id)
  if (action === null) return null
  const details = {
    ...(await eventDifferences(tx, edit.before, edit.after, edit.counts)),
    ...(edit.proposedVisibility ? { visibility: edit.proposedVisibility } : {}),
  }
  await auditEdit(tx, { actorId: userId, action, entity: 'event', entityId: id, details }, now)
  return action
}

async function write(tx: Db, { id, edit, images, isAlone, now }: Change): Promise<EditAction> {
  if (edit.way === 'propose') {
    const removed_images = edit.gone.filter((image) => !edit.proposed.has(image))
    const dropped = edit.gone.filter((image) => edit.proposed.has(image))
    const isAsBefore = edit.isUnchanged && removed_images.length + images.length === 0
    if (isAsBefore && dropped.length === edit.proposed.size) {
      await endProposal(tx, id)
      return 'withdraw'
    }
    await deleteImages(tx, 'proposal_images', id, dropped)
    const visibility = edit.proposedVisibility?.to ?? null
    await saveProposal(tx, id, { draft: edit.after, removed_images, is_alone: isAlone, visibility }, now)
    await insertImages(tx, 'proposal_images', id, edit.nextOrd, images)
    return 'propose'
  }
  await saveEdit(tx, id, edit.after, now, edit.way === 'publish' ? 'published' : 'pending')
  await deleteImages(tx, 'gallery_images', id, edit.gone)
  await insertImages(tx, 'gallery_images', id, edit.nextOrd, images)
  return edit.way === 'resubmit' ? 'resubmit' : 'update'
}
