import { z } from '@hono/zod-openapi'
import { dataOf } from '../http/answerParts.ts'
import type { Db } from '../ports/db.ts'
import { badField, HttpError } from '../http/httpError.ts'
import type { Caller } from '../ports/caller.ts'
import { route } from '../http/route.ts'
import { slideImage } from '../pictures/process.ts'
import { uploadImage } from '../pictures/upload.ts'
import {
  byId,
  day,
  flag,
  optionalField,
  optionalFile,
  requiredField,
  line,
  longText,
  wholeNumber,
} from '../http/input/input.ts'
import { audit } from '../audit/auditQueries.ts'
import { differences, lastName } from '../audit/differences.ts'
import type { SlideRow } from './slideQueries.ts'
import { deleteSlide, hasSlide, lockSlide, insertSlide, updateSlide } from './editSlideQueries.ts'
import type { Services } from '../ports/services.ts'
import type { Keyed } from '../http/repeats/idempotency.ts'
import { keyedRequest, otherBodyText, writeOnce } from '../http/repeats/repeat.ts'
import { carryOut, keyAndPatience, stillUnderWay } from '../http/repeats/underWay.ts'
import { SlideAnswer, slideAnswer } from './slideAnswer.ts'

const files = { most: 1, maxBytes: slideImage.maxBytes }
const tag = 'Homepage'

const order = wholeNumber(999_999)

const about = {
  order: { description: 'Place among the slides, from 1.', example: 1 },
  heading: { description: 'At most 200 characters.', example: 'Summer in the park' },
  description: {
    description: 'At most 2,000 characters.',
    example: 'Concerts every evening, free for everyone.',
  },
  date: { description: 'The day that it is about.', example: '2027-06-19' },
  place: { description: 'Where, at most 300 characters.', example: 'Cologne' },
}

const picture = optionalFile.openapi({ description: 'JPG, PNG, WebP or GIF, at most 10 MB.' })

const fields = { order, heading: line(200), description: longText(2000), date: day, place: line(300) }

const NewSlide = z.strictObject({
  order: requiredField(fields.order).openapi(about.order),
  heading: requiredField(fields.heading).openapi(about.heading),
  description: requiredField(fields.description).openapi(about.description),
  date: requiredField(fields.date).openapi(about.date),
  place: requiredField(fields.place).openapi(about.place),
  image: picture,
})
const SlideChange = z.strictObject({
  order: optionalField(fields.order).openapi(about.order),
  heading: optionalField(fields.heading).openapi(about.heading),
  description: optionalField(fields.description).openapi(about.description),
  date: optionalField(fields.date).openapi(about.date),
  place: optionalField(fields.place).openapi(about.place),
  image: picture,
  remove_image: optionalField(flag).openapi({
    type: 'boolean',
    description: 'Removes the picture.',
    example: false,
  }),
})
const Id = byId('slide', 2)
const Saved = dataOf(SlideAnswer)

export const editHomepageRoutes = [
  route('POST /common/superadmin/homepage-content/create/', {
    operationId: 'createSlide',
    access: 'superadmin',
    summary: 'Adds a slide to the home page.',
    tag,
    form: NewSlide,
    files,
    status: 201,
    answer: Saved,
    fails: { 409: stillUnderWay, 422: otherBodyText },
    reads: keyAndPatience,
    handle: async ({ form, ...call }) => {
      const keyed = await keyedRequest(call.user.id, call.header('idempotency-key'), form)
      return await carryOut(call, keyed, async () => {
        const { image, order: ord, ...texts } = form
        const media = (await uploadImage(call, image, slideImage)) ?? null
        return await save({ ...call, keyed }, null, (tx) => insertSlide(tx, { ...texts, ord, media }))
      })
    },
  }),

  route('PATCH /common/superadmin/homepage-content/{id}/update/', {
    operationId: 'updateSlide',
    access: 'superadmin',
    reach: 'slide',
    summary: 'Changes a slide; what is left out, empty or null stays.',
    tag,
    params: Id,
    form: SlideChange,
    files,
    answer: Saved,
    fails: { 404: 'Content not found.' },
    handle: async ({ params, form, ...call }) => {
      const { image, order: ord, remove_image: isBare = false, ...texts } = form
      if (image && isBare) throw badField('remove_image', 'Send a picture or remove it, not both.')
      if (!(await hasSlide(call.db, params.id))) throw notFound()
      const media = isBare ? null : await uploadImage(call, image, slideImage)
      return await save(call, params.id, (tx) => updateSlide(tx, params.id, { ...texts, ord, media }))
    },
  }),

  route('DELETE /common/superadmin/homepage-content/{id}/delete/', {
    operationId: 'deleteSlide',
    access: 'superadmin',
    reach: 'slide',
    summary: 'Removes a slide.',
    tag,
    params: Id,
    answer: z.strictObject({ status: z.literal(true) }),
    fails: { 404: 'Content not found.' },
    handle: async ({ user, params, db, clock }) => {
      await db.transaction(async (tx) => {
        const gone = await deleteSlide(tx, params.id)
        if (!gone) throw notFound()
        const entry = { actorId: user.id, action: 'delete', entity: 'slide', entityId: params.id }
        await audit(tx, { ...entry, details: lastName('heading', gone.heading) }, clock())
      })
      return { status: true }
    },
  }),
]

const notFound = () => new HttpError(404, 'Content not found.')

type Call = Services & { user: Caller; keyed?: Keyed | null }

/** `id` is null for a new slide. */
async function save(call: Call, id: number | null, write: (tx: Db) => Promise<SlideRow | null>) {
  const { db, clock, user, keyed = null } = call
  return await writeOnce(db, keyed, clock(), async (tx) => {
    const had = id === null ? null : await lockSlide(tx, id)
    const written = await write(tx)
    if (!written) throw notFound()
    const action = had ? 'update' : 'create'
    const details = had && differences(had, written, ['ord', 'heading', 'description', 'date', 'place'])
    await audit(tx, { actorId: user.id, action, entity: 'slide', entityId: written.id, details }, clock())
    return { status: true, data: slideAnswer(call, written) }
  })
}
