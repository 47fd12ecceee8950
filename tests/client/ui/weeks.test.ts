import { afterAll, expect, test } from 'vitest'
import { dayAfter } from '../../../machines/events/calendarDays.ts'
import { speak } from '../../../client/ui/words/language.ts'
import { monthName, weekdays, weeksOf } from '../../../client/ui/words/weeks.ts'

afterAll(() => speak('en', {}))

test.each([
  ['en', 'Sunday', 'February 2027', '2027-01-31', 5],
  ['de', 'Montag', 'Februar 2027', '2027-02-01', 4],
  ['es', 'lunes', 'febrero de 2027', '2027-02-01', 4],
  ['hi', 'रविवार', 'फ़रवरी 2027', '2027-01-31', 5],
  ['ar', 'السبت', 'فبراير 2027', '2027-01-30', 5],
] as const)('a month in %s begins its weeks with %s', (code, first, name, start, count) => {
  speak(code, {})
  expect(weekdays()[0]?.name).toBe(first)
  expect(monthName('2027-02')).toBe(name)
  const weeks = weeksOf('2027-02')
  expect(weeks.map((days) => days.length)).toEqual(Array.from({ length: count }, () => 7))
  expect(weeks[0]?.[0]).toBe(start)
  const days = weeks.flat()
  expect(days).toEqual(days.map((_day, at) => dayAfter(start, at)))
})
