import type { QueryAdminEventsArgs, Resolvers } from '../generated/resolvers.ts'
import { subscription } from '../graph/subscription.ts'
import type { Rest } from '../rest/client.ts'
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
    'lifecycle',
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

function readEvents(rest: Rest, { filter, order, page, pageSize }: QueryAdminEventsArgs) {
  const { visibility: status, timing: event_status, ...others } = filter ?? {}
  const query = { ...restFields(others), status, event_status, ordering: order, page_size: pageSize }
  return readPageAndFile(rest, events, page, query)
}

export const superEvents: Resolvers = {
  Query: {
    adminEvents: (_root, args, { rest }) => readEvents(rest, args),
  },
  Subscription: {
    adminEventsChanged: subscription((args: QueryAdminEventsArgs) => ({
      topic: 'dashboard',
      part: `events ${JSON.stringify(args)}`,
      read: (rest) => readEvents(rest, args),
    })),
  },
  Mutation: {
    featureEvent: (_root, { id, isFeatured }, { rest }) =>
      rest.patch(`${events.path}${segment(id)}/`, RestOneEvent, { is_featured: isFeatured }),
    limitVisibility: (_root, { id, visibility, reason }, { rest }) =>
      rest.patch(`${events.path}${segment(id)}/`, RestOneEvent, { visibility, reason }),
    takeDownEvent: (_root, { id, reason }, { rest }) =>
      rest.post(`${events.path}${segment(id)}/takedown/`, RestOneEvent, { reason }),
  },
}
