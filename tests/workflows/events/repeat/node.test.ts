import { expect, test } from 'vitest'
import type { OwnEvent } from '../../../../machines/domain.ts'
import { isRepeatable } from '../../../../machines/events/series/repeatMachine.ts'
import { daysOf, lastDayOf } from '../../../../machines/events/series/seriesDays.ts'
import * as service from '../../../../service/events/series/days.ts'
import { addDays } from '../../../../service/events/fields/moments.ts'
import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { ownJazz, ownRust, ownWorkshop } from '../../fixtures.ts'
import { repeat } from './model.ts'

walkInNode(repeat)

const noClock = { startTime: null, timeZone: null }

test('the form shows the same dates as the service creates', () => {
  const rules = [
    ['WEEKLY', 'weekly'],
    ['MONTHLY_DAY', 'monthly_day'],
    ['MONTHLY_WEEKDAY', 'monthly_weekday'],
  ] as const
  let step = 0
  for (let first = '2027-12-01'; first <= '2028-12-31'; first = addDays(first, 1)) {
    const interval = 1 + ((step += 1) % 4)
    const until = service.lastDayOf(first)
    expect(lastDayOf(first)).toBe(until)
    for (const [shown, made] of rules) {
      const days = daysOf({ eventDate: first, ...noClock }, { frequency: shown, interval }, { until })
      expect(days.filter(({ is }) => is === 'date').map(({ day }) => day)).toEqual([
        ...service.daysAfter(first, { frequency: made, interval }, until),
      ])
    }
  }
})

test('days that a month lacks and times that the clocks skip are shown but do not count', () => {
  const monthly = { frequency: 'MONTHLY_DAY', interval: 1 } as const
  expect(daysOf({ eventDate: '2027-01-31', ...noClock }, monthly, { count: 3 })).toEqual([
    { day: '2027-02-31', is: 'missing' },
    { day: '2027-03-31', is: 'date' },
    { day: '2027-04-31', is: 'missing' },
    { day: '2027-05-31', is: 'date' },
  ])
  const night = { eventDate: '2027-03-21', startTime: '02:30:00', timeZone: 'Europe/Berlin' }
  expect(daysOf(night, { frequency: 'WEEKLY', interval: 1 }, { count: 2 })).toEqual([
    { day: '2027-03-28', is: 'skipped' },
    { day: '2027-04-04', is: 'date' },
  ])
})

const series = { position: 1, count: 2, frequency: 'WEEKLY', interval: 1, changedAlone: false } as const

test.each<[string, OwnEvent, string, boolean]>([
  ['is published', ownJazz, '2031-06-14T20:59:00Z', true],
  ['is over', ownJazz, '2031-06-14T21:00:00Z', false],
  ['is pending', ownRust, '2031-07-02T22:59:00Z', true],
  ['was rejected', ownWorkshop, '2030-01-01T00:00:00Z', false],
  ['is cancelled', { ...ownJazz, lifecycle: 'CANCELLED' }, '2030-01-01T00:00:00Z', false],
  ['is part of a series', { ...ownJazz, series }, '2030-01-01T00:00:00Z', false],
  ['comes from a service without lifecycles', { ...ownJazz, lifecycle: null }, '2030-01-01T00:00:00Z', false],
])('whether an event that %s can be repeated', (_which, event, now, is) => {
  expect(isRepeatable(event, new Date(now))).toBe(is)
})
