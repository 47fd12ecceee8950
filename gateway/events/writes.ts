import type { EventChange, EventInput, Resolvers } from '../generated/resolvers.ts'
import { type RestEvent, RestOneEvent, RestSavedEvent } from './event.ts'
import { Anything } from '../rest/client.ts'
import { form } from '../rest/form.ts'
import { readPage } from '../rest/pages.ts'
import { created, saved } from '../rest/saved.ts'
import { segment } from '../rest/segment.ts'
import { mine } from './resolvers.ts'

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

const isLike = ({ title, event_date, start_time }: RestEvent, input: EventInput) =>
  title === input.title.trim() &&
  event_date === input.eventDate &&
  start_time?.slice(0, 5) === input.startTime.slice(0, 5)

const newest = (events: readonly RestEvent[]) =>
  events.toSorted((a, b) => (b.created_at ?? '').localeCompare(a.created_at ?? ''))[0]

/** Ends in time for the screen: what takes longer goes on, and is heard of by its key. */
const prefer = 'wait=7'

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
      const headers = idempotencyKey ? { 'idempotency-key': idempotencyKey, prefer } : {}
      const told = rest.post('/common/events/create/', RestSavedEvent, body, { headers })
      return created(told, async () => {
        const { results } = await readPage(rest, mine, null, {})
        return newest(results.filter((event) => isLike(event, input)))
      })
    },
    updateEvent: async (_root, { id, input, deletedImages, images }, { rest }) => {
      const path = `/common/events/${segment(id)}/`
      const fields = { ...fieldsOf(input), category_id: input.category, deleted_images: deletedImages }
      const body = form(fields, { images })
      return saved(rest.patch(`${path}update/`, RestSavedEvent, body), () => rest.get(path, RestOneEvent))
    },
    deleteEvent: async (_root, { id }, { rest }) => {
      await rest.delete(`/common/events/${segment(id)}/`, Anything)
      return id
    },
  },
}
