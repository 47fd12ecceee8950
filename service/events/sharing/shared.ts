import { z } from '@hono/zod-openapi'
import { dataOf, text, whole } from '../../http/answerParts.ts'
import { HttpError } from '../../http/httpError.ts'
import { filter, textual, wholeNumber } from '../../http/input/input.ts'
import { schemasOf } from '../../http/lists/filters.ts'
import { route } from '../../http/route.ts'
import { VersionedFile } from '../../http/versionedFile.ts'
import type { Services } from '../../ports/services.ts'
import { calendarText } from '../calendar/calendarText.ts'
import { shareUrl } from '../eventAnswer.ts'
import { SharedAnswer, sharedAnswer, type SharedEvent } from './sharedAnswer.ts'
import {
  addressesAPage,
  publicAddresses,
  publicCalendarEvents,
  publicCalendarVersion,
  publicEvents,
  sharedCalendarEvent,
  type SharedCalendarRow,
  sharedEvent,
  sharedFilters,
} from './sharedQueries.ts'

const Slug = z.object({
  slug: z
    .string(textual)
    .regex(/^[a-z0-9-]{1,200}$/, 'This is not a valid slug.')
    .openapi({ description: 'The `slug` of the event.', example: 'open-air-jazz-5b1f0c9ae2-1042' }),
})

/** What the list may be filtered by. */
export const SharedQuery = z.strictObject(schemasOf(sharedFilters))

const fails = { 404: 'Event not found.' }
const notFound = () => new HttpError(404, fails[404])

const calendar = {
  type: 'text/calendar',
  description: 'A calendar (RFC 5545) with times in UTC and without coordinates.',
  example: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n',
}

/** Routes that need no account. All of them return 404 if public pages are disabled. */
export const sharedRoutes = [
  route('GET /common/shared/', {
    operationId: 'sharedEvents',
    access: 'anyone',
    summary:
      'Public events that are not over, soonest first: the first 200, each with the beginning of its content.',
    tag: 'Sharing',
    query: SharedQuery,
    answer: dataOf(z.array(SharedAnswer)),
    fails,
    handle: async ({ query, ...services }) => ({ status: true, data: await sharedEvents(services, query) }),
  }),
  route('GET /common/shared/events.ics', {
    operationId: 'sharedCalendar',
    access: 'anyone',
    summary: 'Upcoming public events as a calendar, at most 200.',
    tag: 'Sharing',
    query: SharedQuery,
    text: calendar,
    versioned: true,
    headers: { 'Cache-Control': 'private, no-cache, no-transform' },
    fails,
    handle: async ({ query, ...services }) => await sharedCalendar(services, query),
  }),
  route('GET /common/shared/addresses/', {
    operationId: 'sharedAddresses',
    access: 'anyone',
    summary: `Where public events that are not over are read: a page of ${addressesAPage}, soonest first.`,
    tag: 'Sharing',
    query: z.strictObject({
      page: filter(wholeNumber(1000)).openapi({
        description: 'From 1, which it is unless given.',
        example: 1,
      }),
    }),
    answer: dataOf(
      z.strictObject({
        count: whole('On all pages.', 314),
        addresses: z.array(
          z.strictObject({
            share_url: text(
              'Where anybody reads it.',
              'https://plaza.example/e/open-air-jazz-5b1f0c9ae2-1042',
            ),
            changed_at: z.iso.datetime().openapi({ description: 'When it was last changed.' }),
          }),
        ),
      }),
    ),
    fails,
    handle: async ({ query, ...services }) => ({
      status: true,
      data: await sharedAddresses(services, query.page),
    }),
  }),
  route('GET /common/shared/{slug}/', {
    operationId: 'sharedEvent',
    access: 'anyone',
    reach: 'shared event',
    summary: 'One event, as a stranger may read it.',
    tag: 'Sharing',
    params: Slug,
    answer: dataOf(SharedAnswer),
    fails,
    handle: async ({ params, ...services }) => ({
      status: true,
      data: await oneSharedEvent(services, params.slug),
    }),
  }),
  route('GET /common/shared/{slug}/calendar.ics', {
    operationId: 'sharedEventCalendar',
    access: 'anyone',
    reach: 'shared event',
    summary: 'One public event as a calendar file.',
    tag: 'Sharing',
    params: Slug,
    text: calendar,
    headers: { 'Content-Disposition': 'attachment; filename="event.ics"' },
    fails,
    handle: async ({ params, ...services }) => await calendarOfShared(services, params.slug),
  }),
]

export async function sharedEvents(
  services: Services,
  query: z.output<typeof SharedQuery>,
): Promise<SharedEvent[]> {
  if (!services.publicPages) throw notFound()
  const rows = await publicEvents(services.db, query, services.clock())
  return rows.map((row) => sharedAnswer(services, row))
}

/** Throws 404 for an event that strangers may not see. */
export async function oneSharedEvent(services: Services, slug: string): Promise<SharedEvent> {
  const row = services.publicPages ? await sharedEvent(services.db, slug) : null
  if (!row) throw notFound()
  return sharedAnswer(services, row)
}

export async function sharedCalendar(services: Services, query: z.output<typeof SharedQuery>) {
  if (!services.publicPages) throw notFound()
  const { db, clock } = services
  const version = await publicCalendarVersion(db, query, clock())
  return new VersionedFile(version, async () =>
    textOf(services, await publicCalendarEvents(db, query, clock())),
  )
}

export async function calendarOfShared(services: Services, slug: string): Promise<string> {
  const row = services.publicPages ? await sharedCalendarEvent(services.db, slug) : null
  if (!row) throw notFound()
  return textOf(services, [row])
}

/** The addresses of public events, a page of `addressesAPage` at a time. */
export async function sharedAddresses(services: Services, page = 1) {
  if (!services.publicPages) throw notFound()
  const { count, rows } = await publicAddresses(services.db, page, services.clock())
  const addresses = rows.map(({ slug, changed_at }) => ({ share_url: shareUrl(services, slug), changed_at }))
  return { count, addresses }
}

/** Each event links to its public page. */
function textOf(services: Services, rows: readonly SharedCalendarRow[]): string {
  return calendarText('Plaza', rows, services.publicUrl, ({ slug }) => shareUrl(services, slug))
}
