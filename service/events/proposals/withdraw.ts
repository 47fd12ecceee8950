import { z } from '@hono/zod-openapi'
import { audit } from '../../audit/auditQueries.ts'
import { HttpError } from '../../http/httpError.ts'
import { route } from '../../http/route.ts'
import { ownEvent } from '../editEvent/ownEvent.ts'
import { EventById } from '../eventDraft.ts'
import { lockSeries } from '../series/seriesQueries.ts'
import { endProposal, findProposal, jointProposals } from './proposalQueries.ts'

const notOwn = 'Only its author may withdraw changes of an event.'
const none = 'No changes of this event are proposed.'

export const withdrawRoutes = [
  route('DELETE /common/events/{id}/proposal/', {
    operationId: 'withdrawProposal',
    access: 'signedIn',
    reach: 'own changed event',
    summary:
      'Withdraws the changes that the caller has proposed to an event, which stays as it is. What was proposed to several dates of a series at once is withdrawn from all.',
    tag: 'Events',
    params: EventById,
    answer: z.strictObject({ status: z.literal(true) }),
    fails: { 403: notOwn, 404: 'Event not found.', 409: none },
    handle: async ({ user, params: { id }, db, clock }) => {
      const { series_id } = await ownEvent(db, id, user, 'look', notOwn)
      await db.transaction(async (tx) => {
        await lockSeries(tx, series_id)
        // Lock the row, so that a concurrent decision waits for the withdrawal.
        await ownEvent(tx, id, user, 'lock', notOwn)
        if (!(await findProposal(tx, id))) throw new HttpError(409, none)
        for (const each of series_id === null ? [id] : await jointProposals(tx, id, series_id)) {
          await endProposal(tx, each)
          await audit(tx, { actorId: user.id, action: 'withdraw', entity: 'event', entityId: each }, clock())
        }
      })
      return { status: true }
    },
  }),
]
