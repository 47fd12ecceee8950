import fc from 'fast-check'
import ICAL from 'ical.js'
import { sync as nodeIcal, type VEvent } from 'node-ical'
import { expect, test } from 'vitest'
import { datesOf } from '../../../../service/events/import/reading/recurrence.ts'

const days = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const
const two = (number: number) => String(number).padStart(2, '0')

const listOf = (values: readonly (string | number)[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 }).map((list) => list.join(','))
const part = (name: string, values: fc.Arbitrary<string>) =>
  fc.option(
    values.map((list) => `;${name}=${list}`),
    { nil: '' },
  )
const monthDays = listOf([...Array.from({ length: 28 }, (_, at) => at + 1), -1, -2])
const months = listOf(Array.from({ length: 12 }, (_, at) => at + 1))

const daily = fc
  .tuple(part('BYDAY', listOf(days)), part('BYMONTH', months))
  .map((parts) => `DAILY${parts.join('')}`)
const weekly = fc.tuple(part('BYDAY', listOf(days))).map((parts) => `WEEKLY;WKST=MO${parts.join('')}`)
const monthly = fc
  .oneof(
    part('BYMONTHDAY', monthDays),
    part('BYDAY', listOf(days.flatMap((day) => [`1${day}`, `2${day}`, `3${day}`, `4${day}`, `-1${day}`]))),
  )
  .map((more) => `MONTHLY${more}`)
const yearly = fc.tuple(months, monthDays).map(([month, on]) => `YEARLY;BYMONTH=${month};BYMONTHDAY=${on}`)

const rule = fc.record({
  how: fc.oneof(daily, weekly, monthly, yearly),
  interval: fc.integer({ min: 1, max: 4 }),
  end: fc.oneof(
    fc.integer({ min: 1, max: 52 }).map((count) => `COUNT=${count}`),
    fc.integer({ min: 1, max: 12 }).map((month) => `UNTIL=2028${two(month)}15T235959Z`),
  ),
  start: fc.record({ month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 28 }) }),
})

/** The dates according to `rrule-temporal`, on which node-ical is built. */
function otherDates(start: string, line: string): string[] {
  const stamp = start.replaceAll(/[-:]/g, '')
  const text = `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTART:${stamp}Z\r\nRRULE:${line}\r\nEND:VEVENT\r\nEND:VCALENDAR`
  const event = Object.values(nodeIcal.parseICS(text)).find((each): each is VEvent => each?.type === 'VEVENT')
  const all = event?.rrule?.between(new Date('2020-01-01'), new Date('2100-01-01'), true) ?? []
  return all.map((date) => date.toISOString().replace(/\.000Z$/, ''))
}

test('500 generated rules have the dates that another library finds', () => {
  let compared = 0
  fc.assert(
    fc.property(rule, ({ how, interval, end, start: { month, day } }) => {
      const start = `2027-${two(month)}-${two(day)}T18:30:00`
      const line = `FREQ=${how};INTERVAL=${interval};${end}`
      // If the first day does not match the rule, libraries count differently.
      const others = otherDates(start, line)
      fc.pre(others[0] === start)
      const rules = [ICAL.Recur.fromString(line)]
      const ours = datesOf({ start, rules, added: [], isLeftOut: () => false }, '2026-06-15')
      compared += 1
      expect(ours, `${start} ${line}`).toEqual(others.slice(0, 52))
    }),
    { numRuns: 500, seed: 20_270_710, maxSkipsPerRun: 100 },
  )
  expect(compared).toBe(500)
})
