import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { daysAfter, frequencies, lastDayOf, type Rule } from '../../../../service/events/series/days.ts'
import { addDays } from '../../../../service/events/fields/moments.ts'

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** The rule in the syntax of RFC 5545. */
function ruleText(first: string, { frequency, interval }: Rule): string {
  if (frequency === 'weekly') return `FREQ=WEEKLY;INTERVAL=${interval}`
  const day = Number(first.slice(8))
  if (frequency === 'monthly_day') return `FREQ=MONTHLY;INTERVAL=${interval};BYMONTHDAY=${day}`
  const nth = Math.ceil(day / 7)
  const weekday = weekdays[new Date(first).getUTCDay()]
  return `FREQ=MONTHLY;INTERVAL=${interval};BYDAY=${nth === 5 ? -1 : nth}${weekday}`
}

function daysByLibrary(first: string, rule: Rule, last: string): string[] {
  const days: string[] = []
  const expansion = ICAL.Recur.fromString(ruleText(first, rule)).iterator(ICAL.Time.fromDateString(first))
  for (let next = expansion.next(); next && String(next) <= last; next = expansion.next()) {
    if (String(next) > first) days.push(String(next))
  }
  return days
}

test('every rule yields the same days as RFC 5545, for each first day of two years, one of them a leap year', () => {
  let compared = 0
  for (let first = '2027-03-01'; first <= '2029-03-01'; first = addDays(first, 1)) {
    for (const frequency of frequencies) {
      const rule = { frequency, interval: 1 + (compared % 4) }
      const last = lastDayOf(first)
      expect([first, rule, [...daysAfter(first, rule, last)]]).toEqual([
        first,
        rule,
        daysByLibrary(first, rule, last),
      ])
      compared += 1
    }
  }
  expect(compared).toBeGreaterThan(2000)
})

test.each<[string, Rule, string[]]>([
  ['2027-07-06', { frequency: 'weekly', interval: 2 }, ['2027-07-20', '2027-08-03', '2027-08-17']],
  ['2027-01-31', { frequency: 'monthly_day', interval: 1 }, ['2027-03-31', '2027-05-31', '2027-07-31']],
  ['2027-12-29', { frequency: 'monthly_day', interval: 2 }, ['2028-02-29', '2028-04-29', '2028-06-29']],
  ['2026-12-29', { frequency: 'monthly_day', interval: 2 }, ['2027-04-29', '2027-06-29', '2027-08-29']],
  ['2027-07-13', { frequency: 'monthly_weekday', interval: 1 }, ['2027-08-10', '2027-09-14', '2027-10-12']],
  // The fifth Saturday.
  ['2027-07-31', { frequency: 'monthly_weekday', interval: 1 }, ['2027-08-28', '2027-09-25', '2027-10-30']],
])('%s, %o', (first, rule, days) => {
  expect([...daysAfter(first, rule, lastDayOf(first))].slice(0, 3)).toEqual(days)
})

test('twelve months are counted from the first day', () => {
  expect(lastDayOf('2028-02-29')).toBe('2029-02-28')
  const monthly = [...daysAfter('2027-07-06', { frequency: 'monthly_day', interval: 1 }, '2028-07-06')]
  expect(monthly).toHaveLength(12)
  expect(monthly.at(-1)).toBe('2028-07-06')
})
