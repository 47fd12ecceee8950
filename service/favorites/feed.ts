import { z } from '@hono/zod-openapi'
import { audit } from '../audit/auditQueries.ts'
import { dataOf, text } from '../http/answerParts.ts'
import { route } from '../http/route.ts'
import { limit } from '../http/limits/limits.ts'
import { endFeed, feedSince, renewFeed } from './feedQueries.ts'

const tag = 'Favorites'
const moment = z.iso.datetime().openapi({ description: 'When its address was created.' })

export const feedRoutes = [
  route('GET /common/favorites/feed/', {
    operationId: 'calendarFeed',
    access: 'signedIn',
    tag,
    summary:
      "Whether the caller's favourites can be read as a calendar. The address itself is shown only when it is created.",
    answer: dataOf(
      z.strictObject({
        created_at: moment
          .nullable()
          .openapi({ description: 'When its address was created; null while it is off.' }),
      }),
    ),
    handle: async ({ db, user }) => ({ status: true, data: { created_at: await feedSince(db, user.id) } }),
  }),

  route('POST /common/favorites/feed/', {
    operationId: 'renewCalendarFeed',
    access: 'signedIn',
    tag,
    summary: 'Creates a secret URL for the calendar of favourites; the previous one stops working.',
    answer: dataOf(
      z.strictObject({
        url: text(
          'For calendar programs. Anyone who has it can see the favourites.',
          'https://plaza.example/common/feeds/kS3v1yDqv0mYQ2xw6dW1oTq8fJr7uLz5nXb4cHgPaEk.ics',
        ),
        created_at: moment,
      }),
    ),
    status: 201,
    handle: async (call) => {
      const { db, user, clock, publicUrl } = call
      await limit(call, ['feed', user.id], { max: 20, seconds: 3600 })
      const now = clock()
      return await db.transaction(async (tx) => {
        const secret = await renewFeed(tx, user.id, now)
        const entry = { actorId: user.id, action: 'renew-feed', entity: 'user', entityId: user.id }
        await audit(tx, entry, now)
        const data = { url: `${publicUrl}/common/feeds/${secret}.ics`, created_at: now.toISOString() }
        return { status: true, data }
      })
    },
  }),

  route('DELETE /common/favorites/feed/', {
    operationId: 'endCalendarFeed',
    access: 'signedIn',
    tag,
    summary: 'Turns off the calendar of favourites. Not an error if it is already off.',
    status: 204,
    handle: async ({ db, user, clock }) =>
      await db.transaction(async (tx) => {
        await endFeed(tx, user.id)
        const entry = { actorId: user.id, action: 'end-feed', entity: 'user', entityId: user.id }
        await audit(tx, entry, clock())
      }),
  }),
]
