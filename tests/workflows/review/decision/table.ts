import { asks, has, table, tells, to, when } from '../../../support/workflow/table.ts'

const approval = { eventId: '7', decision: 'publish', reason: '', version: 4 }
const rejection = { eventId: '8', decision: 'reject', reason: 'No address', version: null }

/** Specification, section 4 "Approval": one row's decision on its way; the list hears how it ended. */
export const decisionTable = table({
  start: {
    approve: to('deciding', has(approval), asks('decideEvent', approval)),
    reject: to('deciding', has(rejection), asks('decideEvent', rejection)),
  },
  deciding: {
    'decideEvent succeeds': [
      when(
        approval,
        to('over', tells('parent', { type: 'decision.made', eventId: '7', decision: 'publish' })),
      ),
      when(
        rejection,
        to('over', tells('parent', { type: 'decision.made', eventId: '8', decision: 'reject' })),
      ),
    ],
    'decideEvent fails (decided meanwhile)': [
      when(
        approval,
        to('over', tells('parent', { type: 'decision.outdated', eventId: '7', decision: 'publish' })),
      ),
      when(
        rejection,
        to('over', tells('parent', { type: 'decision.outdated', eventId: '8', decision: 'reject' })),
      ),
    ],
    'decideEvent fails (gone)': [
      when(
        approval,
        to('over', tells('parent', { type: 'decision.gone', eventId: '7', decision: 'publish' })),
      ),
      when(
        rejection,
        to('over', tells('parent', { type: 'decision.gone', eventId: '8', decision: 'reject' })),
      ),
    ],
    'decideEvent fails': [
      when(
        approval,
        to('over', tells('parent', { type: 'decision.failed', eventId: '7', decision: 'publish' })),
      ),
      when(
        rejection,
        to('over', tells('parent', { type: 'decision.failed', eventId: '8', decision: 'reject' })),
      ),
    ],
  },
})
