import { z } from '@hono/zod-openapi'
import { auditDeletion } from '../../audit/eventEdits.ts'
import { HttpError } from '../../http/httpError.ts'
import { filter } from '../../http/input/input.ts'
import { route } from '../../http/route.ts'
import { EventById } from '../eventDraft.ts'
import { approvalRules } from '../fields/statuses.ts'
import { aboutScope, checkSeries, lockReach, scope } from '../series/scope.ts'
import { lockSeries } from '../series/seriesQueries.ts'
import { deleteEvent } from './editEventQueries.ts'
import { ownEvent } from './ownEvent.ts'

const notOwn = 'Only its author may delete an event.'
const published = 'A published event cannot be deleted.'

export const deleteEventRoutes = [
  route('DELETE /common/events/{id}/', {
    operationId: 'deleteEvent',
    access: 'signedIn',
    reach: 'own unpublished event',
    summary:
      'Deletes an event of the caller that is pending or rejected, with its pictures. Of several dates of a series, those that are published stay.',
    tag: 'Events',
    params: EventById,
    query: z.strictObject({ scope: filter(scope).openapi(aboutScope) }),
    answer: z.strictObject({ status: z.literal(true) }),
    fails: {
      403: notOwn,
      404: 'Event not found.',
      409: published,
    },
    handle: async ({ user, params: { id }, query, db, clock }) => {
      const { series_id } = await ownEvent(db, id, user, 'look', notOwn)
      await db.transaction(async (tx) => {
        await lockSeries(tx, series_id)
        const reach = await lockReach(tx, { id, seriesId: series_id, scope: query.scope }, clock())
        // Lock the row, so that an event that a superadmin publishes at the same moment is not deleted.
        const event = await ownEvent(tx, id, user, 'lock', notOwn)
        checkSeries(event, reach)
        const meant = reach.members ?? [{ ...event, id }]
        const deletable = meant.filter(({ approval_status }) => approvalRules[approval_status].isDeletable)
        if (deletable.length === 0) throw new HttpError(409, published)
        for (const each of deletable) {
          await deleteEvent(tx, each.id)
          const entry = { actorId: user.id, entityId: each.id, title: each.title }
          await auditDeletion(tx, entry, clock())
        }
      })
      return { status: true }
    },
  }),
]
