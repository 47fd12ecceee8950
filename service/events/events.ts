import { z } from '@hono/zod-openapi'
import { dayOf, EventAnswer, eventAnswer } from './eventAnswer.ts'
import { whole } from '../http/answerParts.ts'
import { HttpError } from '../http/httpError.ts'
import { route } from '../http/route.ts'
import { databaseId, day, filter, line } from '../http/input.ts'
import { idPart, linksOf, pageOf, paging, sliceOf } from '../lists/paging.ts'
import { findOwn, isVisible, readEvents } from './eventQueries.ts'
import { findPublished } from './exploreQueries.ts'
import { spotKey, timelineKey, todayOf } from '../lists/timeline.ts'
import { recordView } from './views.ts'

const ById = z.object({ id: databaseId.openapi({ description: 'Id of the event.', example: 1042 }) })

const Explore = z.strictObject({
  location: filter(line(200)).openapi({
    description: 'Words or parts of words of venue or location; all must match.',
    example: 'cologne',
  }),
  date: filter(day).openapi({ description: 'The day of the event.' }),
  category: filter(databaseId).openapi({ description: 'Id of a category.', example: 7 }),
  event_type: filter(databaseId).openapi({ description: 'Id of an event type.', example: 3 }),
  search: filter(line(200)).openapi({
    description:
      'Words that must all be there, without regard to case or accents: parts of words in title, author and venue, ' +
      'beginnings of words in the content. A word of one or two letters counts where a word begins.',
    example: 'jazz garden',
  }),
  ...paging,
})

const explorePath = '/common/events/list/main/'
const ownPath = '/common/events/my-events/'

/** What is read of events. Fixed paths come before the one with an id. */
export const eventRoutes = [
  route('GET /common/events/list/main/', {
    operationId: 'events',
    access: 'signedIn',
    summary: 'Published events: coming ones soonest first, then past ones latest first.',
    tag: 'Events',
    query: Explore,
    answer: pageOf(EventAnswer),
    handle: async ({ user, query, ...services }) => {
      const { db, publicUrl } = services
      const slice = sliceOf(query, timelineKey)
      const today = todayOf(slice, dayOf(services.clock()))
      const found = await findPublished(db, query, slice, today)
      const ids = found.rows.map(({ id }) => id)
      return {
        count: found.count,
        ...linksOf(found, { publicUrl, path: explorePath, query, slice, keyOf: spotKey(today) }),
        results: (await readEvents(db, ids, user)).map((row) => eventAnswer(services, user, row)),
      }
    },
  }),
  route('GET /common/events/my-events/', {
    operationId: 'myEvents',
    access: 'signedIn',
    summary: 'What the caller created, newest first.',
    tag: 'Events',
    query: z.strictObject(paging),
    answer: pageOf(EventAnswer),
    handle: async ({ user, query, ...services }) => {
      const { db, publicUrl } = services
      const slice = sliceOf(query, [idPart])
      const found = await findOwn(db, user.id, slice)
      const ids = found.rows.map(({ id }) => id)
      return {
        count: found.count,
        ...linksOf(found, { publicUrl, path: ownPath, query, slice, keyOf: ({ id }) => [id] }),
        results: (await readEvents(db, ids, user)).map((row) => eventAnswer(services, user, row)),
      }
    },
  }),
  route('GET /common/events/{id}/', {
    operationId: 'event',
    access: 'signedIn',
    reach: 'visible event',
    summary: 'One event. One that is not published exists for its author and superadmins only.',
    tag: 'Events',
    params: ById,
    answer: z.strictObject({ status: z.literal(true), data: EventAnswer }),
    fails: { 404: 'Event not found.' },
    handle: async ({ user, params, ...services }) => {
      const isThere = await isVisible(services.db, params.id, user)
      const [row] = isThere ? await readEvents(services.db, [params.id], user) : []
      if (!row) throw new HttpError(404, 'Event not found.')
      return { status: true, data: eventAnswer(services, user, row) }
    },
  }),
  route('POST /common/events/{id}/view/', {
    operationId: 'recordView',
    access: 'signedIn',
    reach: 'visible event',
    summary: 'Records that the caller has looked at an event; each account counts once.',
    tag: 'Events',
    params: ById,
    answer: z.strictObject({
      status: z.literal(true),
      data: z.strictObject({ view_count: whole('Accounts that have looked at it, the caller too.', 319) }),
    }),
    fails: { 404: 'Event not found.' },
    handle: async ({ db, user, params, clock }) => {
      const count = await recordView(db, params.id, user, clock())
      if (count === null) throw new HttpError(404, 'Event not found.')
      return { status: true, data: { view_count: count } }
    },
  }),
]
