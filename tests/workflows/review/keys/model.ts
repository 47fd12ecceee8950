import { keysMachine } from '../../../../machines/review/keysMachine.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { keysTable } from './table.ts'

export const keys = modelOf(keysMachine, keysTable, {
  inputs: { on: { isOn: true }, off: { isOn: false } },
  // They are turned on and off in the help alone.
  happens: (label, { leaves }) => label !== 'keys.toggle' || leaves.includes('help.open'),
  cases: [{ type: 'help.open' }, { type: 'help.close' }, { type: 'keys.toggle' }],
})
