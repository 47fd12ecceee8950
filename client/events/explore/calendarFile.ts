import type { EventDetail } from '../../../machines/domain.ts'
import { whereabouts } from '../../../machines/events/coordinates.ts'
import { saveFile } from '../../runtime/saveFile.ts'

/** RFC 5545. In UTC; where a service names no zone, on the clock of the event's place. */
export function calendarFile(event: EventDetail, url: string, now: Date): string {
  const { id, title, content, venue, location } = event
  const where = whereabouts(venue, event.locationDetails)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Plaza//Events//EN',
    'BEGIN:VEVENT',
    `UID:event-${id}@${new URL(url).host}`,
    `DTSTAMP:${digits(now.toISOString().slice(0, 19))}Z`,
    ...timesOf(event),
    `SUMMARY:${escapeText(title)}`,
    content && `DESCRIPTION:${escapeText(content)}`,
    (venue || location) && `LOCATION:${escapeText([venue, location].filter(Boolean).join(', '))}`,
    where.kind === 'map' && `GEO:${where.at.lat};${where.at.lng}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => (line ? `${foldLine(line)}\r\n` : '')).join('')
}

function timesOf({ eventDate, startTime, endTime, startsAt, endsAt }: EventDetail) {
  if (startsAt) return [`DTSTART:${inUtc(startsAt)}`, endsAt && `DTEND:${inUtc(endsAt)}`]
  if (!startTime) return [`DTSTART;VALUE=DATE:${digits(eventDate)}`]
  return [
    `DTSTART:${digits(eventDate)}T${clock(startTime)}`,
    endTime && endTime > startTime && `DTEND:${digits(eventDate)}T${clock(endTime)}`,
  ]
}

export const download = (file: string) =>
  saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), 'event.ics')

const digits = (text: string) => text.replace(/[-:]/g, '')
const inUtc = (moment: string) => `${digits(new Date(moment).toISOString().slice(0, 19))}Z`
const clock = (time: string) => digits(time).padEnd(6, '0')

const escapeText = (text: string) =>
  text
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replace(/\r\n?|\n/g, String.raw`\n`)
    // oxlint-disable-next-line no-control-regex -- the format has no room for them
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')

/** RFC 5545 allows lines of 75 octets; what continues one begins with a space. */
function foldLine(line: string): string {
  const lines = ['']
  let octets = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (octets + size > 75) {
      lines.push(' ')
      octets = 1
    }
    octets += size
    lines.push(`${lines.pop()}${character}`)
  }
  return lines.join('\r\n')
}
