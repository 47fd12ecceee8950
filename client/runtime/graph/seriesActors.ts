import { fromPromise } from 'xstate'
import type { SeriesDate } from '../../../machines/domain.ts'
import { ListSeriesDatesDocument } from '../../generated/graphql.ts'
import type { Api } from './api.ts'

/** Of the details of an event and of those of what waits for review. */
export const seriesActors = (api: Api) => ({
  listSeriesDates: fromPromise<SeriesDate[], { eventId: string }>(
    async ({ input, signal }) => (await api.run(ListSeriesDatesDocument, input, { signal })).seriesDates,
  ),
})
