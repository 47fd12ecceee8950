import { z } from '@hono/zod-openapi'
import { whole } from '../http/answerParts.ts'
import type { Columns } from '../http/csv.ts'
import { dayOf, EventAnswer, eventAnswer, type EventRow } from '../events/eventAnswer.ts'
import { route } from '../http/route.ts'
import { databaseId, day, filter, line, oneOf } from '../http/input.ts'
import { linksOf, pageOf, paging, sliceOf } from '../lists/paging.ts'
import { readEvents } from '../events/eventQueries.ts'
import { idsOf, keyOfPlace, placeKey } from '../lists/ordered.ts'
import { everyEvent, eventOrders, eventStatistics, findEvents } from './superEventQueries.ts'
import { exported } from '../account/routes/export.ts'

const orderings = [
  '-created_at',
  'created_at',
  'title',
  '-title',
  'event_date',
  '-event_date',
  'view_count',
  '-view_count',
  'favorite_count',
  '-favorite_count',
  'author',
  '-author',
] as const satisfies readonly (keyof typeof eventOrders)[]

const EventQuery = z.strictObject({
  search: filter(line(200)).openapi({
    description: 'As in the list of published events: words in title, content, author and venue.',
    example: 'jazz garden',
  }),
  status: filter(oneOf(['published', 'unpublished', 'featured'])).openapi({
    description: 'Where it stands; all unless given.',
  }),
  event_status: filter(oneOf(['upcoming', 'past', 'today', 'active'])).openapi({
    description: '`active` is today or upcoming.',
  }),
  category: filter(databaseId).openapi({ description: 'Id of a category.', example: 7 }),
  event_type: filter(databaseId).openapi({ description: 'Id of an event type.', example: 3 }),
  author: filter(line(200)).openapi({
    description: "Words or parts of words of the author's name.",
    example: 'rao',
  }),
  location: filter(line(200)).openapi({
    description: 'Words or parts of words of venue or location.',
    example: 'cologne',
  }),
  date_from: filter(day).openapi({ description: 'The first day of the event.' }),
  date_to: filter(day).openapi({ description: 'The last day of the event.' }),
  created_from: filter(day).openapi({ description: 'A day in UTC.' }),
  created_to: filter(day).openapi({ description: 'A day in UTC, to its end.' }),
  ordering: filter(oneOf(orderings)).openapi({ description: '`-created_at` unless given.' }),
  ...paging,
})

const Statistics = z.strictObject({
  total_events: whole('All events.', 340),
  published_events: whole('Published ones.', 310),
  unpublished_events: whole('Pending and rejected ones.', 30),
  featured_events: whole('Featured ones.', 9),
  upcoming_events: whole('Published ones of today and later.', 96),
})

const columns: Columns<EventAnswer> = {
  id: ({ id }) => id,
  slug: ({ slug }) => slug,
  title: ({ title }) => title,
  content: ({ content }) => content,
  event_date: ({ event_date }) => event_date,
  start_time: ({ start_time }) => start_time,
  end_time: ({ end_time }) => end_time,
  venue: ({ venue }) => venue,
  location: ({ location }) => location,
  location_details: ({ location_details }) => location_details,
  register_link: ({ register_link }) => register_link,
  is_online_event: ({ is_online_event }) => is_online_event,
  event_type: ({ event_type }) => event_type?.name ?? null,
  event_category: ({ event_category }) => event_category?.name ?? null,
  author: ({ author }) => author.full_name,
  author_email: ({ author }) => author.email ?? null,
  approval_status: ({ approval_status }) => approval_status,
  reject_reason: ({ reject_reason }) => reject_reason,
  is_featured: ({ is_featured }) => is_featured,
  event_status: ({ event_status }) => event_status,
  view_count: ({ view_count }) => view_count,
  favorite_count: ({ favorite_count }) => favorite_count,
  registration_deadline: ({ registration_deadline }) => registration_deadline,
  max_participants: ({ max_participants }) => max_participants,
  tags: ({ tags }) => tags,
  created_at: ({ created_at }) => created_at,
  updated_at: ({ updated_at }) => updated_at,
  images: ({ gallery_images }) => gallery_images.map(({ image }) => image).join(' '),
}

const path = '/common/superadmin/events/'

export const superEventRoutes = [
  route('GET /common/superadmin/events/', {
    operationId: 'adminEvents',
    access: 'superadmin',
    summary: 'Every event, published or not; as JSON in pages or as CSV in one file.',
    tag: 'Superadmin',
    query: EventQuery,
    answer: pageOf(EventAnswer).extend({ statistics: Statistics }),
    handle: async ({ user, query, ...services }) => {
      const { db, publicUrl } = services
      const order = eventOrders[query.ordering ?? '-created_at']
      const slice = sliceOf(query, placeKey(order))
      const today = dayOf(services.clock())
      const found = await findEvents(db, query, order, slice, today)
      return {
        count: found.count,
        ...linksOf(found, { publicUrl, path, query, slice, keyOf: keyOfPlace }),
        results: (await readEvents(db, idsOf(found.rows), user)).map((row) =>
          eventAnswer(services, user, row),
        ),
        statistics: await eventStatistics(db, today),
      }
    },
    csv: async ({ query, ...services }) => {
      const { db, user } = services
      const order = eventOrders[query.ordering ?? '-created_at']
      const events = everyEvent(db, query, order, dayOf(services.clock()), user)
      const answer = (row: EventRow) => eventAnswer(services, user, row)
      return exported(services, query, { entity: 'event', columns, batches: events, answer })
    },
  }),
]
