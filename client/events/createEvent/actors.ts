import { fromPromise } from 'xstate'
import type { Submission } from '../../../machines/events/createEventMachine.ts'
import type { EventDraft } from '../../../machines/domain.ts'
import { CreateEventDocument, type EventInput } from '../../generated/graphql.ts'
import { filesOf } from '../../runtime/pictures/chosenPictures.ts'
import type { Api } from '../../runtime/graph/api.ts'
import { untilSettled } from '../../runtime/graph/untilSettled.ts'

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

/** Sends null for what was left empty. */
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
