import { fromPromise } from 'xstate'
import type { SeriesDate } from '../../../machines/domain.ts'
import type { Repetition } from '../../../machines/events/series/repetition.ts'
import { ListSeriesDatesDocument, RepeatEventDocument } from '../../generated/graphql.ts'
import type { Api } from './api.ts'

/** Loads the dates of a series: for the details of an event, for the review, and for adding dates. */
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
