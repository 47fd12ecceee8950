import { fromPromise } from 'xstate'
import type { Repetition } from '../../../machines/events/series/repetition.ts'
import { RepeatEventDocument } from '../../generated/graphql.ts'
import type { Api } from '../../runtime/graph/api.ts'

export const repeatActors = (api: Api) => ({
  repeatEvent: fromPromise<{ dates: number }, Repetition>(async ({ input }) => ({
    dates: (await api.run(RepeatEventDocument, input)).repeatEvent.length - 1,
  })),
})
