import { approvalMachine } from '../../../../machines/review/approvalMachine.ts'
import { done, failed, named } from '../../../support/workflow/cases.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { pageOf, pendingJazz, pendingRust, pendingWorkshop, tooOften } from '../../fixtures.ts'
import { approvalTable } from './table.ts'

/** Three events on two pages. */
export const firstPage = { ...pageOf(pendingJazz, pendingRust), count: 3, next: 'page-two' }
export const lastPage = { ...pageOf(pendingWorkshop), count: 3, previous: 'page-one' }

export const approval = modelOf(approvalMachine, approvalTable, {
  inputs: { '': { page: null } },
  facts: ({ pending, queue, viewed, decisions, reasons, count, page, next, previous, problem }) => ({
    rows: pending.map(({ title }) => title),
    queue: queue.map(({ title }) => title),
    viewed: viewed?.title ?? null,
    version: pending.find(({ id }) => id === '7')?.version ?? null,
    seen: viewed?.version ?? null,
    deciding: Object.keys(decisions),
    reasons,
    count,
    page,
    next,
    previous,
    problem,
  }),
  happens: (label, { leaves, facts: { page, deciding, rows, queue, version, viewed, reasons } }) => {
    // Paths only visit the second event's details and return; the first event's details cover the rest.
    if (viewed === 'Rust from Zero') return label === 'event.view (Jazz under the Bridge)'
    if (label === 'event.view (Rust from Zero)')
      return (
        viewed !== null &&
        page === null &&
        deciding.length === 0 &&
        rows.length === 2 &&
        version === 1 &&
        String(rows) === String(queue) &&
        Object.keys(reasons).length === 0
      )
    if (label.startsWith('event.view') && viewed !== null) return !rows.includes(viewed)
    if (label === 'listPendingEvents fails (no page)') return page !== 'page-one'
    // Paths in which the event is edited elsewhere end at the decision; other paths cover what follows.
    if (version === 2) return /^detail|^event\.approve/.test(label) && leaves.includes('listed.viewing')
    if (label.includes('one edited')) {
      return deciding.length === 0 && queue.length === 2 && Object.keys(reasons).length === 0
    }
    // One situation is enough for a missing event, for a rate limit and for a joint decision.
    if (label === 'decision.gone' || label === 'decision.failed (asked too often)')
      return page === null && queue.length === 2 && Object.keys(reasons).length === 0
    if (label === 'events.decided')
      return (
        page === null &&
        deciding.length === 0 &&
        rows.length === 2 &&
        rows.every((row) => queue.includes(row)) &&
        rows.includes('Jazz under the Bridge') &&
        rows.includes('Rust from Zero')
      )
    // The browser's Back button leads from the second page to the first.
    if (label === 'page.open') return leaves.includes('listed.browsing') && page !== 'page-one'
    // One situation is enough for typing: two pending events and no decision in progress.
    if (label.startsWith('reason.')) return deciding.length === 0 && queue.length === 2
    // The details cover the list, so only their own event can be decided.
    if (leaves.includes('listed.viewing') && label.startsWith('event.reject')) return false
    // The service links to the last page only from the first one. A path ends when it returns to the first.
    if (label.startsWith('listPendingEvents succeeds'))
      return page === null ? !label.includes('last') : label.includes(page === 'page-two' ? 'last' : 'first')
    return page === null || leaves.includes('loading') || label.startsWith('page.') || label === 'retry'
  },
  cases: [
    named('two events', done('listPendingEvents', pageOf(pendingJazz, pendingRust))),
    named('none', done('listPendingEvents', pageOf())),
    named('the first of three', done('listPendingEvents', firstPage)),
    named('the last of three', done('listPendingEvents', lastPage)),
    named('no page', failed('listPendingEvents', { code: 'BAD_USER_INPUT' })),
    named('no answer', failed('listPendingEvents')),
    named('too often', failed('listPendingEvents', tooOften)),
    { type: 'retry' },
    named('one more', {
      type: 'pending.changed',
      pending: pageOf(pendingJazz, pendingRust, pendingWorkshop),
    }),
    named('one less', { type: 'pending.changed', pending: pageOf(pendingRust) }),
    named('one edited', {
      type: 'pending.changed',
      pending: pageOf({ ...pendingJazz, version: 2 }, pendingRust),
    }),
    { type: 'detail.renew' },
    named('Jazz under the Bridge', { type: 'event.view', eventId: '7' }),
    named('Rust from Zero', { type: 'event.view', eventId: '8' }),
    { type: 'detail.close' },
    named('No address', { type: 'reason.change', eventId: '7', reason: 'No address' }),
    { type: 'page.open', page: null },
    { type: 'page.next' },
    { type: 'page.previous' },
    named('Jazz under the Bridge', { type: 'event.approve', eventId: '7' }),
    named('Rust from Zero', { type: 'event.reject', eventId: '8' }),
    named('approved', { type: 'decision.made', eventId: '7', decision: 'publish' }),
    named('rejected', { type: 'decision.made', eventId: '8', decision: 'reject' }),
    named('not approved', { type: 'decision.failed', eventId: '7', decision: 'publish' }),
    named('asked too often', {
      type: 'decision.failed',
      eventId: '7',
      decision: 'publish',
      error: tooOften,
    }),
    { type: 'decision.outdated', eventId: '7', decision: 'publish' },
    { type: 'decision.gone', eventId: '7', decision: 'publish' },
    { type: 'events.decided', eventIds: ['7', '8'] },
    named('not rejected', { type: 'decision.failed', eventId: '8', decision: 'reject' }),
  ],
})
