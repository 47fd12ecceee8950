import { describe, expect, test } from 'vitest'
import { emptyRepeatForm, repeatedDays, repetitionProblem } from '../../machines/events/series/repetition.ts'
import { countOf, daysOf, isWithinBounds } from '../../machines/events/series/seriesDays.ts'
import { numberNeeded } from '../../machines/events/series/texts.ts'

const first = { eventDate: '2031-06-14', startTime: '18:00', timeZone: 'Europe/Berlin' }
const weekly = { frequency: 'WEEKLY', interval: 1 } as const

test.each([
  ['8', 8],
  [' 8 ', 8],
  ['', 0],
  ['eight', 0],
  ['1.5', 0],
])('%j is the number %d', (typed, count) => {
  expect(countOf(typed)).toBe(count)
})

describe('a series has at most 52 dates within 12 months', () => {
  test.each([
    ['52 dates, 51 after the first', { count: 52 }, 51, true],
    ['52 dates, of which the rule has only 51', { count: 52 }, 50, false],
    ['up to the last day, 51 after the first', { until: '2032-06-14' }, 51, true],
    ['up to the last day, 52 after the first', { until: '2032-06-14' }, 52, false],
    ['a day too late', { until: '2032-06-15' }, 12, false],
    ['a day earlier', { until: '2032-06-13' }, 12, true],
  ])('%s', (_which, end, dates, isWithin) => {
    expect(isWithinBounds(first.eventDate, end, dates)).toBe(isWithin)
  })

  test('no day is later, whatever the end', () => {
    const last = (end: { until: string } | { count: number }) => daysOf(first, weekly, end).at(-1)?.day
    expect(last({ until: '2033-01-01' })).toBe('2032-06-12')
    expect(last({ count: 100 })).toBe('2032-06-12')
    expect(last({ until: '2031-06-28' })).toBe('2031-06-28')
    expect(last({ until: '2031-06-27' })).toBe('2031-06-21')
    expect(last({ count: 3 })).toBe('2031-06-28')
  })

  test.each([
    ['1', 0, true],
    ['2', 1, false],
    ['52', 51, false],
    ['53', 0, true],
  ])('of %s dates, the rule has %d after the first', (count, days, isWrong) => {
    const repeating = { ...emptyRepeatForm, ...weekly, count, except: [] }
    expect(repeatedDays(first, repeating)).toHaveLength(days)
    expect(repetitionProblem(first, repeating)).toEqual(
      isWrong ? { text: numberNeeded, fields: ['count'] } : null,
    )
  })

  test('a month without the day does not count as a date', () => {
    const monthly = { frequency: 'MONTHLY_DAY', interval: 1 } as const
    const days = daysOf({ ...first, eventDate: '2031-08-31' }, monthly, { count: 3 })
    expect(days.map(({ day, is }) => `${day} ${is}`)).toEqual([
      '2031-09-31 missing',
      '2031-10-31 date',
      '2031-11-31 missing',
      '2031-12-31 date',
    ])
  })
})
