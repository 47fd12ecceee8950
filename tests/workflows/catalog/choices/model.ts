import { choicesMachine } from '../../../../machines/catalog/choicesMachine.ts'
import { done, failed } from '../../../support/workflow/cases.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { choices as all } from '../../fixtures.ts'
import { choicesTable } from './table.ts'

export const choices = modelOf(choicesMachine, choicesTable, {
  cases: [done('listChoices', all), failed('listChoices')],
})
