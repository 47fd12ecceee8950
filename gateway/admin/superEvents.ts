import type { Resolvers } from '../generated/resolvers.ts'
import type { RestEvent } from '../events/eventAnswer.ts'
import { type RestAdminEventPage, RestAdminEvents, RestOneEvent } from '../events/eventPages.ts'
import { restFields } from '../rest/names.ts'
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
    adminEvents: (_root, { filter, order, page, pageSize }, { rest }) => {
      const { visibility: status, timing: event_status, ...others } = filter ?? {}
      const query = { ...restFields(others), status, event_status, ordering: order, page_size: pageSize }
      return readPageAndFile(rest, events, page, query)
    },
  },
  Mutation: {
    featureEvent: (_root, { id, isFeatured }, { rest }) =>
      rest.patch(`${events.path}${segment(id)}/`, RestOneEvent, { is_featured: isFeatured }),
    takeDownEvent: (_root, { id, reason }, { rest }) =>
      rest.post(`${events.path}${segment(id)}/takedown/`, RestOneEvent, { reason }),
  },
}
