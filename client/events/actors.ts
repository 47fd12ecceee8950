import { fromPromise } from 'xstate'
import type { EventDetail } from '../../machines/domain.ts'
import type { EventPage, EventQuery } from '../../machines/events/eventQuery.ts'
import { GetEventDocument, ListEventsDocument, RecordViewDocument } from '../generated/graphql.ts'
import type { Api } from '../runtime/graph/api.ts'
import { keepPlace } from '../runtime/device/storage.ts'
import { withoutBlanks } from '../runtime/withoutBlanks.ts'
import type { Views } from '../runtime/device/views.ts'

export const eventActors = (api: Api, views: Views) => ({
  listEvents: fromPromise<EventPage, EventQuery>(async ({ input: { filters, page } }) => {
    // A page token carries its filter.
    const { events } = await api.run(ListEventsDocument, page ? { page } : { filter: withoutBlanks(filters) })
    if (filters.location) keepPlace(filters.location)
    return events
  }),
  getEvent: fromPromise<EventDetail, { eventId: string }>(async ({ input }) => {
    const { event } = await api.run(GetEventDocument, input)
    return event
  }),
  recordView: fromPromise<void, { eventId: string }>(async ({ input }) => {
    if (await views.has(input.eventId)) return
    await api.run(RecordViewDocument, input)
    await views.add(input.eventId)
  }),
})
