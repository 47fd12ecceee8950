import { z } from '@hono/zod-openapi'
import { EventAnswer, eventAnswer } from '../events/eventAnswer.ts'
import { eventPage } from '../events/eventPage.ts'
import { HttpError } from '../http/httpError.ts'
import { route } from '../http/route.ts'
import { databaseId, longText, oneOf } from '../http/input.ts'
import { pageLinks, paging } from '../lists/paging.ts'
import { audit } from '../audit/auditQueries.ts'
import { readEvents } from '../events/eventQueries.ts'
import { decideEvent, pendingEvents, pendingOrder } from './pendingQueries.ts'

const noName = 'This is no id or slug.'

const IdOrSlug = z.object({
  id: z
    .union([databaseId, z.string().regex(/^(?=.{1,100}$)[a-z0-9]+(-[a-z0-9]+)+$/, noName)], noName)
    .openapi({ type: 'string', description: "The event's id, or its slug.", example: 'open-air-jazz-1042' }),
})

const Decision = z.strictObject({
  action: oneOf(['publish', 'reject']).openapi({ description: 'The decision.', example: 'reject' }),
  reason: longText(1000).nullish().openapi({
    description: 'Why it is rejected, at most 1,000 characters; the author gets it by mail.',
    example: 'The venue is closed that day.',
  }),
})

const path = '/common/events/pending/'
const pendingSize = 200

export const approvalRoutes = [
  route('GET /common/events/pending/', {
    operationId: 'pendingEvents',
    access: 'superadmin',
    summary: `Events that wait for a decision, oldest first, in pages of ${pendingSize}; \`count\` says how many there are.`,
    tag: 'Approval',
    query: z.strictObject({
      ...paging,
      page_size: paging.page_size.openapi({
        description: `Entries a page, 1 to 100; ${pendingSize} unless given.`,
      }),
    }),
    answer: z.strictObject({ status: z.literal(true), ...pageLinks, data: z.array(EventAnswer) }),
    handle: async ({ user, query, ...services }) => {
      const { results, ...page } = await eventPage(services, user, {
        path,
        query,
        order: pendingOrder,
        usual: pendingSize,
        list: () => pendingEvents(services.db),
      })
      return { status: true, ...page, data: results }
    },
  }),
  route('PATCH /common/events/{id}/approval/', {
    operationId: 'decideEvent',
    access: 'superadmin',
    reach: 'pending event',
    summary: 'Publishes or rejects a pending event.',
    tag: 'Approval',
    params: IdOrSlug,
    body: Decision,
    answer: z.strictObject({ status: z.literal(true), data: EventAnswer }),
    fails: { 404: 'Event not found.', 409: 'This event is not waiting for a decision.' },
    handle: async ({ user, params, body, ...services }) => {
      const { db, mail, clock } = services
      const isPublished = body.action === 'publish'
      const reason = isPublished ? null : body.reason || null
      const row = await db.transaction(async (tx) => {
        const decided = await decideEvent(tx, params.id, isPublished ? 'published' : 'rejected', reason)
        if (decided === 'unknown') throw new HttpError(404, 'Event not found.')
        if (decided === 'notPending') throw new HttpError(409, 'This event is not waiting for a decision.')
        const { id, title, author_id } = decided
        await audit(
          tx,
          { actorId: user.id, action: body.action, entity: 'event', entityId: id, reason },
          clock(),
        )
        if (author_id !== null) {
          const about = { userId: author_id, event: { id, title } }
          await mail.enqueue(
            tx,
            isPublished ? { kind: 'event-approved', ...about } : { kind: 'event-rejected', ...about, reason },
          )
        }
        return (await readEvents(tx, [id], user))[0]
      })
      if (!row) throw new HttpError(404, 'Event not found.')
      return { status: true, data: eventAnswer(services, user, row) }
    },
  }),
]
