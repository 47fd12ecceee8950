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
  /** True if the calendar closes none of its entries. */
  isOpenEnded: boolean
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

const meetings = ['conference', 'x-google-conference', 'x-microsoft-skypeteamsmeetingurl'] as const

export function entryOf(uid: string, component: EventComponent, source: Source): Entry {
  const { properties, isWhole, isOpenEnded } = component
  const problems: Errors = isWhole || isOpenEnded ? {} : { uid: ['This entry breaks off.'] }
  const notes = isOpenEnded ? ['The calendar does not say where this entry ends.'] : []
  const status = properties.text('status').toUpperCase()
  const isCancelled = source.isCancelled || status === 'CANCELLED'
  const description = properties.text('description')
  const shown = plainText(description === '' ? properties.text('x-alt-desc') : description)
  const { title, content, link, isPostponed } = source.isPlaza
    ? ofPlaza(properties, shown)
    : {
        title: onOneLine(properties.text('summary')),
        content: shown,
        link: properties.text('url'),
        isPostponed: false,
      }
  const place = placeOf(properties.text('location'), {
    own: link,
    meetings: meetings.map((name) => properties.text(name)),
    content,
  })
  const reserve = reserveOf(properties, title, content)
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
    notes: reserve === null ? notes : [...notes, reserve],
    isChosen: reserve === null,
  }
}

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ')

/** The titles that programs give to time that their owner does not want to explain. */
const busy =
  /^(busy|free|tentative|unavailable|out of office|away|beschäftigt|gebucht|abwesend|ocupado|no disponible|व्यस्त|مشغول)$/i

const marks: Record<string, string> = {
  PRIVATE: 'It is marked as private.',
  CONFIDENTIAL: 'It is marked as confidential.',
}

/** Why an entry is probably not meant for others; null if it may be. */
function reserveOf(properties: Properties, title: string, content: string): string | null {
  const mark = marks[properties.text('class').toUpperCase()]
  if (mark !== undefined) return mark
  return busy.test(title) && content === '' ? 'It only says that somebody is busy.' : null
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

export function whenOf(properties: Properties, source: Source, problems: Errors): When | null {
  const start = stampIn(properties, 'dtstart', source)
  if (!start) {
    if (properties.first('dtstart') || properties.isBroken('dtstart')) problems['event_date'] = [noDate]
    return null
  }
  const tzid = properties.first('dtstart')?.getParameter('tzid')
  if (typeof tzid === 'string' && start.by === 'clock' && start.zone === null) {
    problems['time_zone'] = [`The time zone “${tzid.slice(0, 100)}” is not known.`]
  }
  const end = stampIn(properties, 'dtend', source)
  const isBad = properties.first('dtend') ? end === null : properties.isBroken('dtend')
  const lasting = properties.first('duration')?.getFirstValue()
  const duration = lasting instanceof ICAL.Duration ? lasting.toString() : null
  const last = endIn(start, end, duration)
  if (isBad || last === undefined || properties.isBroken('duration')) problems['end_time'] = [noDate]
  if (start.by === 'day') return { by: 'day', start: start.text, end: last ?? start.text, zone: null }
  return { by: start.by, start: start.text, end: last ?? null, zone: start.zone }
}

/** Like `endOf`, but undefined if the end is beyond all calendars. */
function endIn(start: Stamp, end: Stamp | null, duration: string | null) {
  try {
    return endOf(start, end, duration)
  } catch {
    return undefined
  }
}

/** Falls back to Apple's own property for coordinates. */
function spotOf(properties: Properties): string | null {
  const value: unknown = properties.first('geo')?.jCal[3]
  const apples = properties.text('x-apple-structured-location').replace(/^geo:/, '').split(',', 3)
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
