import ICAL from 'ical.js'
import type { Errors } from '../../../http/httpError.ts'
import { type Entry, isLink, type Picture, placeOf, type When } from './entry.ts'
import { plainText } from './plainText.ts'
import { datesOf, mostDates, RuleFault, timeOf } from './recurrence.ts'
import { endOf, inFormOf, movedEnd, type Stamp, stampOf, untilOf } from './stamps.ts'
import { zoneNamed } from './zoneNames.ts'

interface Block {
  lines: string[]
  isWhole: boolean
}

interface Calendar {
  /** Properties of the calendar itself. */
  head: Properties
  zones: Map<string, ICAL.Component>
  events: Block[]
}

/** The events of a file, by their dates; null where it is no calendar. */
export function readCalendar(text: string, today: string): { events: number; entries: Entry[] } | null {
  const calendar = partsOf(text)
  if (!calendar) return null
  const source = sourceOf(calendar)
  const told = calendar.events.map((block, at) => {
    const properties = new Properties(block.lines)
    return { properties, isWhole: block.isWhole, uid: uidOf(properties, at) }
  })
  const byUid = Map.groupBy(told, ({ uid }) => uid)
  const entries = [...byUid].flatMap(([uid, all]) => entriesOf(uid, all, source, today))
  return { events: told.length, entries }
}

/** Read line by line, so that what is broken in one entry is a matter of that entry. */
function partsOf(text: string): Calendar | null {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replaceAll(/(?:\r\n|\r|\n)[ \t]/g, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
  if (!/^BEGIN:VCALENDAR\s*$/i.test(lines[0] ?? '')) return null
  const head: string[] = []
  const zones = new Map<string, ICAL.Component>()
  const events: Block[] = []
  let open: { name: string; lines: string[]; depth: number } | null = null
  const close = (isWhole: boolean) => {
    if (open?.name === 'VEVENT') events.push({ lines: open.lines, isWhole })
    if (open?.name === 'VTIMEZONE' && isWhole) addZone(zones, open.lines)
    open = null
  }
  for (const line of lines.slice(1)) {
    const [, verb, part = ''] = /^(BEGIN|END):\s*([A-Z0-9-]+)\s*$/i.exec(line) ?? []
    const name = part.toUpperCase()
    if (verb?.toUpperCase() === 'BEGIN') {
      if (open && name === 'VEVENT') close(false)
      if (open) {
        open.depth += 1
        if (open.name !== 'VEVENT') open.lines.push(line)
      } else open = { name, lines: [], depth: 0 }
    } else if (verb) {
      if (open && open.depth > 0) {
        open.depth -= 1
        if (open.name !== 'VEVENT') open.lines.push(line)
      } else close(open?.name === name)
    } else if (!open) head.push(line)
    // What is told inside of an event, such as of an alarm, is none of the event's.
    else if (open.name !== 'VEVENT' || open.depth === 0) open.lines.push(line)
  }
  close(false)
  return { head: new Properties(head), zones, events }
}

function addZone(zones: Map<string, ICAL.Component>, lines: readonly string[]) {
  try {
    const text = ['BEGIN:VTIMEZONE', ...lines, 'END:VTIMEZONE'].join('\r\n')
    const component = new ICAL.Component(ICAL.parse(text))
    zones.set(String(component.getFirstPropertyValue('tzid')), component)
  } catch {
    // Its name may do.
  }
}

class Properties {
  readonly #all = new Map<string, ICAL.Property[]>()
  /** Names of what could not be read. */
  readonly broken = new Set<string>()

  constructor(lines: readonly string[]) {
    for (const line of lines) {
      const name = (/^[\w-]+/.exec(line)?.[0] ?? '').toLowerCase()
      try {
        const property = ICAL.Property.fromString(line, ICAL.design.icalendar)
        // Only then is it read.
        property.getValues()
        this.#all.set(name, [...(this.#all.get(name) ?? []), property])
      } catch {
        this.broken.add(name)
      }
    }
  }

  all = (name: string) => this.#all.get(name) ?? []

  first = (name: string) => this.all(name)[0]

  text(name: string): string {
    const value: unknown = this.first(name)?.jCal[3]
    return typeof value === 'string' ? value.trim() : ''
  }
}

interface Source {
  /** IANA name: of the calendar. */
  zone: string | null
  zoneOf: (tzid: string) => string | null
  isCancelled: boolean
  /** It was written by Plaza, which has words of its own in it. */
  isPlaza: boolean
}

function sourceOf({ head, zones }: Calendar): Source {
  const called = head.text('x-wr-timezone')
  const zone = called === '' ? null : zoneNamed(called, zones.get(called), [])
  const found = new Map<string, string | null>()
  const zoneOf = (tzid: string) => {
    if (!found.has(tzid)) found.set(tzid, zoneNamed(tzid, zones.get(tzid), zone === null ? [] : [zone]))
    return found.get(tzid) ?? null
  }
  return {
    zone,
    zoneOf,
    isCancelled: head.text('method').toUpperCase() === 'CANCEL',
    isPlaza: head.text('prodid').includes('//Plaza//Events//'),
  }
}

function uidOf(properties: Properties, at: number): string {
  const uid = properties.text('uid')
  if (uid !== '') return uid
  const told = [properties.text('dtstart'), properties.text('summary')].filter(Boolean)
  return told.length > 0 ? `without-uid/${told.join('/')}` : `without-uid/${at + 1}`
}

interface Told {
  properties: Properties
  isWhole: boolean
}

const sequenceOf = ({ properties }: Told) => Number(properties.first('sequence')?.getFirstValue() ?? 0) || 0
const changedAt = ({ properties }: Told) => properties.text('last-modified') || properties.text('dtstamp')

/** Of twins the newer; where none is, the one that comes later. */
const newest = (twins: readonly Told[]) =>
  twins.toSorted((a, b) => sequenceOf(b) - sequenceOf(a) || (changedAt(b) > changedAt(a) ? 1 : -1))[0]

/** One for each date of what is repeated. The first date has the UID alone, the others are named by their day. */
function entriesOf(uid: string, all: readonly Told[], source: Source, today: string): Entry[] {
  const master = newest(
    all.filter(({ properties }) => properties.all('recurrence-id').length === 0).toReversed(),
  )
  const changed = all.filter(({ properties }) => properties.all('recurrence-id').length > 0).toReversed()
  if (!master) {
    const byDate = Map.groupBy(changed, ({ properties }) => properties.text('recurrence-id'))
    return [...byDate].flatMap(([date, twins]) => {
      const one = newest(twins)
      return one ? [entryOf(`${uid}/${compact(date)}`, one, source)] : []
    })
  }
  const entry = entryOf(uid, master, source)
  const start = stampIn(master.properties, 'dtstart', source)
  const isRepeated = ['rrule', 'rdate'].some((name) => master.properties.all(name).length > 0)
  if (master.properties.broken.has('rrule')) {
    return [{ ...entry, problems: { ...entry.problems, recurrence: ['This rule cannot be read.'] } }]
  }
  const { when } = entry
  if (!start || !when || !(isRepeated || changed.length > 0)) return [entry]
  try {
    return datedEntries({ uid, entry, when, start, master, changed, source, today })
  } catch (error) {
    if (!(error instanceof RuleFault)) throw error
    return [{ ...entry, problems: { ...entry.problems, recurrence: [error.message] } }]
  }
}

interface Dated {
  uid: string
  entry: Entry
  when: When
  start: Stamp
  master: Told
  changed: readonly Told[]
  source: Source
  today: string
}

function datedEntries({ uid, entry, when, start, master, changed, source, today }: Dated): Entry[] {
  const { properties } = master
  const stamps = (name: string) => {
    const all = properties
      .all(name)
      .flatMap((property) =>
        (property.jCal.slice(3) as unknown[]).flatMap((value) => readStamp(value, property, source) ?? []),
      )
    return all.map((stamp) => inFormOf(start, stamp))
  }
  const leftOut = new Set(stamps('exdate'))
  const isLeftOut = (date: string) => leftOut.has(date) || leftOut.has(date.slice(0, 10))
  const isSameForm = (date: string) => date.length === start.text.length
  const dates = datesOf(
    {
      start: start.text,
      rules: rulesOf(properties, start),
      added: stamps('rdate').filter(isSameForm),
      isLeftOut,
    },
    today,
  )
  const others = Map.groupBy(changed, ({ properties: own }) => {
    const stamp = stampIn(own, 'recurrence-id', source)
    return stamp ? inFormOf(start, stamp) : ''
  })
  // What was changed alone is a date of its own, even if the rule is not followed as far.
  const first = dates.length < mostDates ? '' : (dates[0] ?? '')
  const alone = [...others.keys()].filter((date) => date > first && !isLeftOut(date))
  const all = [...new Set([...dates, ...alone])]
  const names = namesOf(uid, start.text, all)
  return all.map((date) => {
    const name = names.get(date) ?? uid
    const other = newest(others.get(date) ?? [])
    return other ? notOlder(entryOf(name, other, source), entry) : onDate(entry, when, name, date)
  })
}

const notOlder = (entry: Entry, { sequence }: Entry): Entry => ({
  ...entry,
  sequence: Math.max(entry.sequence, sequence),
})

function onDate(entry: Entry, when: When, uid: string, date: string): Entry {
  return { ...entry, uid, when: { ...when, start: date, end: movedEnd(when.start, when.end, date) } as When }
}

/** A day names a date for good, whatever its time becomes; only where a day has several does the time tell them apart. */
function namesOf(uid: string, first: string, dates: readonly string[]): Map<string, string> {
  const perDay = Map.groupBy(dates, (date) => date.slice(0, 10))
  return new Map(
    dates.map((date) => {
      if (date === first) return [date, uid]
      const isAlone = perDay.get(date.slice(0, 10))?.length === 1
      return [date, `${uid}/${compact(isAlone ? date.slice(0, 10) : date)}`]
    }),
  )
}

const compact = (date: string) => date.replaceAll(/[-:]/g, '')

function rulesOf(properties: Properties, start: Stamp): ICAL.Recur[] {
  return properties.all('rrule').map((property) => {
    const rule = property.getFirstValue()
    if (!(rule instanceof ICAL.Recur)) throw new RuleFault('This rule cannot be read.')
    const { until } = rule
    if (until) rule.until = timeOf(untilOf(start, until))
    return rule
  })
}

function readStamp(value: unknown, property: ICAL.Property, { zoneOf }: Source): Stamp | null {
  const tzid = property.getParameter('tzid')
  try {
    // Of a period, when it begins.
    const [first] = Array.isArray(value) ? (value as unknown[]) : [value]
    return stampOf(first, typeof tzid === 'string' ? tzid : null, zoneOf)
  } catch {
    return null
  }
}

function stampIn(properties: Properties, name: string, source: Source): Stamp | null {
  const property = properties.first(name)
  return property ? readStamp(property.jCal[3], property, source) : null
}

function entryOf(uid: string, told: Told, source: Source): Entry {
  const { properties, isWhole } = told
  const problems: Errors = isWhole ? {} : { uid: ['This entry breaks off.'] }
  const status = properties.text('status').toUpperCase()
  const isCancelled = source.isCancelled || status === 'CANCELLED'
  const said = properties.text('description')
  const shown = plainText(said === '' ? properties.text('x-alt-desc') : said)
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
    sequence: sequenceOf(told),
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

/** What Plaza adds to the words of an event is taken off again (`calendarText.ts`). */
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

/** Apple writes it beside the place. */
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
