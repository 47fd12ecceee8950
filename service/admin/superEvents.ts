import { z } from '@hono/zod-openapi'
import { whole } from '../http/answerParts.ts'
import { fieldColumns } from '../http/csv.ts'
import { EventAnswer, eventAnswer } from '../events/eventAnswer.ts'
import { fieldNames } from '../events/fields/eventFields.ts'
import { eventPage } from '../events/eventPage.ts'
import { readEvents } from '../events/queries/eventQueries.ts'
import { readsLanguageOfFile } from '../http/input/acceptLanguage.ts'
import { filter, oneOf } from '../http/input/input.ts'
import { route } from '../http/route.ts'
import { schemasOf } from '../http/lists/filters.ts'
import { orderNames } from '../http/lists/order.ts'
import { pageOf, paging } from '../http/lists/paging.ts'
import { listFile, wordColumns } from './listFile.ts'
import type { Word } from './texts.ts'
import { allEvents, eventFilters, eventOrders, eventStatistics } from './superEventQueries.ts'

const EventQuery = z.strictObject({
  ...schemasOf(eventFilters),
  ordering: filter(oneOf(orderNames(eventOrders))).openapi({ description: '`-created_at` unless given.' }),
  ...paging,
})

const Statistics = z.strictObject({
  total_events: whole('All events.', 340),
  published_events: whole('Published ones.', 310),
  unpublished_events: whole('Pending and rejected ones.', 30),
  featured_events: whole('Featured ones.', 9),
  upcoming_events: whole('Published ones of today and later, without those postponed or cancelled.', 96),
})

const columns = {
  ...fieldColumns('id', 'slug', ...fieldNames, 'is_online_event'),
  event_type: ({ event_type }: EventAnswer) => event_type?.name ?? null,
  event_category: ({ event_category }: EventAnswer) => event_category?.name ?? null,
  author: ({ author }: EventAnswer) => author.full_name,
  author_email: ({ author }: EventAnswer) => author.email ?? null,
  ...fieldColumns('starts_at', 'ends_at'),
  ...wordColumns('approval_status'),
  ...fieldColumns('reject_reason'),
  ...wordColumns('lifecycle'),
  ...fieldColumns('lifecycle_reason', 'lifecycle_changed_at'),
  ...wordColumns('visibility'),
  visibility_ceiling: ({ visibility_ceiling: most }: EventAnswer, t: (word: Word) => string) =>
    most && t(most),
  ...fieldColumns('visibility_reason'),
  ...fieldColumns('is_featured'),
  ...wordColumns('event_status'),
  ...fieldColumns('view_count', 'favorite_count', 'created_at', 'updated_at'),
  images: ({ gallery_images }: EventAnswer) => gallery_images.map(({ image }) => image).join(' '),
}

export const superEventRoutes = [
  route('GET /common/superadmin/events/', {
    operationId: 'adminEvents',
    access: 'superadmin',
    summary: 'All events, published or not, as JSON in pages or as one CSV file.',
    tag: 'Superadmin',
    reads: readsLanguageOfFile,
    query: EventQuery,
    answer: pageOf(EventAnswer).extend({ statistics: Statistics }),
    handle: async ({ user, query, ...services }) => {
      const order = eventOrders[query.ordering ?? '-created_at']
      const list = (now: string) => allEvents(query, order, now)
      return {
        ...(await eventPage(services, user, { query, order, list })),
        statistics: await eventStatistics(services.db, services.clock()),
      }
    },
    csv: ({ query, user, ...services }) => {
      const { db } = services
      const order = eventOrders[query.ordering ?? '-created_at']
      const now = services.clock()
      const list = allEvents(query, order, now.toISOString())
      const read = async (ids: readonly number[]) =>
        (await readEvents(db, ids, user, now)).map((row) => eventAnswer(services, user, row))
      return listFile({ ...services, user }, query, { entity: 'event', columns, list, read })
    },
  }),
]
