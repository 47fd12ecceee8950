import { fromPromise } from 'xstate'
import type { SeriesDate } from '../../../machines/domain.ts'
import { ListSeriesDatesDocument } from '../../generated/graphql.ts'
import type { Api } from './api.ts'

/** The machine and actors for the details of an event, and for those of a pending one. */
export const seriesActors = (api: Api) => ({
  listSeriesDates: fromPromise<SeriesDate[], { eventId: string }>(
    async ({ input, signal }) => (await api.run(ListSeriesDatesDocument, input, { signal })).seriesDates,
  ),
})
