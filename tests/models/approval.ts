import { approvalMachine } from '../../machines/approvalMachine.ts'
import { modelOf } from '../support/modelOf.ts'
import { done, failed, named } from '../support/outcomes.ts'
import { pendingJazz, pendingRust, pendingWorkshop } from '../workflows/fixtures.ts'

export const approval = modelOf(approvalMachine, {
  key: ({ pending, queue, viewed, decisions }) => [
    pending.map(({ id }) => id),
    queue.map(({ id }) => id),
    viewed?.id,
    Object.keys(decisions),
  ],
  cases: [
    named('two events', done('listPendingEvents', [pendingJazz, pendingRust])),
    named('none', done('listPendingEvents', [])),
    failed('listPendingEvents'),
    { type: 'retry' },
    named('one more', { type: 'pending.changed', pending: [pendingJazz, pendingRust, pendingWorkshop] }),
    named('one less', { type: 'pending.changed', pending: [pendingRust] }),
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
