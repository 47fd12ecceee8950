import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Extending, extensionProblem, newDays } from '../../../../machines/events/series/extension.ts'
import type { OwnEvent, SeriesDate } from '../../../../machines/domain.ts'
import {
  daysBehind,
  daysOf,
  type Frequency,
  lastDayOf,
} from '../../../../machines/events/series/seriesDays.ts'
import { isExtendable, isRepeatable } from '../../../../machines/events/series/seriesMachine.ts'
import { addDays } from '../../../../service/events/fields/moments.ts'
import * as service from '../../../../service/events/series/days.ts'
import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { ownJazz, ownRust, ownWorkshop } from '../../fixtures.ts'
import { datesOfJazz, seriesOfJazz } from '../seriesDates/model.ts'
import { series, weeklyJazz } from './model.ts'

walkInNode(series)

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

test.each<[string, OwnEvent, string, boolean]>([
  ['is published', ownJazz, '2031-06-14T20:59:00Z', true],
  ['is over', ownJazz, '2031-06-14T21:00:00Z', false],
  ['is pending', ownRust, '2031-07-02T22:59:00Z', true],
  ['was taken down', { ...ownJazz, isPublished: false }, '2030-01-01T00:00:00Z', false],
  ['was rejected', ownWorkshop, '2030-01-01T00:00:00Z', false],
  ['is cancelled', { ...ownJazz, lifecycle: 'CANCELLED' }, '2030-01-01T00:00:00Z', false],
  ['is part of a series', { ...ownJazz, series: seriesOfJazz }, '2030-01-01T00:00:00Z', false],
  ['comes from a service without lifecycles', { ...ownJazz, lifecycle: null }, '2030-01-01T00:00:00Z', false],
])('whether an event that %s can be repeated', (_which, event, now, is) => {
  expect(isRepeatable(event, new Date(now))).toBe(is)
})

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

const biweekly: OwnEvent = { ...ownJazz, series: { ...seriesOfJazz, interval: 2 } }
const monthly: OwnEvent = { ...ownJazz, series: { ...seriesOfJazz, frequency: 'MONTHLY_DAY' } }
const byCount = (count: string) => ({ ends: 'COUNT', count, until: '' }) as const
const byDay = (until: string) => ({ ends: 'UNTIL', count: '', until }) as const
const fromMay = { event: monthly, dates: dates('2031-05-31'), today: '2031-05-20' }
const twoDates = {
  event: weeklyJazz,
  dates: dates('2031-06-14', '2031-06-21'),
  today: '2031-06-01',
  form: byCount('4'),
  except: [],
}

test.each<[string, Partial<Extending>, string[]]>([
  ['one more date', { form: byCount('3') }, ['2031-06-28']],
  ['no more dates', { form: byCount('2') }, []],
  ['no last day', { form: byDay('') }, []],
  ['an event without a series', { event: ownJazz }, []],
  ['a series that is over', { today: '2031-06-22', form: byDay('2031-07-05') }, []],
  [
    'a month that lacks the day',
    { ...fromMay, form: byCount('3') },
    ['2031-06-31', '2031-07-31', '2031-08-31'],
  ],
])('the new days of %s', (_which, some, days) => {
  expect(newDays({ ...twoDates, ...some }).map(({ day }) => day)).toEqual(days)
})

test('a number beyond the last day allowed shows all days until then', () => {
  expect(newDays({ ...twoDates, form: byCount('99') }).at(-1)?.day).toBe('2032-06-12')
})

test.each<[string, Partial<Extending>, string[] | null]>([
  ['52 dates to come', { form: byCount('52') }, null],
  ['53 dates to come', { form: byCount('53') }, ['count']],
  ['53 dates, one of them left out', { form: byCount('53'), except: ['2031-06-28'] }, null],
  ['a last day 12 months ahead', { event: biweekly, form: byDay('2032-06-14') }, null],
  ['a later last day', { event: biweekly, form: byDay('2032-06-15') }, ['until']],
  [
    'a last day 12 months after a date of today',
    { event: biweekly, today: '2031-06-14', form: byDay('2032-06-15') },
    ['until'],
  ],
  [
    'a last day 12 months after the next date, the first being over',
    { event: biweekly, today: '2031-06-15', form: byDay('2032-06-21') },
    null,
  ],
  ['only a day that its month lacks', { ...fromMay, form: byDay('2031-07-01') }, ['until']],
])('the problem of a series extended to %s', (_which, some, fields) => {
  expect(extensionProblem({ ...twoDates, ...some })?.fields ?? null).toEqual(fields)
})
