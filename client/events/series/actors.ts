import { fromPromise } from 'xstate'
import type { SeriesDate } from '../../../machines/domain.ts'
import type { Repetition } from '../../../machines/events/series/repetition.ts'
import { ListSeriesDatesDocument, RepeatEventDocument } from '../../generated/graphql.ts'
import type { Api } from '../../runtime/graph/api.ts'

export const seriesActors = (api: Api) => ({
  listSeriesDates: fromPromise<SeriesDate[], { eventId: string }>(
    async ({ input, signal }) => (await api.run(ListSeriesDatesDocument, input, { signal })).seriesDates,
  ),
})

export const repeatActors = (api: Api) => ({
  repeatEvent: fromPromise<{ dates: number }, Repetition>(async ({ input }) => ({
    dates: (await api.run(RepeatEventDocument, input)).repeatEvent.length - 1,
  })),
})
