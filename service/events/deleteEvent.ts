import { z } from '@hono/zod-openapi'
import { HttpError } from '../http/httpError.ts'
import { route } from '../http/route.ts'
import { EventById } from './eventDraft.ts'
import { audit } from '../audit/auditQueries.ts'
import { deleteEvent, findBefore } from './editEventQueries.ts'

export const deleteEventRoutes = [
  route('DELETE /common/events/{id}/', {
    operationId: 'deleteEvent',
    access: 'signedIn',
    reach: 'own unpublished event',
    summary: 'Deletes an event of the caller that is pending or rejected, with its pictures.',
    tag: 'Events',
    params: EventById,
    answer: z.strictObject({ status: z.literal(true) }),
    fails: {
      403: 'Only its author may delete an event.',
      404: 'Event not found.',
      409: 'A published event cannot be deleted.',
    },
    handle: async ({ user, params: { id }, db, clock }) => {
      await db.transaction(async (tx) => {
        // Locked: what a superadmin publishes at the same time stays.
        const event = await findBefore(tx, id, user, 'lock')
        if (!event) throw new HttpError(404, 'Event not found.')
        if (event.author_id !== user.id) throw new HttpError(403, 'Only its author may delete an event.')
        if (event.approval_status === 'published') {
          throw new HttpError(409, 'A published event cannot be deleted.')
        }
        await deleteEvent(tx, id)
        await audit(tx, { actorId: user.id, action: 'delete', entity: 'event', entityId: id }, clock())
      })
      return { status: true }
    },
  }),
]
