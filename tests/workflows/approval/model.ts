import { approvalMachine } from '../../../machines/approvalMachine.ts'
import { done, failed, named } from '../../support/workflow/cases.ts'
import { modelOf } from '../../support/workflow/model.ts'
import { pendingJazz, pendingRust, pendingWorkshop } from '../fixtures.ts'
import { approvalTable } from './table.ts'

export const approval = modelOf(approvalMachine, approvalTable, {
  facts: ({ pending, queue, viewed, decisions }) => ({
    rows: pending.map(({ title }) => title),
    queue: queue.map(({ title }) => title),
    viewed: viewed?.title ?? null,
    deciding: Object.keys(decisions),
  }),
  // The details lie over the list: what can be decided there is the event that they are of.
  happens: (label, { leaves }) => !(leaves.includes('listed.viewing') && label.startsWith('event.reject')),
  cases: [
    named('two events', done('listPendingEvents', [pendingJazz, pendingRust])),
    named('none', done('listPendingEvents', [])),
    failed('listPendingEvents'),
    { type: 'retry' },
    named('one more', { type: 'pending.changed', pending: [pendingJazz, pendingRust, pendingWorkshop] }),
    named('one less', { type: 'pending.changed', pending: [pendingRust] }),
    named('Jazz under the Bridge', { type: 'event.view', eventId: '7' }),
    { type: 'detail.close' },
    named('Jazz under the Bridge', { type: 'event.approve', eventId: '7' }),
    named('Rust from Zero', { type: 'event.reject', eventId: '8', reason: 'No address' }),
    named('approved', { type: 'decision.made', eventId: '7', decision: 'publish' }),
    named('rejected', { type: 'decision.made', eventId: '8', decision: 'reject' }),
    named('not approved', { type: 'decision.failed', eventId: '7', decision: 'publish' }),
    named('not rejected', { type: 'decision.failed', eventId: '8', decision: 'reject' }),
  ],
})
