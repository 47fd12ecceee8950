import { inEnglish } from '../../../support/workflow/english.ts'
import { expect, test } from 'vitest'
import type { DayRange } from '../../../../machines/domain.ts'
import {
  daysWithin,
  draftOf,
  filtersOfSaved,
  isOutdated,
  nameOf,
  type When,
} from '../../../../machines/events/explore/savedFilter.ts'
import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { choices } from '../../fixtures.ts'
import { jazzNearby, oldCrafts } from './filters.ts'
import { savedFilters } from './model.ts'

walkInNode(savedFilters)

test.each<[When, string, string]>([
  ['ANY', '', ''],
  ['TODAY', '2031-06-12', ''],
  ['WEEKEND', '', 'WEEKEND'],
  ['WEEK', '', 'WEEK'],
  ['MONTH', '', 'MONTH'],
])('a filter saved for %s searches on the day %j and in the range %j', (when, date, days) => {
  const filters = { location: 'Cologne', category: '1', eventType: '', search: 'jazz', date, when: days }
  expect(filtersOfSaved({ ...jazzNearby, when }, '2031-06-12')).toEqual(filters)
})

/** June 12, 2031 is a Thursday. */
test.each<[DayRange, string, string, string]>([
  ['WEEKEND', '2031-06-12', '2031-06-14', '2031-06-15'],
  ['WEEKEND', '2031-06-14', '2031-06-14', '2031-06-15'],
  ['WEEKEND', '2031-06-15', '2031-06-15', '2031-06-15'],
  ['WEEKEND', '2031-06-16', '2031-06-21', '2031-06-22'],
  ['WEEKEND', '2031-12-31', '2032-01-03', '2032-01-04'],
  ['WEEK', '2031-06-12', '2031-06-12', '2031-06-18'],
  ['MONTH', '2031-06-12', '2031-06-12', '2031-07-11'],
  ['MONTH', '2031-06-01', '2031-06-01', '2031-06-30'],
  ['MONTH', '2031-01-31', '2031-01-31', '2031-02-27'],
  ['MONTH', '2031-12-15', '2031-12-15', '2032-01-14'],
])('%s on %s means the days from %s to %s', (when, today, dateFrom, dateTo) => {
  expect(daysWithin(when, today, 'Europe/Berlin')).toEqual({ dateFrom, dateTo })
})

test('a weekend in Cairo is Friday and Saturday', () => {
  const weekend = { dateFrom: '2031-06-13', dateTo: '2031-06-14' }
  expect(daysWithin('WEEKEND', '2031-06-12', 'Africa/Cairo')).toEqual(weekend)
})

const terms = { location: 'Cologne', category: '1', eventType: '2', search: 'jazz' }

test.each([
  ['', '', 'ANY', '', 'jazz · Cologne · Music · Workshop'],
  ['', 'WEEKEND', 'WEEKEND', '', 'jazz · Cologne · Music · Workshop · this weekend'],
  ['2031-06-12', '', 'TODAY', '', 'jazz · Cologne · Music · Workshop · today'],
  ['2031-06-14', '', 'ANY', '2031-06-14', 'jazz · Cologne · Music · Workshop'],
] as const)(
  'on the 12th, the day %j and the range %j are saved as %s, and %j is left out',
  (date, days, when, day, name) => {
    const draft = draftOf({ ...terms, date, when: days }, choices, '2031-06-12')
    expect(draft.terms).toEqual({ ...terms, when })
    expect(draft.day).toBe(day)
    expect(inEnglish(nameOf(draft))).toBe(name)
  },
)

test('a proposed name is cut to the maximum length', () => {
  const draft = draftOf({ ...terms, date: '', when: '', search: 'jazz '.repeat(40) }, choices, '2031-06-12')
  expect(inEnglish(nameOf(draft))).toHaveLength(100)
})

test('a saved filter with a deleted category or type is outdated', () => {
  expect(isOutdated(jazzNearby, choices)).toBe(false)
  expect(isOutdated(oldCrafts, choices)).toBe(true)
  expect(isOutdated({ ...jazzNearby, eventType: '77' }, choices)).toBe(true)
})
