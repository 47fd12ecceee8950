import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SeriesDate } from '../../../../machines/domain.ts'
import { isExtendable } from '../../../../machines/events/series/extendMachine.ts'
import { daysBehind, type Frequency } from '../../../../machines/events/series/seriesDays.ts'
import { addDays } from '../../../../service/events/fields/moments.ts'
import * as service from '../../../../service/events/series/days.ts'
import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { ownJazz } from '../../fixtures.ts'
import { datesOfJazz, seriesOfJazz } from '../seriesDates/model.ts'
import { extend, weeklyJazz } from './model.ts'

walkInNode(extend)

const [model] = datesOfJazz

function dates(...days: string[]) {
  return days.map((day, index) => {
    const changedAlone = day.startsWith('!')
    const series = { ...seriesOfJazz, position: index + 1, changedAlone }
    return Object.assign({}, model, { eventDate: day.replace('!', ''), series }) as SeriesDate
  })
}

test.each<[string, Frequency, string[], string, string[]]>([
  [
    'continues by its rule',
    'WEEKLY',
    ['2031-06-14', '2031-06-21'],
    '2031-07-05',
    ['2031-06-28', '2031-07-05'],
  ],
  [
    'skips the day of a date that was moved to a later day',
    'WEEKLY',
    ['2031-06-14', '!2031-06-22'],
    '2031-06-28',
    ['2031-06-28'],
  ],
  [
    'skips the day of a date that was moved to an earlier day',
    'WEEKLY',
    ['2031-06-14', '!2031-06-20'],
    '2031-06-28',
    ['2031-06-28'],
  ],
  [
    'continues after a last date that was moved far ahead',
    'WEEKLY',
    ['2031-06-14', '!2031-07-01'],
    '2031-07-05',
    ['2031-07-05'],
  ],
  [
    'includes days that a month lacks',
    'MONTHLY_DAY',
    ['2031-05-31'],
    '2031-07-31',
    ['2031-06-31', '2031-07-31'],
  ],
  // The fifth Saturday of May means the last Saturday of each month.
  [
    'keeps to the last weekday of a month',
    'MONTHLY_WEEKDAY',
    ['2031-05-31', '2031-06-28'],
    '2031-07-31',
    ['2031-07-26'],
  ],
])('a series %s', (_which, frequency, had, last, days) => {
  const rule = { frequency, interval: 1, eventDate: '', startTime: null, timeZone: null }
  expect(daysBehind(dates(...had), rule, last).map(({ day }) => day)).toEqual(days)
})

const frequencies = {
  WEEKLY: 'weekly',
  MONTHLY_DAY: 'monthly_day',
  MONTHLY_WEEKDAY: 'monthly_weekday',
} as const

const someSeries = fc.record({
  /**
   * Any day within thirteen months that include a leap day. Days that some months lack are generated more
   * often.
   */
  first: fc.oneof(
    fc.integer({ min: 0, max: 400 }).map((days) => addDays('2027-12-01', days)),
    fc.constantFrom('2027-12-31', '2028-01-30', '2028-01-31', '2028-02-29', '2028-08-31'),
  ),
  frequency: fc.constantFrom(...(['WEEKLY', 'MONTHLY_DAY', 'MONTHLY_WEEKDAY'] as const)),
  interval: fc.integer({ min: 1, max: 4 }),
  /** The number of days by which each date was moved on its own; most were not. */
  moves: fc.array(fc.constantFrom(0, 0, 0, 0, -9, -1, 1, 6, 35), { minLength: 1, maxLength: 8 }),
  further: fc.integer({ min: 0, max: 400 }),
})

test('the form shows the same days as the service adds to a series', () => {
  const oneSeries = fc.property(someSeries, ({ first, frequency, interval, moves, further }) => {
    const made = { frequency: frequencies[frequency], interval }
    const ofRule = [first, ...service.daysAfter(first, made, service.lastDayOf(first))]
    const members = ofRule
      .slice(0, moves.length)
      .map((day, at) => ({ event_date: addDays(day, moves[at] ?? 0), changed_alone: moves[at] !== 0 }))
      .toSorted((a, b) => a.event_date.localeCompare(b.event_date))
    const until = addDays(members.at(-1)?.event_date ?? first, further)
    const had = dates(...members.map((one) => `${one.changed_alone ? '!' : ''}${one.event_date}`))
    const rule = { frequency, interval, eventDate: '', startTime: null, timeZone: null }
    const shown = daysBehind(had, rule, until).filter(({ is }) => is === 'date')
    expect(shown.map(({ day }) => day)).toEqual(service.daysBehind(members, made, until))
  })
  fc.assert(oneSeries, { seed: 1, numRuns: 500 })
})

test('dates can be added to a series that, according to the service, is not over', () => {
  expect(isExtendable(weeklyJazz)).toBe(true)
  expect(isExtendable(ownJazz)).toBe(false)
  expect(isExtendable({ ...ownJazz, series: seriesOfJazz })).toBe(false)
  expect(isExtendable({ ...ownJazz, series: { ...seriesOfJazz, upcoming: 0 } })).toBe(false)
})
