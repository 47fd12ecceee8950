import { fromPromise } from 'xstate'
import type { EventDetail, EventFilters } from '../../machines/domain.ts'
import type { EventPage, EventQuery } from '../../machines/events/explore/eventQuery.ts'
import { daysWithin } from '../../machines/events/explore/savedFilter.ts'
import { GetEventDocument, ListEventsDocument, RecordViewDocument } from '../generated/graphql.ts'
import type { Api } from '../runtime/graph/api.ts'
import { readersZone } from '../runtime/device/readersZone.ts'
import { keepPlace } from '../runtime/device/storage.ts'
import { withoutBlanks } from '../runtime/withoutBlanks.ts'
import type { Views } from '../runtime/device/views.ts'
import { today } from '../runtime/clock/clock.ts'
import { clockActors } from '../runtime/clock/watchDay.ts'

export const eventActors = (api: Api, views: Views) => ({
  ...clockActors,
  listEvents: fromPromise<EventPage, EventQuery>(async ({ input: { filters, page }, signal }) => {
    // A page token already contains its filter.
    const variables = page ? { page } : { filter: filterOf(filters) }
    // Requests the lifecycle only for searches, because other lists do not contain events that are called
    // off.
    const search = filters.search.trim() === '' ? {} : { isSearch: true }
    const { events } = await api.run(ListEventsDocument, { ...variables, ...search }, { signal })
    if (filters.location) keepPlace(filters.location)
    const { listedSeries, results, ...rest } = events
    const series = new Map(listedSeries.map((listed) => [listed.eventId, listed.series]))
    return {
      ...rest,
      results: results.map((row) => Object.assign({}, row, { series: series.get(row.id) ?? null })),
    }
  }),
  getEvent: fromPromise<EventDetail, { eventId: string }>(
    async ({ input, signal }) => (await api.run(GetEventDocument, input, { signal })).event,
  ),
  recordView: fromPromise<void, { eventId: string }>(async ({ input }) => {
    if (await views.has(input.eventId)) return
    await api.run(RecordViewDocument, input)
    await views.add(input.eventId)
  }),
})

const filterOf = ({ when, ...filters }: EventFilters) => ({
  ...withoutBlanks(filters),
  ...(when && daysWithin(when, today(), readersZone())),
})
