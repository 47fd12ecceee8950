import { approvalMachine } from '../../machines/approvalMachine.ts'
import { modelOf } from '../support/modelOf.ts'
import { done, failed, named } from '../support/outcomes.ts'
import { pendingJazz, pendingRust } from './fixtures.ts'

export const approval = modelOf(approvalMachine, {
  key: ({ pending, viewed, decisions }) => [pending.map(({ id }) => id), viewed?.id, Object.keys(decisions)],
  cases: [
    named('two events', done('listPendingEvents', [pendingJazz, pendingRust])),
    named('none', done('listPendingEvents', [])),
    failed('listPendingEvents'),
    { type: 'retry' },
    { type: 'event.view', eventId: '7' },
    { type: 'detail.close' },
    { type: 'event.approve', eventId: '7' },
    { type: 'event.reject', eventId: '8', reason: 'No address' },
    named('approved', { type: 'decision.made', eventId: '7', decision: 'publish' }),
    named('rejected', { type: 'decision.made', eventId: '8', decision: 'reject' }),
    named('not approved', { type: 'decision.failed', eventId: '7', decision: 'publish' }),
    named('not rejected', { type: 'decision.failed', eventId: '8', decision: 'reject' }),
  ],
})
