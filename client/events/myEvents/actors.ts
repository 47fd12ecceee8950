import { fromPromise } from 'xstate'
import type { EventForm, OwnEvent, Page, Proposal } from '../../../machines/domain.ts'
import type { EventUpdate } from '../../../machines/events/editEventMachine.ts'
import {
  DeleteEventDocument,
  ListMyEventsDocument,
  ReadProposalDocument,
  UpdateEventDocument,
  type EventChange,
} from '../../generated/graphql.ts'
import type { Api } from '../../runtime/api.ts'

export const myEventsActors = (api: Api) => ({
  listMyEvents: fromPromise<Page<OwnEvent>, { page: string | null }>(async ({ input }) => {
    const { myEvents } = await api.run(ListMyEventsDocument, input)
    return myEvents
  }),
  readProposal: fromPromise<Proposal | null, { eventId: string }>(async ({ input }) => {
    const { eventProposal } = await api.run(ReadProposalDocument, input)
    return eventProposal
  }),
  deleteEvent: fromPromise<void, { eventId: string }>(async ({ input }) => {
    await api.run(DeleteEventDocument, input)
  }),
})

export const editEventActors = (api: Api) => ({
  updateEvent: fromPromise<OwnEvent, EventUpdate>(async ({ input }) => {
    const { eventId, changes, deletedImages, images } = input
    const { updateEvent } = await api.run(UpdateEventDocument, {
      eventId,
      input: emptied(changes),
      deletedImages,
      images: images.map(({ file }) => file).filter((file) => file instanceof File),
    })
    return updateEvent
  }),
})

/** What was emptied is sent as null. */
const emptied = (changes: Partial<EventForm>): EventChange =>
  Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, value || null]))
