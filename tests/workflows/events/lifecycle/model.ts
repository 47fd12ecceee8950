import { createActor, fromTransition } from 'xstate'
import { lifecycleMachine } from '../../../../machines/events/lifecycle/lifecycleMachine.ts'
import { done, failed, named } from '../../../support/workflow/cases.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { seriesOfJazz } from '../seriesDates/model.ts'
import { ownJazz, tooOften } from '../../fixtures.ts'
import { cancelledJazz, lifecycleTable, postponedJazz } from './table.ts'

const list = createActor(
  fromTransition((state) => state, null),
  { id: 'list' },
)

const weeklyJazz = { ...ownJazz, series: seriesOfJazz }
const now = new Date('2030-12-01T12:00:00Z')
const isCancelled = { code: 'CONFLICT', message: 'This event is cancelled already.' } as const
const notTheirs = { code: 'FORBIDDEN', message: 'Only its author may do that.' } as const
const gone = { code: 'NOT_FOUND', message: 'Event not found.' } as const

/** The lifecycle that an event must have for each question. */
const askedOf: Record<string, string> = {
  cancel: 'SCHEDULED',
  'cancel a date': 'SCHEDULED',
  postpone: 'SCHEDULED',
  'cancel what is postponed': 'POSTPONED',
  'take back': 'CANCELLED',
  'new date': 'POSTPONED',
}

interface At {
  label: string
  leaves: string[]
  facts: { was: string; becomes: string; reason: string; isDate: boolean; scope: string; eventDate: string }
  was: { leaves: string[] } | null
}

/** A screen shows an event only in its old or its new lifecycle, and each question has different fields. */
function mayHappen(label: string, { label: last, leaves: [leaf = ''], facts, was: before }: At) {
  const { was, becomes, reason, isDate, scope } = facts
  const [name = '', detail = ''] = label.split(/ \(|\)/)
  const isCalledOff = becomes !== 'SCHEDULED'
  if (name === 'scope.change') return isDate && scope === 'THIS' && reason.includes('ill')
  if (detail === 'cancel a date') return last === '' || 'tried'
  if (isDate && leaf === 'asked.filling' && name !== 'reason.change')
    return (name === 'change.confirm' && scope === 'ALL') || 'tried'
  if (isDate && name === 'reason.change') return detail === 'ill' && reason === '' ? true : 'tried'
  if (isDate && leaf === 'asked.sending') return label === 'changeLifecycle succeeds (cancelled)' || 'tried'
  if (isDate && leaf === 'done') return name === 'change.undo' || 'tried'
  if (isDate && leaf === 'undoing') return label === 'changeLifecycle succeeds (scheduled)' || 'tried'
  if (isDate) return 'tried'
  const isCancellation = was === 'SCHEDULED' && becomes === 'CANCELLED'
  if (name === 'change.ask' && leaf === 'done') return askedOf[detail] === becomes || 'tried'
  if (name === 'change.ask') {
    if (last === '') return true
    const isGivenUp = last === 'change.cancel' && before?.leaves[0] === 'asked.filling'
    return (isGivenUp && askedOf[detail] === was) || 'tried'
  }
  if (name === 'reason.change') {
    if (!isCalledOff) return 'tried'
    return detail === 'short' ? isCancellation && reason === '' : !reason.includes('ill')
  }
  if (name === 'days.change') return !isCalledOff || 'tried'
  if (name === 'changeLifecycle succeeds')
    return detail === (leaf === 'undoing' ? was : becomes).toLowerCase() || 'tried'
  if (name === 'changeLifecycle fails') return isCancellation || 'tried'
  return true
}

export const lifecycle = modelOf(lifecycleMachine, lifecycleTable, {
  inputs: { '': { list } },
  facts: ({ event, lifecycle: becomes, reason, scope, form, problem }) => ({
    was: event?.lifecycle ?? '',
    becomes,
    reason,
    isDate: event?.series != null,
    scope,
    eventDate: form?.eventDate ?? '',
    startTime: form?.startTime ?? '',
    problem: problem?.text ?? '',
    fields: problem?.fields ?? [],
  }),
  happens: mayHappen,
  cases: [
    named('cancel', { type: 'change.ask', event: ownJazz, lifecycle: 'CANCELLED' }),
    named('cancel a date', { type: 'change.ask', event: weeklyJazz, lifecycle: 'CANCELLED' }),
    named('postpone', { type: 'change.ask', event: ownJazz, lifecycle: 'POSTPONED' }),
    named('cancel what is postponed', { type: 'change.ask', event: postponedJazz, lifecycle: 'CANCELLED' }),
    named('take back', { type: 'change.ask', event: cancelledJazz, lifecycle: 'SCHEDULED' }),
    named('new date', { type: 'change.ask', event: postponedJazz, lifecycle: 'SCHEDULED' }),
    named('short', { type: 'reason.change', reason: 'No' }),
    named('ill', { type: 'reason.change', reason: 'The singer is ill. ' }),
    named('no day', { type: 'days.change', changes: { eventDate: '' } }),
    named('past', { type: 'days.change', changes: { eventDate: '2020-11-30' } }),
    named('no time', { type: 'days.change', changes: { startTime: 'six' } }),
    named('autumn', { type: 'days.change', changes: { eventDate: '2031-09-20', startTime: '17:00' } }),
    { type: 'scope.change', scope: 'ALL' },
    { type: 'change.confirm', now },
    { type: 'change.cancel' },
    { type: 'change.undo' },
    named('cancelled', done('changeLifecycle', cancelledJazz)),
    named('postponed', done('changeLifecycle', postponedJazz)),
    named('scheduled', done('changeLifecycle', ownJazz)),
    named('somebody was faster', failed('changeLifecycle', isCancelled)),
    named('not theirs', failed('changeLifecycle', notTheirs)),
    named('gone', failed('changeLifecycle', gone)),
    named('too often', failed('changeLifecycle', tooOften)),
    named('no answer', failed('changeLifecycle', { code: 'NETWORK' })),
  ],
})
