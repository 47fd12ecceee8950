import ICAL from 'ical.js'
import { entryOf, type EventComponent, readStamp, sequenceOf, type Source, stampIn } from './calendarEntry.ts'
import { type CalendarParts, partsOf, Properties } from './calendarParts.ts'
import type { Entry, When } from './entry.ts'
import { datesOf, mostDates, RuleFault, timeOf } from './recurrence.ts'
import { inFormOf, movedEnd, type Stamp, untilOf } from './stamps.ts'
import { zoneNamed } from './zoneNames.ts'

/** Reads the events of a file, with an entry for each date. Returns null if the file is not a calendar. */
export function readCalendar(text: string, today: string): { events: number; entries: Entry[] } | null {
  const calendar = partsOf(text)
  if (!calendar) return null
  const source = sourceOf(calendar)
  const components = calendar.events.map((block, at) => {
    const properties = new Properties(block.lines)
    return { properties, isWhole: block.isWhole, uid: uidOf(properties, at) }
  })
  const byUid = Map.groupBy(components, ({ uid }) => uid)
  const entries = [...byUid].flatMap(([uid, all]) => entriesOf(uid, all, source, today))
  return { events: components.length, entries }
}

function sourceOf({ head, zones }: CalendarParts): Source {
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
  const parts = [properties.text('dtstart'), properties.text('summary')].filter(Boolean)
  return parts.length > 0 ? `without-uid/${parts.join('/')}` : `without-uid/${at + 1}`
}

const changedAt = ({ properties }: EventComponent) =>
  properties.text('last-modified') || properties.text('dtstamp')

/**
 * Returns the newest version of an entry, or the first of several equally new ones. Callers pass them in
 * reverse file order.
 */
const newest = (twins: readonly EventComponent[]) =>
  twins.toSorted((a, b) => sequenceOf(b) - sequenceOf(a) || (changedAt(b) > changedAt(a) ? 1 : -1))[0]

/**
 * Returns an entry for each date of a repeated event. The first date has the plain UID; the others have their
 * day added.
 */
function entriesOf(uid: string, all: readonly EventComponent[], source: Source, today: string): Entry[] {
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
  master: EventComponent
  changed: readonly EventComponent[]
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
  // Keep a date that was changed individually, even if the rule was not followed that far.
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

/**
 * Names each date by its day, so that a change of time does not change the name. If a day has several dates,
 * their names include the time.
 */
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
