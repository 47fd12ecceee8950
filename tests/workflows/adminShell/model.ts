import { adminShellMachine } from '../../../machines/admin/adminShellMachine.ts'
import { modelOf } from '../../support/workflow/model.ts'
import { adminShellTable } from './table.ts'

export const adminShell = modelOf(adminShellMachine, adminShellTable, {
  cases: [{ type: 'tab.select', tab: 'pendingEvents' }, { type: 'menu.toggle' }, { type: 'menu.close' }],
})
