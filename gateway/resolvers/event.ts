import type { EventFilter, Resolvers } from '../generated/resolvers.ts'
import type { Query } from '../rest/client.ts'
import { type RestEvent, RestEvents, RestOneEvent, RestViews } from '../rest/event.ts'
import { form } from '../rest/form.ts'
import { type List, readPage } from '../rest/pages.ts'

const published: List<RestEvent> = {
  path: '/common/events/list/main/',
  page: RestEvents,
  keys: ['location', 'date', 'category', 'event_type', 'search'],
}
const mine: List<RestEvent> = { path: '/common/events/my-events/', page: RestEvents, keys: [] }

const filtered = ({ location, date, category, eventType, search }: EventFilter): Query => ({
  location,
  date,
  category,
  event_type: eventType,
  search,
})

export const event: Resolvers = {
  Query: {
    event: (_root, { id }, { rest }) => rest.get(`/common/events/${encodeURIComponent(id)}/`, RestOneEvent),
    events: (_root, { filter, page, pageSize }, { rest }) =>
      readPage(rest, published, page, { ...filtered(filter ?? {}), page_size: pageSize }),
    myEvents: (_root, { page }, { rest }) => readPage(rest, mine, page, {}),
  },
  Mutation: {
    createEvent: async (_root, { input, images, idempotencyKey }, { rest }) => {
      const fields = {
        title: input.title,
        content: input.content,
        event_type_id: input.eventType,
        event_category_id: input.category,
        event_date: input.eventDate,
        start_time: input.startTime,
        end_time: input.endTime,
        is_online_event: input.isOnline,
        venue: input.venue,
        location: input.location,
        location_details: input.locationDetails,
        latitude: input.latitude,
        longitude: input.longitude,
        register_link: input.registerLink,
      }
      const body = await form(fields, { images: images ?? [] })
      const headers = idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}
      return rest.post('/common/events/create/', RestOneEvent, body, { headers })
    },
    recordView: async (_root, { eventId }, { rest }) => {
      const path = `/common/events/${encodeURIComponent(eventId)}/view/`
      const { view_count } = await rest.post(path, RestViews, {})
      return { eventId, viewCount: view_count }
    },
  },
  Event: {
    category: ({ event_category }) => event_category,
    galleryImages: ({ gallery_images }, _args, { rest }) =>
      gallery_images
        .filter(({ image }) => rest.absolute(image) !== null)
        .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0)),
    isOnline: ({ is_online_event }) => is_online_event,
    registerLink: ({ register_link }, _args, { rest }) => register_link && rest.absolute(register_link),
    tags: ({ tags, keywords }) =>
      [tags ?? keywords ?? []]
        .flat()
        .flatMap((text) => text.split(','))
        .map((tag) => tag.trim())
        .filter((tag) => tag !== ''),
  },
}
