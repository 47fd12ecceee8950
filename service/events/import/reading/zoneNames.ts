import ICAL from 'ical.js'
import { zone as zoneName } from '../../../http/input/timeZone.ts'
import { timeOf } from './recurrence.ts'
import windows from './windowsZones.json' with { type: 'json' }

const ofWindows = new Map(Object.entries(windows).map(([name, zone]) => [name.toLowerCase(), zone]))

const known = (name: string): string | null => {
  const { success, data } = zoneName.safeParse(name)
  return success ? data : null
}

/**
 * Finds the IANA name of a calendar's zone by the zone's name or, failing that, by its rules if the calendar
 * contains them.
 */
export function zoneNamed(name: string, rules: ICAL.Component | undefined, likely: readonly string[]) {
  return (
    known(name) ??
    ofWindows.get(name.toLowerCase()) ??
    atEndOf(name) ??
    ofOffset(name) ??
    (rules ? (librarys(rules) ?? zoneWithRules(rules, likely)) : null)
  )
}

/** Finds the name at the end of a path such as `/freeassociation.sourceforge.net/Europe/Berlin`. */
function atEndOf(name: string) {
  const [, end] = /\/((?:[A-Z]\w+)\/[\w+-]+(?:\/[\w+-]+)?)$/.exec(name) ?? []
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
  try {
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
  } catch {
    return null
  }
}
