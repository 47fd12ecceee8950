import { z } from '@hono/zod-openapi'
import { EventAnswer, eventAnswer, type EventRow } from '../events/eventAnswer.ts'
import { idOf, whole } from '../http/answerParts.ts'
import { HttpError } from '../http/httpError.ts'
import { route } from '../http/route.ts'
import { jsonId } from '../http/input/input.ts'
import { schemasOf } from '../http/lists/filters.ts'
import { answerPage } from '../http/lists/page.ts'
import { pageOf, paging } from '../http/lists/paging.ts'
import { prefersRows, readsPrefer } from '../events/eventPage.ts'
import { eventRows } from '../events/queries/eventQueries.ts'
import {
  addFavorite,
  favoriteEvents,
  favoriteFilters,
  favoriteOrder,
  removeFavorite,
} from './favoriteQueries.ts'

const EventId = z.strictObject({
  event_id: jsonId.openapi({ description: 'Id of a published event.', example: 1042 }),
})

const Kept = z.strictObject({
  success: z.literal(true),
  event_id: idOf('event', 1042),
  is_favorite: z.boolean().openapi({ description: 'What holds now.' }),
})

// Spread rather than extended: in the reference, an extended strict schema would reject its own answers.
const Favorite = z.strictObject({ ...EventAnswer.shape, added_date: z.iso.datetime() }).openapi('Favorite')

export const favoriteRoutes = [
  route('POST /common/favorites/add/', {
    operationId: 'addFavorite',
    access: 'signedIn',
    reach: 'published event',
    summary: 'Adds a published event to the favourites. Adding it twice is not an error.',
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
    summary: 'Removes an event from the favourites. Removing an absent one is not an error.',
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
    query: z.strictObject({ ...schemasOf(favoriteFilters), ...paging }),
    reads: readsPrefer,
    answer: pageOf(Favorite),
    handle: async ({ user, query, header, ...services }) => {
      const now = services.clock()
      return await answerPage(services, {
        query,
        order: favoriteOrder,
        now: now.toISOString(),
        list: (at) => favoriteEvents(user.id, query, at),
        content: eventRows(user, now, prefersRows(header)),
        item: (row: EventRow) => {
          const added_date = row.favorite_since
          return added_date === null ? null : { ...eventAnswer(services, user, row), added_date }
        },
      })
    },
  }),
]
