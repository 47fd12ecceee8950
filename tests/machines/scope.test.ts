import { expect, test } from 'vitest'
import { scopesOf, scopeWords } from '../../machines/events/series/scope.ts'
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

test.each([
  ['an event without other dates', 1, 1, ['THIS']],
  ['the first of two dates', 1, 2, ['THIS', 'ALL']],
  ['the last of two dates', 2, 2, ['THIS', 'ALL']],
  ['the second of three dates', 2, 3, ['THIS', 'FOLLOWING', 'ALL']],
])('a change of %s can apply to', (_which, position, count, scopes) => {
  expect(scopesOf({ series: { ...series, position, count, upcoming: null } })).toEqual(scopes)
})

test('a change of a single event applies to it alone', () => {
  expect(scopesOf({ series: null })).toEqual(['THIS'])
})
