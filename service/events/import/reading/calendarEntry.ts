import ICAL from 'ical.js'
import type { Errors } from '../../../http/httpError.ts'
import type { Properties } from './calendarParts.ts'
import { type Entry, isLink, type Picture, placeOf, type When } from './entry.ts'
import { plainText } from './plainText.ts'
import { endOf, type Stamp, stampOf } from './stamps.ts'

export interface Source {
  /** The calendar's zone, an IANA name. */
  zone: string | null
  zoneOf: (tzid: string) => string | null
  isCancelled: boolean
  /** True if Plaza wrote the calendar, whose events then contain text that Plaza added. */
  isPlaza: boolean
}

export interface EventComponent {
  properties: Properties
  isWhole: boolean
}

export const sequenceOf = ({ properties }: EventComponent) =>
  Number(properties.first('sequence')?.getFirstValue() ?? 0) || 0

export function readStamp(value: unknown, property: ICAL.Property, { zoneOf }: Source): Stamp | null {
  const tzid = property.getParameter('tzid')
  try {
    // For a period, use its start.
    const [first] = Array.isArray(value) ? (value as unknown[]) : [value]
    return stampOf(first, typeof tzid === 'string' ? tzid : null, zoneOf)
  } catch {
    return null
  }
}

export function stampIn(properties: Properties, name: string, source: Source): Stamp | null {
  const property = properties.first(name)
  return property ? readStamp(property.jCal[3], property, source) : null
}

export function entryOf(uid: string, component: EventComponent, source: Source): Entry {
  const { properties, isWhole } = component
  const problems: Errors = isWhole ? {} : { uid: ['This entry breaks off.'] }
  const status = properties.text('status').toUpperCase()
  const isCancelled = source.isCancelled || status === 'CANCELLED'
  const description = properties.text('description')
  const shown = plainText(description === '' ? properties.text('x-alt-desc') : description)
  const { title, content, link, isPostponed } = source.isPlaza
    ? ofPlaza(properties, shown)
    : {
        title: properties.text('summary').replaceAll(/\s*\n\s*/g, ' '),
        content: shown,
        link: properties.text('url'),
        isPostponed: false,
      }
  const meetings = ['conference', 'x-google-conference', 'x-microsoft-skypeteamsmeetingurl']
  const place = placeOf(
    properties.text('location'),
    [link, ...meetings.map((name) => properties.text(name))],
    content,
  )
  return {
    uid,
    sequence: sequenceOf(component),
    lifecycle: isCancelled ? 'cancelled' : isPostponed ? 'postponed' : 'scheduled',
    reason: properties.text('comment') || null,
    when: whenOf(properties, source, problems),
    zone: source.zone,
    title,
    content,
    ...place,
    spot: spotOf(properties),
    capacity: null,
    categories: properties.all('categories').flatMap((property) => property.jCal.slice(3).map(String)),
    pictures: picturesOf(properties),
    problems,
  }
}

/** Removes the text that Plaza adds to an event (`calendarText.ts`). */
function ofPlaza(properties: Properties, shown: string) {
  const [, prefix, title] = /^(Cancelled: |Postponed: )?([^]*)$/.exec(properties.text('summary')) ?? []
  const parts = shown.split('\n\n')
  if (parts.at(-1) === properties.text('url')) parts.pop()
  const link = isLink(parts.at(-1)) ? (parts.pop() ?? '') : ''
  return { title: title ?? '', content: parts.join('\n\n'), link, isPostponed: prefix === 'Postponed: ' }
}

const noDate = 'This date cannot be read.'

function whenOf(properties: Properties, source: Source, problems: Errors): When | null {
  const start = stampIn(properties, 'dtstart', source)
  if (!start) {
    if (properties.first('dtstart') || properties.broken.has('dtstart')) problems['event_date'] = [noDate]
    return null
  }
  const tzid = properties.first('dtstart')?.getParameter('tzid')
  if (typeof tzid === 'string' && start.by === 'clock' && start.zone === null) {
    problems['time_zone'] = [`The time zone “${tzid.slice(0, 100)}” is not known.`]
  }
  const end = stampIn(properties, 'dtend', source)
  const isBad = properties.first('dtend') ? end === null : properties.broken.has('dtend')
  if (isBad || properties.broken.has('duration')) problems['end_time'] = [noDate]
  const lasting = properties.first('duration')?.getFirstValue()
  const duration = lasting instanceof ICAL.Duration ? lasting.toString() : null
  const last = endOf(start, end, duration)
  if (start.by === 'day') return { by: 'day', start: start.text, end: last ?? start.text, zone: null }
  return { by: start.by, start: start.text, end: last, zone: start.zone }
}

/** Falls back to Apple's own property for coordinates. */
function spotOf(properties: Properties): string | null {
  const value: unknown = properties.first('geo')?.jCal[3]
  const apples = properties.text('x-apple-structured-location').replace(/^geo:/, '').split(',')
  const numbers: unknown[] = Array.isArray(value) ? value : apples
  const isSpot = numbers.length === 2 && numbers.every((each) => each !== '' && Number.isFinite(Number(each)))
  return isSpot ? numbers.join(',') : null
}

function picturesOf(properties: Properties): Picture[] {
  const all = [...properties.all('attach'), ...properties.all('image')]
  return all.flatMap((property): Picture[] => {
    const kind = String(property.getParameter('fmttype') ?? '')
    const isPicture = /^image\//i.test(kind)
    const value = String(property.jCal[3])
    if (property.type === 'binary') return isPicture || kind === '' ? [{ bytes: value }] : []
    const isNamedSo = property.name === 'image' || /\.(jpe?g|png|webp)(\?|$)/i.test(value)
    return isLink(value) && (isPicture || isNamedSo) ? [{ url: value }] : []
  })
}
