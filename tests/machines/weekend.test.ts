import { describe, expect, test } from 'vitest'
import { weekendAhead } from '../../machines/language/weekend.ts'

interface Region {
  getWeekInfo: () => { weekend: number[] }
  getTimeZones: () => string[] | undefined
}

const regionOf = (locale: string) => new Intl.Locale(locale) as unknown as Region

/** The days of the weekend as weekdays of ISO 8601, seen from its first day on. */
function weekendIn(zone: string): number[] {
  for (const weekday of [1, 2, 3, 4, 5, 6, 0]) {
    const { first, last } = weekendAhead(zone, weekday)
    if (first > 0)
      return Array.from({ length: last - first + 1 }, (_, day) => (weekday + first + day) % 7 || 7)
  }
  return []
}

const sorted = (days: number[]) => days.toSorted((one, other) => one - other)

test.each([
  ['ar-EG', [5, 6]],
  ['he-IL', [5, 6]],
  ['fa-IR', [5]],
  ['fa-AF', [4, 5]],
  ['en-IN', [7]],
  ['ar-MA', [6, 7]],
  ['ar-AE', [6, 7]],
  ['de-DE', [6, 7]],
  ['en-US', [6, 7]],
])('in the zones of %s, the weekend is %j', (locale, days) => {
  const zones = regionOf(locale).getTimeZones() ?? []
  expect(zones).not.toEqual([])
  for (const zone of zones) expect(sorted(weekendIn(zone)), zone).toEqual(days)
})

test.each(['', 'UTC', 'Mars/Olympus_Mons', 'toString'])(
  'in the zone %j, it is Saturday and Sunday',
  (zone) => {
    expect(weekendIn(zone)).toEqual([6, 7])
  },
)

test('the weekends are those of the runtime’s own data, in each zone of each region', () => {
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at))
  const regions = letters.flatMap((one) => letters.map((other) => regionOf(`und-${one}${other}`)))
  const zones = regions.flatMap((region) =>
    (region.getTimeZones() ?? []).map((zone) => [zone, region.getWeekInfo().weekend] as const),
  )
  expect(zones.length).toBeGreaterThan(400)
  const wrong = zones.filter(([zone, days]) => String(sorted(weekendIn(zone))) !== String(sorted(days)))
  expect(wrong).toEqual([])
})

describe('of a weekend that has begun, only what is left counts', () => {
  test.each([
    ['Africa/Cairo', 4, { first: 1, last: 2 }],
    ['Africa/Cairo', 5, { first: 0, last: 1 }],
    ['Africa/Cairo', 6, { first: 0, last: 0 }],
    ['Africa/Cairo', 0, { first: 5, last: 6 }],
    ['Asia/Tehran', 5, { first: 0, last: 0 }],
    ['Asia/Tehran', 6, { first: 6, last: 6 }],
    ['Europe/Berlin', 6, { first: 0, last: 1 }],
    ['Europe/Berlin', 0, { first: 0, last: 0 }],
    ['Europe/Berlin', 1, { first: 5, last: 6 }],
  ])('in %s on weekday %d', (zone, weekday, days) => {
    expect(weekendAhead(zone, weekday)).toEqual(days)
  })
})
