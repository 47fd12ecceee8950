import { trouble } from '../../../support/workflow/cases.ts'
import { tooOften } from '../../fixtures.ts'
import { asks, has, table, tells, to, when } from '../../../support/workflow/table.ts'

const approval = { eventId: '7', decision: 'publish', reason: '', version: 4 }
const rejection = { eventId: '8', decision: 'reject', reason: 'No address', version: null }

/** The decision reports its outcome to the list. */
const ends = (type: `decision.${string}`, error: object | null = null) => [
  when(approval, to('over', tells('parent', { type, eventId: '7', decision: 'publish', error }))),
  when(rejection, to('over', tells('parent', { type, eventId: '8', decision: 'reject', error }))),
]

/** Specification, section 4 "Approval": one row's decision in progress. */
export const decisionTable = table({
  start: {
    approve: to('deciding', has(approval), asks('decideEvent', approval)),
    reject: to('deciding', has(rejection), asks('decideEvent', rejection)),
  },
  deciding: {
    'decideEvent succeeds': ends('decision.made'),
    'decideEvent fails (decided meanwhile)': ends('decision.outdated', { ...trouble, code: 'CONFLICT' }),
    'decideEvent fails (gone)': ends('decision.gone', { ...trouble, code: 'NOT_FOUND' }),
    'decideEvent fails (too often)': ends('decision.failed', tooOften),
    'decideEvent fails': ends('decision.failed', trouble),
  },
})
