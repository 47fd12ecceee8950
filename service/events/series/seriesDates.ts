import { z } from '@hono/zod-openapi'
import { dataOf } from '../../http/answerParts.ts'
import { HttpError } from '../../http/httpError.ts'
import { readRows } from '../../http/lists/places.ts'
import { route } from '../../http/route.ts'
import { EventAnswer, eventAnswer, type EventRow } from '../eventAnswer.ts'
import { EventById } from '../eventDraft.ts'
import { eventRows, maySee } from '../queries/eventQueries.ts'
import { visibleDates } from './seriesQueries.ts'

export const seriesRoutes = [
  route('GET /common/events/{id}/series/', {
    operationId: 'seriesDates',
    access: 'signedIn',
    reach: 'visible event',
    summary:
      'All dates of the series of an event in order, as rows of a list; none for an event without a series. Dates that are not published exist for its author and superadmins only.',
    tag: 'Events',
    params: EventById,
    answer: dataOf(z.array(EventAnswer)),
    fails: { 404: 'Event not found.' },
    handle: async ({ user, params: { id }, ...services }) => {
      const { db } = services
      if (!(await maySee(db, id, user))) throw new HttpError(404, 'Event not found.')
      const ids = await visibleDates(db, id, user)
      const rows = await readRows<EventRow>(db, eventRows(user, services.clock(), true), ids)
      return { status: true, data: rows.map((row) => eventAnswer(services, user, row)) }
    },
  }),
]
