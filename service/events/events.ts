import { z } from '@hono/zod-openapi'
import { EventAnswer } from './eventAnswer.ts'
import { calendarEvent } from './calendar/calendarQueries.ts'
import { calendarText } from './calendar/calendarText.ts'
import { EventById } from './eventDraft.ts'
import { dataOf, whole } from '../http/answerParts.ts'
import { HttpError } from '../http/httpError.ts'
import { route } from '../http/route.ts'
import { filter, flag, oneOf } from '../http/input/input.ts'
import { schemasOf } from '../http/lists/filters.ts'
import { orderNames } from '../http/lists/order.ts'
import { pageOf, paging } from '../http/lists/paging.ts'
import { eventPage, oneEvent, prefersRows, readsPrefer } from './eventPage.ts'
import { maySee, ownEvents, ownOrder } from './queries/eventQueries.ts'
import { exploreFilters, exploreOrders, publishedEvents } from './queries/exploreQueries.ts'
import { oncePerSeries, seriesQuery } from './queries/oncePerSeries.ts'
import { recordView } from './queries/views.ts'

/** Routes with fixed paths come before those with an id. */
export const eventRoutes = [
  route('GET /common/events/list/main/', {
    operationId: 'events',
    access: 'signedIn',
    summary:
      'Published events: coming ones soonest first, then past ones latest first; or the newest first. One that is postponed or cancelled is listed only with `search`.',
    tag: 'Events',
    query: z.strictObject({
      ...schemasOf(exploreFilters),
      ordering: filter(oneOf(orderNames(exploreOrders))).openapi({
        description: 'Default: `event_date`, upcoming events soonest first, then past ones latest first.',
      }),
      glance: filter(flag).openapi({
        description:
          'Searches no more than the next 2,000 events, and counts only what it returns: a cheap first look.',
      }),
      series: seriesQuery,
      ...paging,
    }),
    reads: readsPrefer,
    answer: pageOf(EventAnswer),
    handle: ({ user, query, header, ...services }) => {
      const order = exploreOrders[query.ordering ?? 'event_date']
      return eventPage(services, user, {
        query,
        order,
        isRows: prefersRows(header),
        list: (now) => {
          const list = publishedEvents(query, now, { order, isGlance: query.glance })
          return query.series ? oncePerSeries(list, now) : list
        },
      })
    },
  }),
  route('GET /common/events/my-events/', {
    operationId: 'myEvents',
    access: 'signedIn',
    summary: 'What the caller created, newest first.',
    tag: 'Events',
    query: z.strictObject({ series: seriesQuery, ...paging }),
    answer: pageOf(EventAnswer),
    handle: ({ user, query, ...services }) =>
      eventPage(services, user, {
        query,
        order: ownOrder,
        list: () => {
          const list = ownEvents(user.id)
          return query.series ? oncePerSeries(list, services.clock().toISOString()) : list
        },
      }),
  }),
  route('GET /common/events/{id}/calendar.ics', {
    operationId: 'eventCalendar',
    access: 'signedIn',
    reach: 'visible event',
    summary: 'One event as a file for calendar programs.',
    tag: 'Events',
    params: EventById,
    text: {
      type: 'text/calendar',
      description: 'A calendar with this event (RFC 5545), its times in UTC.',
      example: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n',
    },
    headers: { 'Content-Disposition': 'attachment; filename="event.ics"', 'Cache-Control': 'no-store' },
    fails: { 404: 'Event not found.' },
    handle: async ({ db, user, params, publicUrl }) => {
      if (!(await maySee(db, params.id, user))) throw new HttpError(404, 'Event not found.')
      return calendarText('Plaza', await calendarEvent(db, params.id), publicUrl)
    },
  }),
  route('GET /common/events/{id}/', {
    operationId: 'event',
    access: 'signedIn',
    reach: 'visible event',
    summary: 'One event. An unpublished one is visible only to its author and superadmins.',
    tag: 'Events',
    params: EventById,
    answer: dataOf(EventAnswer),
    fails: { 404: 'Event not found.' },
    handle: async ({ user, params, ...services }) => {
      if (!(await maySee(services.db, params.id, user))) throw new HttpError(404, 'Event not found.')
      return await oneEvent(services.db, params.id, user, services)
    },
  }),
  route('POST /common/events/{id}/view/', {
    operationId: 'recordView',
    access: 'signedIn',
    reach: 'visible event',
    summary: 'Records a view of an event. Each account counts once.',
    tag: 'Events',
    params: EventById,
    answer: dataOf(
      z.strictObject({ view_count: whole('Accounts that have looked at it, the caller too.', 319) }),
    ),
    fails: { 404: 'Event not found.' },
    handle: async ({ db, user, params, clock }) => {
      const count = await recordView(db, params.id, user, clock())
      if (count === null) throw new HttpError(404, 'Event not found.')
      return { status: true, data: { view_count: count } }
    },
  }),
]
