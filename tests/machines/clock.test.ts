import { describe, expect, test } from 'vitest'
import { knownZone, minutesOf, nextAfterGap, shownAt } from '../../machines/events/clock.ts'
import { gapAfter } from '../../machines/events/days.ts'

const berlin = 'Europe/Berlin'
/** On this day in Berlin, 02:00 is followed by 03:00. */
const spring = '2031-03-30'

test.each([
  ['00:00', 0],
  ['01:05', 65],
  ['23:59:30', 1439],
])('%s is minute %d of the day', (time, minute) => {
  expect(minutesOf(time)).toBe(minute)
})

test.each([
  ['2031-01-01', '00:00', '00:00', '+01:00'],
  ['2031-07-31', '18:30', '18:30', '+02:00'],
  [spring, '01:59', '01:59', '+01:00'],
  [spring, '02:30', '03:30', '+02:00'],
])('on %s in Berlin, %s is %s at UTC%s', (day, requested, time, offset) => {
  expect(shownAt(day, requested, berlin)).toEqual({ time, offset })
})

describe('a time that the clocks skip', () => {
  test.each([
    [spring, '01:59', null],
    [spring, '02:00', '03:00'],
    [spring, '02:59', '03:00'],
    [spring, '03:00', null],
    ['2031-03-29', '02:30', null],
  ])('after %s %s comes %j', (day, time, next) => {
    expect(nextAfterGap(day, time, berlin)).toBe(next)
    expect(gapAfter(day, time, berlin)).toBe(next)
  })

  test.each([
    ['', '02:30'],
    [spring, ''],
    [spring, '2 o’clock'],
  ])('no time comes after day %j and time %j', (day, time) => {
    expect(gapAfter(day, time, berlin)).toBeNull()
  })

  test('seconds are ignored', () => expect(gapAfter(spring, '02:30:00', berlin)).toBe('03:00'))
})

test.each([
  [berlin, berlin],
  ['', ''],
  ['Mars/Olympus_Mons', ''],
])('a device knows the zone %j as %j', (zone, known) => {
  expect(knownZone(zone)).toBe(known)
})
