import { fromPromise } from 'xstate'
import type { Submission } from '../../machines/events/createEventMachine.ts'
import type { EventDetail, EventDraft } from '../../machines/domain.ts'
import type { EventPage, EventQuery } from '../../machines/events/exploreMachine.ts'
import {
  CreateEventDocument,
  GetEventDocument,
  ListEventsDocument,
  RecordViewDocument,
  type EventInput,
} from '../generated/graphql.ts'
import type { Api } from '../runtime/graph/api.ts'
import { filesOf } from '../runtime/chosenPictures.ts'
import { keepPlace } from '../runtime/device/storage.ts'
import { filled } from '../runtime/filled.ts'
import { untilSettled } from '../runtime/graph/untilSettled.ts'
import type { Views } from '../runtime/device/views.ts'

export const eventActors = (api: Api, views: Views) => ({
  listEvents: fromPromise<EventPage, EventQuery>(async ({ input: { filters, page } }) => {
    // A page token carries its filter.
    const { events } = await api.run(ListEventsDocument, page ? { page } : { filter: filled(filters) })
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

export const createEventActors = (api: Api) => ({
  createEvent: fromPromise<void, Submission>(async ({ input, signal }) => {
    const { draft, images, submissionKey } = input
    const variables = {
      input: eventInput(draft),
      images: await filesOf(images),
      idempotencyKey: submissionKey,
    }
    await untilSettled(() => api.run(CreateEventDocument, variables), signal)
  }),
})

/** What was left empty is sent as null. */
const eventInput = ({
  title,
  eventType,
  category,
  eventDate,
  startTime,
  ...draft
}: EventDraft): EventInput => ({
  title: title.trim(),
  eventType,
  category,
  eventDate,
  startTime,
  endTime: draft.endTime || null,
  content: draft.content.trim(),
  isOnline: draft.isOnline,
  venue: draft.venue.trim() || null,
  location: draft.location.trim() || null,
  locationDetails: draft.locationDetails || null,
  latitude: draft.latitude,
  longitude: draft.longitude,
  registerLink: draft.registerLink.trim() || null,
})
