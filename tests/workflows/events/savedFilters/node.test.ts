import { inEnglish } from '../../../support/workflow/english.ts'
import { expect, test } from 'vitest'
import {
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

/** June 12, 2031 is a Thursday. */
test.each<[When, string, string]>([
  ['ANY', '2031-06-12', ''],
  ['TODAY', '2031-06-12', '2031-06-12'],
  ['TODAY', '2031-06-13', '2031-06-13'],
  ['WEEKEND', '2031-06-12', '2031-06-14'],
  ['WEEKEND', '2031-06-14', '2031-06-14'],
  ['WEEKEND', '2031-06-15', '2031-06-15'],
  ['WEEKEND', '2031-06-16', '2031-06-21'],
  ['WEEKEND', '2031-12-31', '2032-01-03'],
  ['WEEK', '2031-06-12', ''],
  ['MONTH', '2031-06-12', ''],
])('what is saved for %s and run on %s asks for the day %j', (when, today, date) => {
  const filters = { location: 'Cologne', category: '1', eventType: '', search: 'jazz', date }
  expect(filtersOfSaved({ ...jazzNearby, when }, today)).toEqual(filters)
})

const asked = { location: 'Cologne', category: '1', eventType: '2', search: 'jazz' }

test.each([
  ['', 'ANY', '', 'jazz · Cologne · Music · Workshop'],
  ['2031-06-12', 'TODAY', '', 'jazz · Cologne · Music · Workshop · today'],
  ['2031-06-14', 'ANY', '2031-06-14', 'jazz · Cologne · Music · Workshop'],
])('of the date %j the 12th keeps %s and leaves out %j', (date, when, day, name) => {
  const draft = draftOf({ ...asked, date }, choices, '2031-06-12')
  expect(draft.terms).toEqual({ ...asked, when })
  expect(draft.day).toBe(day)
  expect(inEnglish(nameOf(draft))).toBe(name)
})

test('a proposed name is as long as names can be', () => {
  const draft = draftOf({ ...asked, date: '', search: 'jazz '.repeat(40) }, choices, '2031-06-12')
  expect(inEnglish(nameOf(draft))).toHaveLength(100)
})

test('what asks for a deleted category or type is outdated', () => {
  expect(isOutdated(jazzNearby, choices)).toBe(false)
  expect(isOutdated(oldCrafts, choices)).toBe(true)
  expect(isOutdated({ ...jazzNearby, eventType: '77' }, choices)).toBe(true)
})
