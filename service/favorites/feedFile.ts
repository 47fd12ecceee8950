import { type Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import ical, { ICalCalendarMethod } from 'ical-generator'
import type { Env } from '../http/env.ts'
import { addressLimit } from '../http/limits/addressLimit.ts'
import { type FeedEvent, feedEvents, findFeedOwner } from './feedQueries.ts'

const perMinute = 60
/** In seconds; calendar programs ask again after an hour or more. */
const kept = 900
const refresh = 3600

const address = '/common/feeds/:file' as const
const secretFile = /^([\w-]{43})\.ics$/

/** Open to whoever has the secret address: calendar programs send no token. */
export const feedFiles = () => new Hono<Env>().get(address, addressLimit(perMinute), etag(), serve)

async function serve(c: Context<Env, typeof address>): Promise<Response> {
  const { db, publicUrl } = c.get('services')
  const [, secret] = secretFile.exec(c.req.param('file')) ?? []
  const owner = secret === undefined ? null : await findFeedOwner(db, secret)
  const headers = { 'X-Robots-Tag': 'noindex, nofollow', 'Referrer-Policy': 'no-referrer' }
  if (owner === null) return c.json({ success: false, message: 'Not found.' }, 404, headers)
  return c.body(calendarOf(await feedEvents(db, owner), publicUrl), 200, {
    ...headers,
    'Content-Type': 'text/calendar; charset=utf-8',
    'Cache-Control': `private, max-age=${kept}`,
  })
}

/** Times float, since they are those of the place where the event is. */
function calendarOf(events: FeedEvent[], publicUrl: string): string {
  const { host } = new URL(publicUrl)
  const calendar = ical({
    name: 'Plaza favourites',
    prodId: '//Plaza//Favourites//EN',
    method: ICalCalendarMethod.PUBLISH,
    ttl: refresh,
  })
  for (const { id, title, content, venue, location, changed_at, ...when } of events) {
    calendar.createEvent({
      id: `event-${id}@${host}`,
      floating: true,
      start: at(when.event_date, when.start_time),
      end: when.end_time === null ? null : at(when.event_date, when.end_time),
      summary: title,
      description: content,
      location: [venue, location].filter(Boolean).join(', ') || null,
      url: `${publicUrl}/explore?event=${id}`,
      stamp: new Date(changed_at),
    })
  }
  return calendar.toString()
}

const at = (day: string, time: string) => new Date(`${day}T${time}Z`)

/** For the log, which must not let anybody in. */
export const withoutSecret = (path: string) => path.replace(/^(\/common\/feeds\/).+/, '$1...')
