import { approvalMachine } from '../../machines/approvalMachine.ts'
import { modelOf } from '../support/modelOf.ts'
import { done, failed, named } from '../support/outcomes.ts'
import { pageOf, pendingJazz, pendingRust, pendingWorkshop } from './fixtures.ts'

/** Three events on two pages. */
export const firstPage = { ...pageOf(pendingJazz, pendingRust), count: 3, next: 'page-two' }
export const lastPage = { ...pageOf(pendingWorkshop), count: 3, previous: 'page-one' }

export const approval = modelOf(approvalMachine, {
  key: ({ page, next, previous, pending, queue, viewed, decisions }) => [
    [page, next, previous],
    pending.map(({ id }) => id),
    queue.map(({ id }) => id),
    viewed?.id,
    Object.keys(decisions),
  ],
  cases: [
    named('two events', done('listPendingEvents', pageOf(pendingJazz, pendingRust))),
    named('none', done('listPendingEvents', pageOf())),
    named('the first of three', done('listPendingEvents', firstPage)),
    named('the last of three', done('listPendingEvents', lastPage)),
    failed('listPendingEvents'),
    { type: 'retry' },
    named('one more', {
      type: 'pending.changed',
      pending: pageOf(pendingJazz, pendingRust, pendingWorkshop),
    }),
    named('one less', { type: 'pending.changed', pending: pageOf(pendingRust) }),
    { type: 'page.next' },
    { type: 'page.previous' },
    { type: 'event.view', eventId: '7' },
    { type: 'detail.close' },
    { type: 'event.approve', eventId: '7' },
    { type: 'event.reject', eventId: '8', reason: 'No address' },
    named('approved', { type: 'decision.made', eventId: '7', decision: 'publish' }),
    named('rejected', { type: 'decision.made', eventId: '8', decision: 'reject' }),
    named('not approved', { type: 'decision.failed', eventId: '7', decision: 'publish' }),
    named('not rejected', { type: 'decision.failed', eventId: '8', decision: 'reject' }),
  ],
  // The service leads to the last page only from the first one.
  happens: (event, { context: { page } }) =>
    !('output' in event) ||
    (event.output !== lastPage && event.output !== firstPage) ||
    (page === 'page-two') === (event.output === lastPage),
})
