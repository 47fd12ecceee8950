import { expect, test } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { approvalMachine } from '../../../../machines/review/approvalMachine.ts'
import type { Decision, PendingEvent } from '../../../../machines/domain.ts'
import { done, failed } from '../../../support/workflow/cases.ts'
import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { played } from '../../../support/workflow/stage.ts'
import { pageOf, pendingJazz, pendingRust, pendingWorkshop } from '../../fixtures.ts'
import { approval, firstPage, lastPage } from './model.ts'

walkInNode(approval)

type Context = ReturnType<typeof approvalMachine.getInitialSnapshot>['context']

const after = (listed: object, ...events: AnyEventObject[]) =>
  played(approvalMachine, { page: null }, done('listPendingEvents', listed), ...events)
const contextOf = (...given: Parameters<typeof after>) => after(...given).at.context as Context
const titles = (pending: PendingEvent[]) => pending.map(({ title }) => title)
const listed = (...given: Parameters<typeof after>) => titles(contextOf(...given).pending)

const both = pageOf(pendingJazz, pendingRust)
const view = (eventId: string) => ({ type: 'event.view', eventId })
const approve = (eventId: string) => ({ type: 'event.approve', eventId })
const reject = (eventId: string) => ({ type: 'event.reject', eventId })
const changed = (...now: PendingEvent[]) => ({ type: 'pending.changed', pending: pageOf(...now) })
const ended = (ending: string, eventId: string, decision: Decision = 'publish') => ({
  type: `decision.${ending}`,
  eventId,
  decision,
})

test('a row with a decision in progress stays until the decision is made, even if it leaves the queue earlier', () => {
  const events = [approve('7'), changed(pendingRust, pendingWorkshop)]
  expect(listed(both, ...events)).toEqual(['Jazz under the Bridge', 'Rust from Zero', 'Pottery for Two'])
  expect(listed(both, ...events, ended('made', '7'))).toEqual(['Rust from Zero', 'Pottery for Two'])
})

test('a row that someone else has decided disappears when the decision here fails', () => {
  const events = [approve('7'), changed(pendingRust), ended('outdated', '7')]
  expect(listed(both, ...events)).toEqual(['Rust from Zero'])
})

test('a row that was decided here does not come back when another decision fails', () => {
  const events = [approve('7'), approve('8'), ended('made', '7'), ended('failed', '8')]
  expect(listed(both, ...events)).toEqual(['Rust from Zero'])
})

test('without versions, rows keep their places and are updated; open details are updated too, and stay open', () => {
  const unversioned = { ...pendingJazz, version: null }
  const moved = { ...unversioned, venue: 'New Bridge Hall' }
  const events = [view('7'), changed(pendingWorkshop, pendingRust, moved)]
  const page = pageOf(unversioned, pendingRust)
  expect(listed(page, ...events)).toEqual(['Jazz under the Bridge', 'Rust from Zero', 'Pottery for Two'])
  expect(contextOf(page, ...events).viewed?.venue).toBe('New Bridge Hall')
  const { at } = after(page, ...events, changed(pendingRust))
  expect(at.matches({ listed: 'viewing' })).toBe(true)
  expect((at.context as Context).viewed?.venue).toBe('New Bridge Hall')
  expect(at.can(approve('7'))).toBe(false)
})

test('a page can be turned only without a decision in progress or open details; a failed page can be requested again', () => {
  const turns = [{ type: 'page.next' }, { type: 'page.open', page: 'page-two' }]
  const possible = (...events: AnyEventObject[]) =>
    turns.map((turn) => after(firstPage, ...events).at.can(turn))
  expect(possible(view('7'))).toEqual([false, false])
  expect(possible(view('7'), approve('7'))).toEqual([false, false])
  const failing = [view('7'), approve('7'), ended('failed', '7')]
  expect(possible(...failing)).toEqual([true, true])
  const again = [...failing, { type: 'page.next' }, failed('listPendingEvents'), { type: 'retry' }]
  expect(after(firstPage, ...again).asks).toEqual([['listPendingEvents', { page: 'page-two' }]])
  expect(listed(firstPage, ...again, done('listPendingEvents', lastPage))).toEqual(['Pottery for Two'])
})

test('a reason stays with its event until it is sent, despite Escape, another event and a failure', () => {
  const typed = { type: 'reason.change', eventId: '7', reason: 'No address' }
  const elsewhere = [view('7'), typed, { type: 'detail.close' }, reject('8')]
  const sent = { eventId: '8', decision: 'reject', reason: '', version: 1 }
  expect(after(both, ...elsewhere).asks).toEqual([['decideEvent', sent]])
  expect(contextOf(both, ...elsewhere, view('7')).reasons).toEqual({ '7': 'No address' })
  const rejected = [...elsewhere, view('7'), reject('7')]
  const reasoned = { eventId: '7', decision: 'reject', reason: 'No address', version: 1 }
  expect(after(both, ...rejected).asks).toEqual([['decideEvent', reasoned]])
  const lost = [...rejected, ended('failed', '7', 'reject')]
  expect(contextOf(both, ...lost).reasons).toEqual({ '7': 'No address' })
  expect(contextOf(both, ...lost, reject('7'), ended('made', '7', 'reject')).reasons).toEqual({})
})
