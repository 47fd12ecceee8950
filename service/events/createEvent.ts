import { dataOf } from '../http/answerParts.ts'
import { badField } from '../http/httpError.ts'
import { EventAnswer } from './eventAnswer.ts'
import { checkCreation, countCreation, quotaText } from './creationQuota.ts'
import { checkNotPast, checkRules } from './eventDraft.ts'
import { zoneFor } from './eventZone.ts'
import { EventForm, eventOf, maxImages } from './newEvent.ts'
import type { Caller } from '../ports/caller.ts'
import { route } from '../http/route.ts'
import { eventImages } from '../pictures/process.ts'
import { uploadImages } from '../pictures/upload.ts'
import { keyedRequest, otherBodyText, writeOnce } from '../http/repeats/repeat.ts'
import { audit } from '../audit/auditQueries.ts'
import { checkCatalog } from '../catalog/checkCatalog.ts'
import { imagesOf, insertImages } from './editEvent/editEventQueries.ts'
import { oneEvent } from './eventPage.ts'
import { insertEvent } from './queries/eventQueries.ts'
import type { Keyed } from '../http/repeats/idempotency.ts'
import type { Services } from '../ports/services.ts'
import { carryOut, keyAndPatience, stillUnderWay } from '../http/repeats/underWay.ts'

export const createEventRoutes = [
  route('POST /common/events/create/', {
    operationId: 'createEvent',
    access: 'signedIn',
    summary:
      'Creates an event, which waits for approval. With an Idempotency-Key, repeating the request creates no second one.',
    tag: 'Events',
    form: EventForm,
    files: { most: maxImages, maxBytes: eventImages.maxBytes },
    status: 201,
    answer: dataOf(EventAnswer),
    fails: {
      409: stillUnderWay,
      422: otherBodyText,
      429: quotaText,
    },
    reads: keyAndPatience,
    handle: async ({ form, ...call }) => {
      const keyed = await keyedRequest(call.user.id, call.header('idempotency-key'), form)
      return await carryOut(call, keyed, () => create(call, form, keyed))
    },
  }),
]

async function create(
  call: Services & { user: Caller },
  form: EventForm,
  keyed: Keyed | null,
): Promise<unknown> {
  const { db, mail, clock, user } = call
  const place = eventOf(form, '')
  const event = eventOf(form, form.time_zone ?? (await zoneFor(call, place, user.id)))
  checkNotPast(event, clock())
  checkRules(event)
  const chosen = { category: form.event_category_id, type: form.event_type_id }
  await checkCatalog(db, chosen)
  await checkCreation(call)

  // Copying a picture adds another row for the same file, which is kept until a day after its last row is
  // deleted.
  const copies = await imagesOf(db, user.id, form.copied_images)
  if (copies.length < form.copied_images.length) {
    throw badField('copied_images', 'This picture does not belong to an event of yours.')
  }
  // Store the pictures before the event's row, so that a saved event never lacks its pictures.
  const images = await uploadImages(call, form.images, eventImages)
  const now = clock()
  return await writeOnce(db, keyed, now, async (tx) => {
    await checkCatalog(tx, chosen)
    await countCreation(tx, call, 1, now)
    const id = await insertEvent(tx, event, user, now)
    await insertImages(tx, 'gallery_images', id, 0, [...copies, ...images])
    await audit(tx, { actorId: user.id, action: 'create', entity: 'event', entityId: id }, now)
    await mail.enqueue(tx, { kind: 'event-submitted', eventId: id })
    return await oneEvent(tx, id, user, call)
  })
}
