import type { EventChange, EventInput, Resolvers } from '../generated/resolvers.ts'
import { RestOneEvent, RestSavedEvent } from './eventPages.ts'
import { Anything } from '../rest/client.ts'
import { form } from '../rest/form.ts'
import { keyHeader } from '../rest/keyHeader.ts'
import { updatedItem, acknowledge } from '../rest/items.ts'
import { segment } from '../rest/segment.ts'

export const eventFields = (input: EventInput | EventChange) => ({
  title: input.title,
  content: input.content,
  event_type_id: input.eventType,
  event_date: input.eventDate,
  start_time: input.startTime,
  end_time: input.endTime,
  venue: input.venue,
  location: input.location,
  location_details: input.locationDetails,
  register_link: input.registerLink,
  registration_deadline: input.registrationDeadline,
  max_participants: input.maxParticipants,
  tags: input.tags?.join(',') ?? input.tags,
})

export const editEvent: Resolvers = {
  Mutation: {
    updateEvent: async (
      _root,
      { id, input, deletedImages, images, idempotencyKey, asProposal },
      { rest },
    ) => {
      const path = `/common/events/${segment(id)}/`
      const fields = {
        ...eventFields(input),
        category_id: input.category,
        deleted_images: deletedImages,
        as_proposal: asProposal || undefined,
      }
      const body = form(fields, { images })
      const told = rest.patch(`${path}update/`, RestSavedEvent, body, { headers: keyHeader(idempotencyKey) })
      return updatedItem(told, () => rest.get(path, RestOneEvent))
    },
    withdrawProposal: (_root, { eventId }, { rest }) =>
      acknowledge(rest.delete(`/common/events/${segment(eventId)}/proposal/`, Anything), eventId),
    deleteEvent: (_root, { id }, { rest }) =>
      acknowledge(rest.delete(`/common/events/${segment(id)}/`, Anything), id),
  },
}
