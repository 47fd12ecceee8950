import { z } from '@hono/zod-openapi'
import type { Db } from '../db.ts'
import { earliestToday, EventAnswer, eventAnswer } from '../eventAnswer.ts'
import { EventForm, eventOf, maxImages } from '../eventInput.ts'
import { badField, HttpError, route } from '../http.ts'
import { eventImages } from '../images/process.ts'
import { uploadImages } from '../images/upload.ts'
import { answerBefore, keyedRequest } from '../repeat.ts'
import { audit } from '../queries/audit.ts'
import { findMissing } from '../queries/catalog.ts'
import { insertEvent, insertImages, readEvents } from '../queries/events.ts'
import { claimKey, findClaim, keepAnswer } from '../queries/idempotency.ts'

const textBytes = 300_000

export const createEventRoutes = [
  route('POST /common/events/create/', {
    access: 'signedIn',
    summary:
      'Creates an event, which waits for approval. With an Idempotency-Key a repetition creates no second one.',
    tag: 'Events',
    form: EventForm,
    maxBody: maxImages * eventImages.maxBytes + textBytes,
    maxFile: eventImages.maxBytes,
    status: 201,
    answer: z.strictObject({ status: z.literal(true), data: EventAnswer }),
    fails: { 422: 'This Idempotency-Key was used with another body.' },
    reads: {
      'idempotency-key': {
        description:
          '1 to 200 visible ASCII characters, chosen by the client. The same key with the same form has the same answer for 24 hours.',
        example: '9f2c61d4-create-jazz',
      },
    },
    handle: async ({ user, form, header, ...services }) => {
      const { db, mail, clock } = services
      const keyed = await keyedRequest(user.id, header('idempotency-key'), form)
      const before = keyed && answerBefore(await findClaim(db, keyed, clock()))
      if (before) return before
      if (form.event_date < earliestToday(clock())) {
        throw badField('event_date', 'Event date cannot be before today.')
      }
      await checkCatalog(db, form)

      // Durable before the first row: an event that was answered never lacks its pictures.
      const images = await uploadImages({ ...services, user }, form.images, eventImages)
      return await db.transaction(async (tx) => {
        const now = clock()
        const answered = keyed && answerBefore(await claimKey(tx, keyed, now))
        if (answered) return answered
        await checkCatalog(tx, form)
        const id = await insertEvent(tx, eventOf(form), user, now)
        await insertImages(tx, id, 0, images)
        await audit(tx, { actorId: user.id, action: 'create', entity: 'event', entityId: id }, now)
        await mail.enqueue(tx, {
          kind: 'event-submitted',
          event: { id, title: form.title },
          author: user.full_name,
        })
        const [row] = await readEvents(tx, [id], user)
        if (!row) throw new HttpError(500, 'The event is not there.')
        const answer = { status: true, data: eventAnswer(services, user, row) }
        if (keyed) await keepAnswer(tx, keyed, answer)
        return answer
      })
    },
  }),
]

async function checkCatalog(db: Db, form: { event_category_id: number; event_type_id: number }) {
  const missing = await findMissing(db, { category: form.event_category_id, type: form.event_type_id })
  if (missing.category) throw badField('event_category_id', 'There is no such category.')
  if (missing.type) throw badField('event_type_id', 'There is no such type.')
}
