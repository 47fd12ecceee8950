import ICAL from 'ical.js'
import { zone as zoneName } from '../../../http/input/timeZone.ts'
import { timeOf } from './recurrence.ts'
import windows from './windowsZones.json' with { type: 'json' }

const ofWindows = new Map(Object.entries(windows).map(([name, zone]) => [name.toLowerCase(), zone]))

const known = (name: string): string | null => {
  const { success, data } = zoneName.safeParse(name)
  return success ? data : null
}

/** The IANA name of a zone that a calendar calls so; by its rules, which the calendar may tell, where its name says nothing. */
export function zoneNamed(name: string, rules: ICAL.Component | undefined, likely: readonly string[]) {
  return (
    known(name) ??
    ofWindows.get(name.toLowerCase()) ??
    atEndOf(name) ??
    ofOffset(name) ??
    (rules ? (librarys(rules) ?? zoneWithRules(rules, likely)) : null)
  )
}

/** `/freeassociation.sourceforge.net/Europe/Berlin` */
function atEndOf(name: string) {
  const [, end] = /\/((?:[A-Z]\w+)\/[\w+-]+(?:\/[\w+-]+)?)$/.exec(name) ?? []
  return end === undefined ? null : known(end)
}

/** `GMT+0200`; the names of the database have the sign the other way round. */
function ofOffset(name: string) {
  const [, sign, hours] = /^(?:UTC|GMT)\s*([+-])0?(\d{1,2})(?::?00)?$/i.exec(name) ?? []
  if (sign === undefined || hours === undefined) return null
  return known(hours === '0' ? 'UTC' : `Etc/GMT${sign === '+' ? '-' : '+'}${hours}`)
}

function librarys(rules: ICAL.Component) {
  const name = rules.getFirstPropertyValue('x-lic-location')
  return typeof name === 'string' ? known(name) : null
}

/** Where several zones have the same rules, the first of these is meant more often than any other. */
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

/** The first with the same offsets through two years: more of a zone nobody can hear from a calendar. */
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
