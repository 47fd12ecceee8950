import { countdownMachine } from '../../../../machines/account/countdownMachine.ts'
import { after } from '../../../support/workflow/cases.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { countdownTable } from './table.ts'

export const countdown = modelOf(countdownMachine, countdownTable, {
  inputs: { '': { seconds: 3 } },
  cases: [after('second', 1000)],
})
