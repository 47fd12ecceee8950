import { z } from '@hono/zod-openapi'
import { dayOf, EventAnswer, eventAnswer } from '../events/eventAnswer.ts'
import { idOf, whole } from '../http/answerParts.ts'
import { HttpError } from '../http/httpError.ts'
import { route } from '../http/route.ts'
import { databaseId, day, filter, flag, jsonId } from '../http/input.ts'
import { linksOf, pageOf, paging, sliceOf } from '../lists/paging.ts'
import { readEvents } from '../events/eventQueries.ts'
import { addFavorite, findFavorites, removeFavorite } from './favoriteQueries.ts'
import { spotKey, timelineKey, todayOf } from '../lists/timeline.ts'

const EventId = z.strictObject({
  event_id: jsonId.openapi({ description: 'Id of a published event.', example: 1042 }),
})

const Kept = z.strictObject({
  success: z.literal(true),
  event_id: idOf('event', 1042),
  is_favorite: z.boolean().openapi({ description: 'What holds now.' }),
})

const FavoriteQuery = z.strictObject({
  event_type: filter(databaseId).openapi({ description: 'Id of an event type.', example: 3 }),
  category: filter(databaseId).openapi({ description: 'Id of a category.', example: 7 }),
  event_date: filter(day).openapi({ description: 'The day of the event.' }),
  upcoming: filter(flag).openapi({ description: 'Today or later.' }),
  past: filter(flag).openapi({ description: 'Before today.' }),
  ...paging,
})

// Spread, since a schema that extends a strict one would refuse its own answers in the reference.
const Favorite = z.strictObject({ ...EventAnswer.shape, added_date: z.iso.datetime() }).openapi('Favorite')

const path = '/common/favorites/'

export const favoriteRoutes = [
  route('POST /common/favorites/add/', {
    operationId: 'addFavorite',
    access: 'signedIn',
    reach: 'published event',
    summary: 'Keeps a published event as a favourite; keeping it twice is no error.',
    tag: 'Favorites',
    body: EventId,
    answer: Kept.extend({ favorite_count: whole('Accounts that keep it now.', 58) }),
    fails: { 404: 'Event not found.' },
    handle: async ({ db, user, body, clock }) => {
      const count = await addFavorite(db, user.id, body.event_id, clock())
      if (count === null) throw new HttpError(404, 'Event not found.')
      return { success: true, event_id: body.event_id, is_favorite: true, favorite_count: count }
    },
  }),
  route('DELETE /common/favorites/remove/', {
    operationId: 'removeFavorite',
    access: 'signedIn',
    summary: 'Keeps an event no longer; removing what is not there is no error.',
    tag: 'Favorites',
    body: EventId,
    answer: Kept,
    handle: async ({ db, user, body }) => {
      await removeFavorite(db, user.id, body.event_id)
      return { success: true, event_id: body.event_id, is_favorite: false }
    },
  }),
  route('GET /common/favorites/', {
    operationId: 'favorites',
    access: 'signedIn',
    summary: "The caller's favourites: coming ones soonest first, then past ones latest first.",
    tag: 'Favorites',
    query: FavoriteQuery,
    answer: pageOf(Favorite),
    handle: async ({ user, query, ...services }) => {
      const { db, publicUrl } = services
      const slice = sliceOf(query, timelineKey)
      const today = todayOf(slice, dayOf(services.clock()))
      const found = await findFavorites(db, user.id, query, slice, today)
      const added = new Map(found.rows.map((row) => [row.id, row.added_at]))
      const events = await readEvents(db, [...added.keys()], user)
      return {
        count: found.count,
        ...linksOf(found, { publicUrl, path, query, slice, keyOf: spotKey(today) }),
        results: events.map((row) =>
          Object.assign(eventAnswer(services, user, row), { added_date: added.get(row.id) }),
        ),
      }
    },
  }),
]
