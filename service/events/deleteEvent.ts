import { z } from '@hono/zod-openapi'
import { HttpError } from '../http/httpError.ts'
import { route } from '../http/route.ts'
import { EventById } from './eventDraft.ts'
import { auditDeletion } from '../audit/eventEdits.ts'
import { deleteEvent } from './editEvent/editEventQueries.ts'
import { ownEvent } from './editEvent/ownEvent.ts'

const notOwn = 'Only its author may delete an event.'
const published = 'A published event cannot be deleted.'

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
      403: notOwn,
      404: 'Event not found.',
      409: published,
    },
    handle: async ({ user, params: { id }, db, clock }) => {
      await db.transaction(async (tx) => {
        // Locked, so that an event which a superadmin publishes at this moment is not deleted.
        const event = await ownEvent(tx, id, user, 'lock', notOwn)
        if (event.approval_status === 'published') throw new HttpError(409, published)
        await deleteEvent(tx, id)
        await auditDeletion(tx, { actorId: user.id, entityId: id, title: event.title }, clock())
      })
      return { status: true }
    },
  }),
]
