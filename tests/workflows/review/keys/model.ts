import { keysMachine } from '../../../../machines/review/keysMachine.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { keysTable } from './table.ts'

export const keys = modelOf(keysMachine, keysTable, {
  inputs: { on: { isOn: true }, off: { isOn: false } },
  // The keys can be turned on and off only in the help.
  happens: (label, { leaves }) => label !== 'keys.toggle' || leaves.includes('help.open'),
  cases: [{ type: 'help.open' }, { type: 'help.close' }, { type: 'keys.toggle' }],
})
