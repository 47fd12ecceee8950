import ICAL from 'ical.js'
import {
  entryOf,
  type EventComponent,
  readStamp,
  sequenceOf,
  type Source,
  stampIn,
  whenOf,
} from './calendarEntry.ts'
import { type CalendarParts, partsOf, Properties } from './calendarParts.ts'
import { comingEntries, lastZone, type Outline, type Reading } from './coming.ts'
import { type Entry, unreadable, type When } from './entry.ts'
import { datesOf, deadline, mostDates, RuleFault, timeOf } from './recurrence.ts'
import { withoutOver } from './overBlocks.ts'
import { clockAt, inFormOf, movedEnd, type Stamp, untilOf } from './stamps.ts'
import { zoneNamed } from './zoneNames.ts'

/** Reads the coming events of a file, with an entry for each date. Returns null if the file is not a calendar. `now` is a clock time in UTC. */
export function readCalendar(text: string, now: string): Reading | null {
  const calendar = partsOf(text)
  if (!calendar) return null
  const { isPart, isOpenEnded } = calendar
  const source = sourceOf(calendar)
  const today = clockAt(now, lastZone).slice(0, 10)
  const run = { source, today, until: deadline() }
  const { over, rest } = withoutOver(calendar.events, today)
  const components = rest.map((block, at) => {
    const properties = new Properties(block.lines)
    return { properties, isWhole: block.isWhole, isOpenEnded, uid: uidOf(properties, at) }
  })
  const byUid = Map.groupBy(components, ({ uid }) => uid)
  const outlines = [...byUid].flatMap(([uid, all]) => guarded(uid, all, run))
  const { past, ...reading } = comingEntries(outlines, now)
  return { ...reading, past: past + over, isPart }
}

interface Run {
  source: Source
  today: string
  /** When to stop following rules. */
  until: number
}

/** Whatever an entry contains, it fails alone. */
function guarded(uid: string, all: readonly EventComponent[], run: Run): Outline[] {
  const failed = () => unreadable(uid, all[0]?.properties.text('summary') ?? '')
  try {
    return outlinesOf(uid, all, run).map(({ when, read }) => ({
      when,
      read: () => {
        try {
          return read()
        } catch {
          return failed()
        }
      },
    }))
  } catch {
    return [{ when: null, read: failed }]
  }
}

/** Further zones of a calendar are found only by their names. */
const mostZones = 50

function sourceOf({ head, zones }: CalendarParts): Source {
  const called = head.text('x-wr-timezone')
  const zone = called === '' ? null : zoneNamed(called, zones.get(called), [])
  const found = new Map<string, string | null>()
  const zoneOf = (tzid: string) => {
    const rules = found.size < mostZones ? zones.get(tzid) : undefined
    if (!found.has(tzid)) found.set(tzid, zoneNamed(tzid, rules, zone === null ? [] : [zone]))
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
 * Returns an outline for each date of a repeated event. The first date has the plain UID; the others have
 * their day added.
 */
function outlinesOf(uid: string, all: readonly EventComponent[], run: Run): Outline[] {
  const { source } = run
  const alone = (name: string, component: EventComponent, change = (entry: Entry) => entry): Outline => ({
    when: whenOf(component.properties, source, {}),
    read: () => change(entryOf(name, component, source)),
  })
  const isChange = ({ properties }: EventComponent) => properties.has('recurrence-id')
  const changed = all.filter(isChange).toReversed()
  // A rule that belongs to a changed date makes a series of its own, unless its series is here too.
  const master =
    newest(all.filter((one) => !isChange(one)).toReversed()) ??
    newest(changed.filter(({ properties }) => properties.has('rrule')))
  if (!master) {
    const byDate = Map.groupBy(changed, ({ properties }) => properties.text('recurrence-id'))
    return [...byDate].flatMap(([date, twins]) => {
      const one = newest(twins)
      return one ? [alone(`${uid}/${compact(date)}`, one)] : []
    })
  }
  const others = changed.filter((one) => one !== master)
  const isRepeated = ['rrule', 'rdate'].some((name) => master.properties.has(name))
  if (!isRepeated && others.length === 0) return [alone(uid, master)]
  const withFault = (message: string) => [
    alone(uid, master, (entry) => ({ ...entry, problems: { ...entry.problems, recurrence: [message] } })),
  ]
  const { properties } = master
  if (['rrule', 'rdate', 'exdate'].some((name) => properties.isBroken(name))) return withFault(unreadableRule)
  const start = stampIn(properties, 'dtstart', source)
  const when = whenOf(properties, source, {})
  if (!start || !when) return [alone(uid, master)]
  try {
    return datedOutlines({ uid, when, start, master, changed: others, run })
  } catch (error) {
    return withFault(error instanceof RuleFault ? error.message : unreadableRule)
  }
}

const unreadableRule = 'This rule cannot be read.'

interface Dated {
  uid: string
  when: When
  start: Stamp
  master: EventComponent
  changed: readonly EventComponent[]
  run: Run
}

function datedOutlines({ uid, when, start, master, changed, run }: Dated): Outline[] {
  const { source, today, until } = run
  const { properties } = master
  const stamps = (name: string) => {
    const all = properties
      .all(name)
      .flatMap((property) =>
        (property.jCal.slice(3) as unknown[]).map((value) => readStamp(value, property, source)),
      )
    return all.map((stamp) => {
      if (stamp === null) throw new RuleFault(unreadableRule)
      return inFormOf(start, stamp)
    })
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
    until,
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
  let whole: Entry | undefined
  const readWhole = () => (whole ??= entryOf(uid, master, source))
  return all.map((date) => {
    const name = names.get(date) ?? uid
    const other = newest(others.get(date) ?? [])
    if (other) {
      const read = () => changedDate(entryOf(name, other, source), readWhole(), other)
      return { when: whenOf(other.properties, source, {}), read }
    }
    const moved = onDate(when, date)
    return { when: moved, read: () => ({ ...readWhole(), uid: name, when: moved }) }
  })
}

function changedDate(entry: Entry, { sequence }: Entry, { properties }: EventComponent): Entry {
  const notes = properties.has('rrule')
    ? ['Its own rule is not followed, since it is a date of a series.']
    : []
  return { ...entry, sequence: Math.max(entry.sequence, sequence), notes: [...entry.notes, ...notes] }
}

const onDate = (when: When, date: string) =>
  ({ ...when, start: date, end: movedEnd(when.start, when.end, date) }) as When

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
    if (!(rule instanceof ICAL.Recur) || !rule.freq) throw new RuleFault(unreadableRule)
    const { until } = rule
    if (until) rule.until = timeOf(untilOf(start, until))
    return rule
  })
}
