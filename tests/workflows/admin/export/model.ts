import { exportMachine } from '../../../../machines/admin/exportMachine.ts'
import { done, failed } from '../../../support/workflow/cases.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { file } from '../../lists/list/model.ts'
import { exportTable } from './table.ts'

export const listExport = modelOf(exportMachine, exportTable, {
  cases: [{ type: 'file.save', file }, done('saveFile'), failed('saveFile'), { type: 'file.cancel' }],
})
