import { expect, test } from 'vitest'
import { exploreMachine } from '../../../../machines/events/explore/exploreMachine.ts'
import { done } from '../../../support/workflow/cases.ts'
import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { played } from '../../../support/workflow/stage.ts'
import { choices } from '../../fixtures.ts'
import { explore } from './model.ts'
import { atFilters, inCologne } from './table.ts'

walkInNode(explore)

test('blanks around what was typed are not asked for', () => {
  const { asks } = played(
    exploreMachine,
    atFilters,
    done('listChoices', choices),
    { type: 'filter.change', changes: { location: ' Cologne ' } },
    { type: 'filters.apply' },
  )
  expect(asks).toEqual([['listEvents', { filters: inCologne.filters, page: null }]])
})
