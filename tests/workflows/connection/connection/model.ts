import { connectionMachine } from '../../../../machines/connection/connectionMachine.ts'
import { after } from '../../../support/workflow/cases.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { connectionTable } from './table.ts'

const isOfNotice = (label: string) => label === 'page.reload' || label === 'notice.close'

export const connection = modelOf(connectionMachine, connectionTable, {
  facts: () => ({}),
  // The notice about the network replaces the one about the release.
  happens: (label, { leaves }) => !isOfNotice(label) || !leaves.includes('line.offline'),
  cases: [
    { type: 'line.lose' },
    { type: 'line.find' },
    after('goodNews', 4000),
    { type: 'release.change' },
    { type: 'page.reload' },
    { type: 'notice.close' },
  ],
})
