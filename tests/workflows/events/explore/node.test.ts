import { expect, test } from 'vitest'
import { exploreMachine } from '../../../../machines/events/explore/exploreMachine.ts'
import { done } from '../../../support/workflow/cases.ts'
import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { played } from '../../../support/workflow/stage.ts'
import { choices } from '../../fixtures.ts'
import { explore } from './model.ts'
import { atFilters, inCologne } from './table.ts'

walkInNode(explore)

test('spaces around typed text are not sent', () => {
  const { asks } = played(
    exploreMachine,
    atFilters,
    done('listChoices', choices),
    { type: 'filter.change', changes: { location: ' Cologne ' } },
    { type: 'filters.apply' },
  )
  expect(asks).toEqual([['listEvents', { filters: inCologne.filters, page: null }]])
})

test('only a chosen day replaces a range relative to today', () => {
  const weekend = { ...inCologne, filters: { ...inCologne.filters, when: 'WEEKEND' } } as const
  const requestsAfter = (...changes: object[]) =>
    played(
      exploreMachine,
      { ...weekend, view: 'filters' },
      done('listChoices', choices),
      ...changes.map((change) => ({ type: 'filter.change' as const, changes: change })),
      { type: 'filters.apply' },
    ).asks
  expect(requestsAfter({ search: 'jazz' }, { date: '' })).toEqual([
    ['listEvents', { filters: { ...weekend.filters, search: 'jazz' }, page: null }],
  ])
  expect(requestsAfter({ date: '2031-06-14' })).toEqual([
    ['listEvents', { filters: { ...inCologne.filters, date: '2031-06-14' }, page: null }],
  ])
})
