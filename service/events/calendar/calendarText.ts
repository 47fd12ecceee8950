import ICAL from 'ical.js'
import type { EventRow } from '../eventAnswer.ts'
import { type Lifecycle, lifecycleRules } from '../fields/statuses.ts'

type Column =
  | 'id'
  | 'title'
  | 'content'
  | 'register_link'
  | 'venue'
  | 'location'
  | 'starts_at'
  | 'ends_at'
  | 'created_at'
  | 'updated_at'
  | 'lifecycle'

export type CalendarRow = Pick<EventRow, Column> & {
  latitude: number | null
  longitude: number | null
  /** Increases with each change of time, place or lifecycle. */
  sequence: number
}

// The library does not count the space at the start of a continued line; a line has at most 75 octets.
ICAL.foldLength = 74

type Property = [name: string, parameters: object, type: string, value: string | number | number[]]

const standing: Record<Lifecycle, { status: string; prefix: string }> = {
  scheduled: { status: 'CONFIRMED', prefix: '' },
  postponed: { status: 'TENTATIVE', prefix: 'Postponed: ' },
  cancelled: { status: 'CANCELLED', prefix: 'Cancelled: ' },
}

/** How often calendar programs should refresh. */
const refresh = 'PT1H'

/** Google Calendar rejects a feed above 1 MB. */
export const mostBytes = 1_000_000
/** The text of an event is shortened in a feed, so that 200 events fit in any language. */
export const longestText = 1000

/**
 * Writes iCalendar text (RFC 5545) for the file of one event and for the feed. Times are in UTC, so that
 * every program shows the same moment. Leaves out the last events if the file would be too large.
 */
export function calendarText<Row extends CalendarRow>(
  name: string,
  events: readonly Row[],
  publicUrl: string,
  urlOf = ({ id }: Row) => `${publicUrl}/explore?event=${id}`,
): string {
  const head: Property[] = [
    text('version', '2.0'),
    text('prodid', '-//Plaza//Events//EN'),
    text('method', 'PUBLISH'),
    plain('name', name),
    plain('x-wr-calname', name),
    ['refresh-interval', {}, 'duration', refresh],
    plain('x-published-ttl', refresh),
  ]
  const { host } = new URL(publicUrl)
  const end = 'END:VCALENDAR\r\n'
  const [start = ''] = ICAL.stringify(['vcalendar', head, []]).split(end)
  let bytes = Buffer.byteLength(start) + end.length
  const entries = events
    .map((row) => ICAL.stringify(['vevent', propertiesOf(row, host, urlOf(row)), []]))
    .filter((entry) => (bytes += Buffer.byteLength(entry)) <= mostBytes)
  return `${start}${entries.join('')}${end}`
}

function propertiesOf(row: CalendarRow, host: string, url: string): Property[] {
  const { id, title, content, register_link, venue, location, latitude, longitude, ...event } = row
  const { status, prefix } = standing[event.lifecycle]
  const link = lifecycleRules[event.lifecycle].takesPlace ? register_link : null
  const place = [venue, location].filter(Boolean).join(', ')
  const changed = moment(event.updated_at ?? event.created_at)
  const [start, end] = [moment(event.starts_at), event.ends_at === null ? null : moment(event.ends_at)]
  return [
    text('uid', `event-${id}@${host}`),
    ['sequence', {}, 'integer', event.sequence],
    ['dtstamp', {}, 'date-time', changed],
    ['dtstart', {}, 'date-time', start],
    ...(end !== null && end > start ? [['dtend', {}, 'date-time', end] satisfies Property] : []),
    text('summary', `${prefix}${title}`),
    ...(place ? [text('location', place)] : []),
    ...(place && latitude !== null && longitude !== null
      ? [['geo', {}, 'float', [latitude, longitude]] satisfies Property]
      : []),
    text('description', [content, link, url].filter(Boolean).join('\n\n')),
    ['url', {}, 'uri', url],
    text('status', status),
    ['last-modified', {}, 'date-time', changed],
  ]
}

/** Without control characters, which the format forbids, except line breaks, which it escapes. */
const text = (name: string, value: string): Property => [
  name,
  {},
  'text',
  value.replaceAll(/\r\n?/g, '\n').replaceAll(/(?![\n\t])\p{Cc}/gu, ''),
]

/** A text without `VALUE=TEXT`, which the library adds to properties that it does not know. */
const plain = (name: string, value: string): Property => [
  name,
  {},
  'unknown',
  value.replaceAll(/[\\;,]/g, String.raw`\$&`),
]

/** Such as `2027-07-10T19:00:00Z`. */
const moment = (iso: string) => new Date(iso).toISOString().replace(/\.\d+/, '')
