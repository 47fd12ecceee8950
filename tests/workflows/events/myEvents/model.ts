import type { OwnEvent } from '../../../../machines/domain.ts'
import { myEventsMachine } from '../../../../machines/events/myEventsMachine.ts'
import { done, failed, named } from '../../../support/workflow/cases.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { seriesOfJazz } from '../seriesDates/model.ts'
import { changedJazz, ownRust, ownWorkshop, pageOf, proposedJazz, tooOften } from '../../fixtures.ts'
import { myEventsTable, typed } from './table.ts'

const weeklyJazz = { ...changedJazz, series: seriesOfJazz }
const laterJazz = {
  ...ownRust,
  id: '10',
  title: 'Jazz after Dark',
  series: { ...seriesOfJazz, position: 2, changedAlone: true },
}
const savedRust = { ...ownRust, title: 'Rust from One' }
const changedRust: OwnEvent = { ...ownRust, title: 'Rust from Two', lifecycle: 'CANCELLED' }

interface Situation {
  leaves: string[]
  facts: {
    events: string[]
    next: string | null
    viewed: string | null
    draft: string | null
    cancelled: object | null
    scope: string
  }
}

/** Each list arrives only where the service would return it. Paths do not repeat actions. */
function mayHappen(label: string, { leaves: [leaf = ''], facts }: Situation) {
  const { events, next, viewed, draft, cancelled, scope } = facts
  const [name = '', detail] = label.split(/ \(|\)/)
  if (name === 'rows.outdated' && leaf === 'browsing.listed.ready')
    return (events.length === 3 && viewed === null && !cancelled) || 'tried'
  if (name === 'row.changed' || name === 'rows.outdated')
    return (
      (viewed === 'Rust from Zero' && leaf === 'browsing.viewing' && next === null && !cancelled) || 'tried'
    )
  if (name === 'date.view')
    return (viewed === 'Jazz under the Bridge' && events.length === 3 && !draft && !cancelled) || 'tried'
  if (name === 'scope.change') return viewed === 'Jazz after Dark' && scope === 'THIS'
  if (viewed === 'Jazz after Dark' && leaf === 'confirmingDeletion' && name === 'deletion.confirm')
    return scope === 'ALL' || 'tried'
  // Undo is offered for only a few seconds.
  if (cancelled && leaf.startsWith('browsing')) return name === 'cancel.undo' || 'tried'
  if (cancelled && detail === 'cancelled') return 'tried'
  // Paths only close the form of this event. Edits of the other event cover all other outcomes.
  if (draft === 'Jazz beside the Bridge') return detail === 'closed' || (detail === 'cancelled' && 'tried')
  if (name === 'changes.withdraw' || (name === 'event.edit' && viewed === 'Jazz under the Bridge'))
    return events.length === 3 && draft === null
  if (name === 'listMyEvents succeeds') {
    if (leaf === 'browsing.listed.loadingMore') return detail === 'the third'
    return leaf === 'browsing.refreshing' ? detail === 'all three' : detail !== 'the third'
  }
  if (name === 'dialog.close') {
    return (
      /failed|deleting|confirming|withdrawing|preparing/.test(leaf) ||
      (leaf === 'browsing.listed.ready' && events.length !== 2)
    )
  }
  // Links to these events take the same way as the link to Jazz after Dark.
  const isListed = events.some((title) => title.startsWith(detail?.slice(0, 6) ?? ''))
  if (name === 'event.view' && detail !== 'Jazz after Dark' && !isListed) return 'tried'
  if (name === 'event.view' && leaf === 'browsing.listed.ready')
    return viewed === null && next === null && events.length === 3
  if (name === 'event.view') return detail === 'Rust from Zero'
  if (leaf !== 'browsing.viewing') return true
  if (name === 'event.delete') return true
  return viewed === 'Rust from Zero' && next === null ? true : name === 'list.show'
}

export const myEvents = modelOf(myEventsMachine, myEventsTable, {
  facts: ({ events, next, viewed, draft, cancelled, scope, problem }) => ({
    events: events.map(({ title }) => title),
    next,
    viewed: viewed?.title ?? null,
    draft: draft?.title ?? null,
    cancelled,
    scope,
    problem,
  }),
  // After the event has changed, cases are only tried; paths cover them with the unchanged event.
  happens: (label, at) => {
    const happens = mayHappen(label, at)
    return happens && at.facts.events.includes('Rust from Two') ? 'tried' : happens
  },
  cases: [
    named('all three', done('listMyEvents', pageOf(weeklyJazz, ownRust, ownWorkshop))),
    named('none', done('listMyEvents', pageOf())),
    named(
      'two of three',
      done('listMyEvents', { ...pageOf(weeklyJazz, ownRust), count: 3, next: 'page-two' }),
    ),
    named('the third', done('listMyEvents', { ...pageOf(ownWorkshop), count: 3, previous: 'page-one' })),
    failed('listMyEvents'),
    named('too often', failed('listMyEvents', tooOften)),
    { type: 'retry' },
    { type: 'page.more' },
    named('Jazz under the Bridge', { type: 'event.view', eventId: '7' }),
    named('Rust from Zero', { type: 'event.view', eventId: '8' }),
    named('Jazz after Dark', { type: 'event.view', eventId: '10' }),
    { type: 'date.view', eventId: '10' },
    done('getOwnEvent', laterJazz),
    failed('getOwnEvent'),
    { type: 'list.show' },
    { type: 'event.edit' },
    { type: 'cancel.undo' },
    done('readProposal', proposedJazz),
    failed('readProposal'),
    named('saved', done('editEvent', { kind: 'saved', event: savedRust })),
    named('cancelled', done('editEvent', { kind: 'cancelled', edited: typed })),
    named('left', done('editEvent', { kind: 'left' })),
    named('closed', done('editEvent', { kind: 'closed' })),
    { type: 'changes.withdraw' },
    { type: 'withdrawal.confirm' },
    { type: 'withdrawal.cancel' },
    done('withdrawProposal'),
    named('decided', failed('withdrawProposal', { code: 'CONFLICT' })),
    failed('withdrawProposal'),
    { type: 'event.delete' },
    { type: 'scope.change', scope: 'ALL' },
    { type: 'deletion.confirm' },
    { type: 'deletion.cancel' },
    done('deleteEvent'),
    failed('deleteEvent'),
    { type: 'row.changed', row: changedRust },
    { type: 'rows.outdated' },
    { type: 'dialog.close' },
  ],
})
