import { expect, test } from 'vitest'
import type { SeriesDate } from '../../../../machines/domain.ts'
import { isExtendable } from '../../../../machines/events/series/extendMachine.ts'
import { daysBehind, type Frequency } from '../../../../machines/events/series/seriesDays.ts'
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
  ['goes on', 'WEEKLY', ['2031-06-14', '2031-06-21'], '2031-07-05', ['2031-06-28', '2031-07-05']],
  ['passes over a moved day', 'WEEKLY', ['2031-06-14', '!2031-06-22'], '2031-06-28', ['2031-06-28']],
  ['passes over an earlier one', 'WEEKLY', ['2031-06-14', '!2031-06-20'], '2031-06-28', ['2031-06-28']],
  ['begins behind the last', 'WEEKLY', ['2031-06-14', '!2031-07-01'], '2031-07-05', ['2031-07-05']],
  ['names what a month lacks', 'MONTHLY_DAY', ['2031-05-31'], '2031-07-31', ['2031-06-31', '2031-07-31']],
  // The fifth Saturday of May means the last Saturday of each month.
  [
    'remembers the last weekday',
    'MONTHLY_WEEKDAY',
    ['2031-05-31', '2031-06-28'],
    '2031-07-31',
    ['2031-07-26'],
  ],
])('a series %s', (_which, frequency, had, last, days) => {
  const rule = { frequency, interval: 1, eventDate: '', startTime: null, timeZone: null }
  expect(daysBehind(dates(...had), rule, last).map(({ day }) => day)).toEqual(days)
})

test('dates can be added to a series that is not over, where the service says so', () => {
  expect(isExtendable(weeklyJazz)).toBe(true)
  expect(isExtendable(ownJazz)).toBe(false)
  expect(isExtendable({ ...ownJazz, series: seriesOfJazz })).toBe(false)
  expect(isExtendable({ ...ownJazz, series: { ...seriesOfJazz, upcoming: 0 } })).toBe(false)
})
