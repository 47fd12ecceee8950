import { checkCatalog } from '../../catalog/checkCatalog.ts'
import { dataOf } from '../../http/answerParts.ts'
import { keyedRequest, otherBodyText, writeOnce } from '../../http/repeats/repeat.ts'
import { carryOut, keyAndPatience, stillUnderWay } from '../../http/repeats/underWay.ts'
import type { Keyed } from '../../http/repeats/idempotency.ts'
import { HttpError } from '../../http/httpError.ts'
import { route } from '../../http/route.ts'
import { eventImages } from '../../pictures/process.ts'
import type { StoredImage } from '../../pictures/answer.ts'
import { uploadImages } from '../../pictures/upload.ts'
import type { Caller } from '../../ports/caller.ts'
import type { Db } from '../../ports/db.ts'
import type { Services } from '../../ports/services.ts'
import { EventAnswer } from '../eventAnswer.ts'
import { EventById } from '../eventDraft.ts'
import { oneEvent } from '../eventPage.ts'
import { checkSeries, lockReach, splitAt } from '../series/scope.ts'
import { lockSeries, renewVersions } from '../series/seriesQueries.ts'
import { checkEdit, type Edit, notOwn } from './checkEdit.ts'
import { countEdit, quotaText } from './editQuota.ts'
import { EventChanges, maxGallery } from './eventChanges.ts'
import { type EditAction, makeEdit } from './makeEdit.ts'

const chosenIn = ({ category_id, event_type_id }: EventChanges) => ({
  category: category_id,
  type: event_type_id,
})

const noneLeft = 'None of these dates can be changed: they are over.'

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
  const seen = await checkEdit(call, { db, id, form, as: 'look' })
  await checkCatalog(db, chosenIn(form), 'category_id')

  const images = await uploadImages(call, form.images, eventImages)
  return await writeOnce(db, keyed, clock(), async (tx) => {
    await applyEdit(call, tx, { id, form, images, seen })
    return await oneEvent(tx, id, user, call)
  })
}

/**
 * Applies the edit to every date in its scope. `seen` is the edit as checked before the transaction. Returns
 * the action on the event itself, or null if its fields did not change.
 */
export async function applyEdit(
  call: Services & { user: Caller },
  tx: Db,
  { id, form, images, seen }: { id: number; form: EventChanges; images: readonly StoredImage[]; seen: Edit },
): Promise<EditAction | null> {
  const { mail, user } = call
  const now = call.clock()
  await lockSeries(tx, seen.series_id)
  // Lock the category and the type before the events, in the same order as the cleanup of deleted categories,
  // to avoid deadlocks.
  await checkCatalog(tx, chosenIn(form), 'category_id')
  const reach = await lockReach(tx, { id, seriesId: seen.series_id, scope: form.scope }, now)
  const ids = reach.members?.map((member) => member.id) ?? [id]
  if (ids.length === 0) throw new HttpError(409, noneLeft)
  await splitAt(tx, reach)
  const origin = ids.includes(id) ? await checkEdit(call, { db: tx, id, form, as: 'lock' }) : seen
  checkSeries(origin, reach)
  const edits: { id: number; edit: Edit }[] = []
  for (const each of ids) {
    const edit = each === id ? origin : await checkEdit(call, { db: tx, id: each, form, as: 'lock', origin })
    edits.push({ id: each, edit })
  }
  if (edits.some(({ edit }) => edit.isOne || edit.visibility)) await countEdit(tx, call, now)
  const isAlone = reach.seriesId !== null && reach.members === null
  const actions = new Map<number, EditAction | null>()
  for (const each of edits) {
    actions.set(each.id, await makeEdit(tx, { ...each, images, isAlone, userId: user.id, now }))
  }
  if (reach.seriesId !== null) await renewVersions(tx, reach.seriesId, ids)
  const first = ids.find((each) => ['resubmit', 'propose'].includes(actions.get(each) ?? ''))
  if (first !== undefined) await mail.enqueue(tx, { kind: 'event-submitted', eventId: first })
  return actions.get(id) ?? null
}
