import { expect, test } from 'vitest'
import { exploreMachine } from '../../../../machines/events/exploreMachine.ts'
import { done } from '../../../support/workflow/cases.ts'
import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { openStage } from '../../../support/workflow/stage.ts'
import { choices } from '../../fixtures.ts'
import { explore } from './model.ts'
import { atFilters, inCologne } from './table.ts'

walkInNode(explore)

test('blanks around what was typed are not asked for', async () => {
  const stage = openStage(exploreMachine, atFilters)
  await stage.settle(done('listChoices', choices))
  stage.send({ type: 'filter.change', changes: { location: ' Cologne ' } })
  stage.send({ type: 'filters.apply' })
  expect(stage.asked()).toEqual([['listEvents', { filters: inCologne.filters, page: null }]])
})
