import { expect, test, vi } from 'vitest'
import {
  dayAfter,
  dayIn,
  daysBetween,
  lengthOf,
  sameDayLater,
  weekdayOf,
} from '../../machines/events/calendarDays.ts'

test.each([
  ['2031-02-28', 1, '2031-03-01'],
  ['2032-02-28', 1, '2032-02-29'],
  ['2031-12-31', 1, '2032-01-01'],
  ['2031-03-31', -31, '2031-02-28'],
  ['2031-06-14', 0, '2031-06-14'],
])('after %s, %i days later, comes %s', (day, days, later) => {
  expect(dayAfter(day, days)).toBe(later)
  expect(daysBetween(day, later)).toBe(days)
})

test.each([
  ['2031-01-31', 1, '2031-02-28'],
  ['2031-06-14', 12, '2032-06-14'],
  ['2032-02-29', 12, '2033-02-28'],
  ['2031-11-30', 3, '2032-02-29'],
])('the same day as %s, %i months later, is %s', (day, months, later) => {
  expect(sameDayLater(day, months)).toBe(later)
})

test('a month has its length, also in leap years, and can name a day that it lacks', () => {
  expect(['2031-02', '2032-02', '2100-02', '2031-04', '2031-12'].map(lengthOf)).toEqual([28, 29, 28, 30, 31])
  expect(dayIn('2031-02', 5)).toBe('2031-02-05')
  expect(dayIn('2031-02', 31)).toBe('2031-02-31')
})

test('Sunday is 0 and Saturday is 6', () => {
  expect(['2031-06-14', '2031-06-15', '2031-06-16'].map(weekdayOf)).toEqual([6, 0, 1])
})

test.each([
  ['Pacific/Apia', -840],
  ['America/Santiago', 180],
  ['Asia/Kolkata', -330],
  ['Africa/Cairo', -120],
])('days are the same on a device in %s', (zone, offset) => {
  vi.stubEnv('TZ', zone)
  try {
    expect(new Date('2012-01-01T00:00Z').getTimezoneOffset()).toBe(offset)
    // Samoa skipped December 30, 2011.
    let day = '2011-12-01'
    for (let at = Date.UTC(2011, 11, 1); at < Date.UTC(2013, 5, 1); at += 86_400_000) {
      expect([day, weekdayOf(day)]).toEqual([
        new Date(at).toISOString().slice(0, 10),
        new Date(at).getUTCDay(),
      ])
      const next = dayAfter(day)
      expect([dayAfter(next, -1), daysBetween(day, next)]).toEqual([day, 1])
      if (Number(day.slice(8)) <= 28) expect(sameDayLater(day, 1).slice(8)).toBe(day.slice(8))
      day = next
    }
  } finally {
    vi.unstubAllEnvs()
  }
})
