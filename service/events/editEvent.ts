import { z } from '@hono/zod-openapi'
import type { Db } from '../ports/db.ts'
import { earliestToday, EventAnswer, eventAnswer } from './eventAnswer.ts'
import { applyChanges, EventChanges, maxGallery } from './eventChanges.ts'
import { draftColumns, faultsOf } from './eventDraft.ts'
import { badField, HttpError } from '../http/httpError.ts'
import type { Caller } from '../ports/caller.ts'
import { route } from '../http/route.ts'
import { eventImages } from '../pictures/process.ts'
import { uploadImages } from '../pictures/upload.ts'
import { databaseId } from '../http/input.ts'
import { audit } from '../audit/auditQueries.ts'
import { findMissing } from '../catalog/catalogQueries.ts'
import { deleteImages, findBefore, listImages, saveEdit } from './editEventQueries.ts'
import { insertImages, readEvents } from './eventQueries.ts'
import { findClaim } from './idempotency.ts'
import { answerBefore, idempotencyKey, keyedRequest, otherBodyText, writeOnce } from './repeat.ts'

const textBytes = 300_000

export const editEventRoutes = [
  route('PATCH /common/events/{id}/update/', {
    operationId: 'updateEvent',
    access: 'signedIn',
    reach: 'own event',
    summary:
      'Changes the given fields of an event of the caller; one that was decided on waits for approval again.',
    tag: 'Events',
    params: z.object({ id: databaseId.openapi({ description: 'Id of the event.', example: 1042 }) }),
    form: EventChanges,
    maxBody: maxGallery * eventImages.maxBytes + textBytes,
    maxFile: eventImages.maxBytes,
    answer: z.strictObject({ status: z.literal(true), data: EventAnswer }),
    fails: { 403: 'Only its author may edit an event.', 404: 'Event not found.', 422: otherBodyText },
    reads: idempotencyKey,
    handle: async ({ user, params: { id }, form, header, ...services }) => {
      const { db, mail, clock } = services
      const keyed = await keyedRequest(user.id, header('idempotency-key'), { ...form, event: id })
      const before = keyed && answerBefore(await findClaim(db, keyed, clock()))
      if (before) return before
      await checkEdit({ db, user, id, form, today: earliestToday(clock()), as: 'look' })

      const images = await uploadImages({ ...services, user }, form.images, eventImages)
      return await writeOnce(db, keyed, clock(), async (tx) => {
        const now = clock()
        const edit = await checkEdit({ db: tx, user, id, form, today: earliestToday(now), as: 'lock' })
        if (edit.isOne) {
          await saveEdit(tx, id, edit.after, now)
          await deleteImages(tx, id, form.deleted_images)
          await insertImages(tx, id, edit.nextOrd, images)
          const action = edit.isDecided ? 'resubmit' : 'update'
          await audit(tx, { actorId: user.id, action, entity: 'event', entityId: id }, now)
          if (edit.isDecided) await mail.enqueue(tx, { kind: 'event-submitted', eventId: id })
        }
        const [row] = await readEvents(tx, [id], user)
        if (!row) throw new HttpError(500, 'The event is not there.')
        return { status: true, data: eventAnswer(services, user, row) }
      })
    },
  }),
]

interface Edit {
  db: Db
  user: Caller
  id: number
  form: EventChanges
  today: string
  as: 'look' | 'lock'
}

async function checkEdit({ db, user, id, form, today, as }: Edit) {
  // Locked before the event is: removing the row of a deleted category has that first and its events then.
  const missing = await findMissing(db, { category: form.category_id, type: form.event_type_id })
  const before = await findBefore(db, id, user, as)
  if (!before) throw new HttpError(404, 'Event not found.')
  const { author_id, approval_status, ...event } = before
  if (author_id !== user.id) throw new HttpError(403, 'Only its author may edit an event.')
  if (missing.category) throw badField('category_id', 'There is no such category.')
  if (missing.type) throw badField('event_type_id', 'There is no such type.')

  const after = applyChanges(event, form)
  if (after.event_date !== event.event_date && after.event_date < today) {
    throw badField('event_date', 'Event date cannot be before today.')
  }
  const errors = faultsOf(after)
  if (Object.keys(errors).length > 0) {
    throw new HttpError(400, 'Please correct the marked fields.', { errors })
  }

  const pictures = await listImages(db, id)
  const gone = new Set(form.deleted_images)
  const kept = pictures.filter((picture) => !gone.has(picture.id))
  if (pictures.length - kept.length < gone.size) {
    throw badField('deleted_images', 'This is no picture of this event.')
  }
  if (kept.length + form.images.length > maxGallery) throw badField('images', `Maximum ${maxGallery} images.`)
  const isSame = draftColumns.every((column) => after[column] === event[column])
  return {
    after,
    nextOrd: Math.max(-1, ...pictures.map(({ ord }) => ord)) + 1,
    isDecided: approval_status !== 'pending',
    isOne: !isSame || gone.size > 0 || form.images.length > 0,
  }
}
