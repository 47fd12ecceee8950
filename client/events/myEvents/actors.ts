import { fromPromise } from 'xstate'
import type { OwnEvent, Page, Proposal } from '../../../machines/domain.ts'
import type { EventUpdate } from '../../../machines/events/editEvent/edit.ts'
import type { ChangeableEvent, LifecycleChange } from '../../../machines/events/lifecycle/lifecycleMachine.ts'
import type { Scope } from '../../../machines/events/series/scope.ts'
import type { Extension } from '../../../machines/events/series/extension.ts'
import {
  ChangeLifecycleDocument,
  DeleteEventDocument,
  ExtendSeriesDocument,
  GetOwnEventDocument,
  ListMyEventsDocument,
  ReadProposalDocument,
  UpdateEventDocument,
  WithdrawProposalDocument,
  type EventChange,
} from '../../generated/graphql.ts'
import type { Api } from '../../runtime/graph/api.ts'
import { filesOf } from '../../runtime/pictures/draftImage.ts'
import { submissions } from '../../runtime/graph/submissions.ts'
import { untilSettled } from '../../runtime/graph/untilSettled.ts'
import { nullForBlank } from '../../runtime/withoutBlanks.ts'

export const myEventsActors = (api: Api, forget: (eventId: string) => void) => ({
  listMyEvents: fromPromise<Page<OwnEvent>, { page: string | null }>(
    async ({ input, signal }) => (await api.run(ListMyEventsDocument, input, { signal })).myEvents,
  ),
  getOwnEvent: fromPromise<OwnEvent, { eventId: string }>(
    async ({ input, signal }) => (await api.run(GetOwnEventDocument, input, { signal })).event,
  ),
  readProposal: fromPromise<Proposal | null, { eventId: string }>(
    async ({ input, signal }) => (await api.run(ReadProposalDocument, input, { signal })).eventProposal,
  ),
  withdrawProposal: fromPromise<void, { eventId: string }>(async ({ input }) => {
    await api.run(WithdrawProposalDocument, input)
    forget(input.eventId)
  }),
  deleteEvent: fromPromise<void, { eventId: string; scope?: Scope }>(async ({ input }) => {
    await api.run(DeleteEventDocument, input)
    forget(input.eventId)
  }),
})

export function editEventActors(api: Api) {
  const sendNamed = submissions()
  return {
    updateEvent: fromPromise<OwnEvent, EventUpdate>(async ({ input, signal }) => {
      const { eventId, changes, deletedImages, images, scope } = input
      const variables = {
        eventId,
        ...(scope && { scope }),
        input: nullForBlank(changes) as EventChange,
        deletedImages,
        images: filesOf(images),
      }
      const { updateEvent } = await sendNamed(input, (idempotencyKey) =>
        untilSettled(() => api.run(UpdateEventDocument, { ...variables, idempotencyKey }), signal),
      )
      return updateEvent
    }),
  }
}

export const lifecycleActors = (api: Api) => ({
  changeLifecycle: fromPromise<ChangeableEvent, LifecycleChange>(async ({ input: { dates, ...change } }) => {
    const variables = { ...change, dates: dates && nullForBlank(dates) }
    return (await api.run(ChangeLifecycleDocument, variables)).changeLifecycle
  }),
})

export const extendActors = (api: Api) => ({
  extendSeries: fromPromise<{ dates: number }, Extension>(async ({ input }) => ({
    dates: (await api.run(ExtendSeriesDocument, input)).extendSeries.length,
  })),
})
