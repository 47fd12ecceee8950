import type { Resolvers } from '../generated/resolvers.ts'
import type { RestEvent } from '../events/eventAnswer.ts'
import { type RestAdminEventPage, RestAdminEvents, RestOneEvent } from '../events/eventPages.ts'
import { type List, readPageAndFile } from '../rest/pages.ts'
import { segment } from '../rest/segment.ts'

const events: List<RestEvent, RestAdminEventPage> = {
  path: '/common/superadmin/events/',
  page: RestAdminEvents,
  keys: [
    'search',
    'status',
    'event_status',
    'category',
    'event_type',
    'author',
    'location',
    'date_from',
    'date_to',
    'created_from',
    'created_to',
    'ordering',
  ],
}

export const superEvents: Resolvers = {
  Query: {
    adminEvents: (_root, { filter, order, page, pageSize }, { rest }) =>
      readPageAndFile(rest, events, page, {
        search: filter?.search,
        status: filter?.visibility,
        event_status: filter?.timing,
        category: filter?.category,
        event_type: filter?.eventType,
        author: filter?.author,
        location: filter?.location,
        date_from: filter?.dateFrom,
        date_to: filter?.dateTo,
        created_from: filter?.createdFrom,
        created_to: filter?.createdTo,
        ordering: order,
        page_size: pageSize,
      }),
  },
  Mutation: {
    featureEvent: (_root, { id, isFeatured }, { rest }) =>
      rest.patch(`${events.path}${segment(id)}/`, RestOneEvent, { is_featured: isFeatured }),
    takeDownEvent: (_root, { id, reason }, { rest }) =>
      rest.post(`${events.path}${segment(id)}/takedown/`, RestOneEvent, { reason }),
  },
}
