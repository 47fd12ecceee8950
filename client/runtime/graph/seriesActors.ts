import { fromPromise } from 'xstate'
import type { SeriesDate } from '../../../machines/domain.ts'
import { ListSeriesDatesDocument } from '../../generated/graphql.ts'
import type { Api } from './api.ts'

/** The series machine and its actors, used by the details of an event and of a pending event. */
export const seriesActors = (api: Api) => ({
  listSeriesDates: fromPromise<SeriesDate[], { eventId: string }>(
    async ({ input, signal }) => (await api.run(ListSeriesDatesDocument, input, { signal })).seriesDates,
  ),
})
