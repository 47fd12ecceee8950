import { expect, test } from 'vitest'
import { scopeWords } from '../../machines/events/series/scope.ts'
import { inEnglish } from '../support/workflow/english.ts'

const series = { position: 3, count: 8, frequency: 'WEEKLY', interval: 1, changedAlone: false } as const

test.each([
  ['six', 6, 'All 6 dates to come'],
  ['one', 1, 'The one date to come'],
  ['unknown', null, 'All dates to come, of 8'],
])('the text says how many dates are affected: %s', (_which, upcoming, all) => {
  expect(inEnglish(scopeWords({ ...series, upcoming }))).toEqual({
    THIS: 'This date alone',
    FOLLOWING: 'This date and the 5 that follow',
    ALL: all,
  })
})
