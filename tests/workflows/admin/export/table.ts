import { asks, has, says, table, to, warns } from '../../../support/workflow/table.ts'

const file = '/common/superadmin/users/?ordering=-created_at'

/** Beyond the specification: exporting a list, with its current filters, as a file. */
export const exportTable = table({
  start: to('idle', has({ file: '' })),
  idle: { 'file.save': to('saving', has({ file }), asks('saveFile', { file })) },
  saving: {
    is: 'busy',
    'saveFile succeeds': to('idle', says('The file was saved.')),
    'saveFile fails': to('idle', warns('The file could not be saved. Please try again.')),
    'file.cancel': to('idle'),
  },
})
