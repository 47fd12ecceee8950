import { adminShellMachine } from '../../machines/adminShellMachine.ts'
import { modelOf } from '../support/modelOf.ts'

export const adminShell = modelOf(adminShellMachine, {
  each: 'edge',
  cases: [{ type: 'tab.select', tab: 'pendingEvents' }, { type: 'menu.toggle' }, { type: 'menu.close' }],
})
