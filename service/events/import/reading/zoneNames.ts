import ICAL from 'ical.js'
import { zoneNamed as known } from '../../../http/input/zoneName.ts'
import { timeOf } from './recurrence.ts'
import windows from './windowsZones.json' with { type: 'json' }

const ofWindows = new Map(Object.entries(windows).map(([name, zone]) => [name.toLowerCase(), zone]))

/**
 * Finds the IANA name of a calendar's zone by the zone's name or, failing that, by its rules if the calendar
 * contains them.
 */
export function zoneNamed(name: string, rules: readonly string[] | undefined, likely: readonly string[]) {
  return (
    known(name) ??
    ofWindows.get(name.toLowerCase()) ??
    atEndOf(name) ??
    ofOffset(name) ??
    (rules ? zoneByRules(rules, likely) : null)
  )
}

const mostLines = 1000
const longestLine = 1000

/** The parts of the rules of genuine zones: one day a year. */
const yearlyPart =
  /^(?:FREQ=YEARLY|BYMONTH=\d{1,2}|BYDAY=[+-]?\d?[A-Z]{2}|BYMONTHDAY=[\d,+-]{1,99}|UNTIL=\w{8,16}|COUNT=\d{1,4}|INTERVAL=1|WKST=[A-Z]{2})$/

/** The library writes down every change since the first, so that other rules could take all of its time. */
function isYearly(rule: string): boolean {
  const parts = rule
    .slice(rule.indexOf(':') + 1)
    .trim()
    .toUpperCase()
    .split(';')
  const isOneDay = parts.some((part) => part.startsWith('BYMONTHDAY') || /^BYDAY=[+-]?\d/.test(part))
  return (
    parts.every((part) => yearlyPart.test(part)) &&
    (isOneDay || !parts.some((part) => part.startsWith('BYDAY')))
  )
}

function isSound(line: string): boolean {
  if (line.length > longestLine) return false
  if (/^DTSTART/i.test(line)) return /:(?:1[6-9]|20)\d\d/.test(line)
  return !/^RRULE/i.test(line) || isYearly(line)
}

function zoneByRules(lines: readonly string[], likely: readonly string[]): string | null {
  if (lines.length > mostLines || !lines.every(isSound)) return null
  try {
    const component = new ICAL.Component(
      ICAL.parse(['BEGIN:VTIMEZONE', ...lines, 'END:VTIMEZONE'].join('\r\n')),
    )
    return librarys(component) ?? zoneWithRules(component, likely)
  } catch {
    return null
  }
}

/** Finds the name at the end of a path such as `/freeassociation.sourceforge.net/Europe/Berlin`. */
function atEndOf(name: string) {
  const [, end] = /\/((?:[A-Z]\w+)\/[\w+-]+(?:\/[\w+-]+)?)$/.exec(name.slice(-200)) ?? []
  return end === undefined ? null : known(end)
}

/** Reads names such as `GMT+0200`. IANA's names of offsets have the opposite sign. */
function ofOffset(name: string) {
  const [, sign, hours] = /^(?:UTC|GMT)\s*([+-])0?(\d{1,2})(?::?00)?$/i.exec(name) ?? []
  if (sign === undefined || hours === undefined) return null
  return known(hours === '0' ? 'UTC' : `Etc/GMT${sign === '+' ? '-' : '+'}${hours}`)
}

function librarys(rules: ICAL.Component) {
  const name = rules.getFirstPropertyValue('x-lic-location')
  return typeof name === 'string' ? known(name) : null
}

/** If several zones have the same rules, these are the likeliest, in this order. */
const usual = [
  'Europe/London',
  'Europe/Berlin',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
]

const sampled = [2026, 2027].flatMap((year) =>
  Array.from({ length: 12 }, (_, month) => [year, month + 1, 15]),
)

/**
 * Returns the first zone with the same offsets throughout two years. The calendar gives no other hint of its
 * zone.
 */
function zoneWithRules(component: ICAL.Component, likely: readonly string[]): string | null {
  const rules = new ICAL.Timezone({ component, tzid: 'given' })
  const offsets = sampled.map(([year, month, day]) =>
    rules.utcOffset(timeOf(`${year}-${month}-${day}T12:00:00`)),
  )
  const isSame = (zone: string) =>
    sampled.every(([year = 0, month = 0, day = 0], at) => {
      const there = Temporal.ZonedDateTime.from({ year, month, day, hour: 12, timeZone: zone })
      return there.offsetNanoseconds === (offsets[at] ?? 0) * 1e9
    })
  return [...likely, ...usual, ...ofWindows.values()].find(isSame) ?? null
}
