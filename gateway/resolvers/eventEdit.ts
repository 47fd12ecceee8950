import type { EventChange, EventInput, Resolvers } from '../generated/resolvers.ts'
import { RestOneEvent, RestSavedEvent } from '../rest/event.ts'
import { form } from '../rest/form.ts'
import { readPage } from '../rest/pages.ts'
import { saved } from '../rest/saved.ts'
import { segment } from '../rest/segment.ts'
import { mine } from './event.ts'

/** What the forms of a new event and of an edit have in common. */
const fieldsOf = (input: EventInput | EventChange) => ({
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

export const eventEdit: Resolvers = {
  Mutation: {
    createEvent: async (_root, { input, images, idempotencyKey }, { rest }) => {
      const fields = {
        ...fieldsOf(input),
        event_category_id: input.category,
        is_online_event: input.isOnline,
        latitude: input.latitude,
        longitude: input.longitude,
      }
      const body = form(fields, { images: images ?? [] })
      const headers = idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}
      const told = rest.post('/common/events/create/', RestSavedEvent, body, { headers })
      return saved(told, async () => {
        const { results } = await readPage(rest, mine, null, {})
        return results.find(
          ({ title, event_date }) => title === input.title.trim() && event_date === input.eventDate,
        )
      })
    },
    updateEvent: async (_root, { id, input, deletedImages, images }, { rest }) => {
      const path = `/common/events/${segment(id)}/`
      const fields = { ...fieldsOf(input), category_id: input.category, deleted_images: deletedImages }
      const body = form(fields, { images })
      return saved(rest.patch(`${path}update/`, RestSavedEvent, body), () => rest.get(path, RestOneEvent))
    },
  },
}
