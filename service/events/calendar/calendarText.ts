import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { EventRow } from '../eventAnswer.ts'

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

const standing = {
  scheduled: { status: ICalEventStatus.CONFIRMED, prefix: '' },
  postponed: { status: ICalEventStatus.TENTATIVE, prefix: 'Postponed: ' },
  cancelled: { status: ICalEventStatus.CANCELLED, prefix: 'Cancelled: ' },
}

/** How often calendar programs should refresh, in seconds. */
const refresh = 3600

/**
 * Writes iCalendar text (RFC 5545) for the file of one event and for the feed. Times are in UTC, so that
 * every program shows the same moment.
 */
export function calendarText<Row extends CalendarRow>(
  name: string,
  events: readonly Row[],
  publicUrl: string,
  urlOf = ({ id }: Row) => `${publicUrl}/explore?event=${id}`,
): string {
  const { host } = new URL(publicUrl)
  const calendar = ical({
    name,
    prodId: '//Plaza//Events//EN',
    method: ICalCalendarMethod.PUBLISH,
    ttl: refresh,
  })
  for (const row of events) {
    const { id, title, content, register_link, venue, location, latitude, longitude, ...event } = row
    const { status, prefix } = standing[event.lifecycle]
    const link = event.lifecycle === 'scheduled' ? register_link : null
    const url = urlOf(row)
    const place = [venue, location].filter(Boolean).join(', ')
    const changed = new Date(event.updated_at ?? event.created_at)
    const geo = latitude === null || longitude === null ? null : { lat: latitude, lon: longitude }
    const entry = calendar.createEvent({
      id: `event-${id}@${host}`,
      sequence: event.sequence,
      start: new Date(event.starts_at),
      end: event.ends_at === null ? null : new Date(event.ends_at),
      summary: `${prefix}${title}`,
      description: [content, link, url].filter(Boolean).join('\n\n'),
      status,
      url,
      stamp: changed,
      lastModified: changed,
    })
    if (place) entry.location(geo ? { title: place, geo } : place)
  }
  return calendar.toString()
}
