import { expect, test } from 'vitest'
import { approvalMachine } from '../../../../machines/review/approvalMachine.ts'
import type { PendingEvent } from '../../../../machines/domain.ts'
import { done, failed, type Outcome } from '../../../support/workflow/cases.ts'
import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { openStage, type Stage } from '../../../support/workflow/stage.ts'
import { pageOf, pendingJazz, pendingRust, pendingWorkshop } from '../../fixtures.ts'
import { approval, firstPage, lastPage } from './model.ts'

const of = (eventId: string) => (input: unknown) => (input as { eventId: string }).eventId === eventId
const decided = (stage: Stage, outcome: Outcome) => (event: { eventId: string }) =>
  stage.settle(outcome, of(event.eventId))
const titles = (pending: PendingEvent[]) => pending.map(({ title }) => title)

walkInNode(approval, {
  events: (stage) => ({
    'decision.made': decided(stage, done('decideEvent')),
    'decision.failed': decided(stage, failed('decideEvent')),
    'decision.gone': decided(stage, failed('decideEvent', { code: 'NOT_FOUND' })),
  }),
})

async function listed(...pending: PendingEvent[]) {
  const stage = openStage(approvalMachine, { page: null })
  await stage.settle(done('listPendingEvents', pageOf(...pending)))
  const changed = (...now: PendingEvent[]) => stage.send({ type: 'pending.changed', pending: pageOf(...now) })
  return { ...stage, changed, context: () => stage.actor.getSnapshot().context as Context }
}
type Context = ReturnType<typeof approvalMachine.getInitialSnapshot>['context']

test('a row that is being decided stays until its decision is made, whatever the queue says meanwhile', async () => {
  const { send, changed, context, settle } = await listed(pendingJazz, pendingRust)
  send({ type: 'event.approve', eventId: '7' })
  changed(pendingRust, pendingWorkshop)
  expect(titles(context().pending)).toEqual(['Jazz under the Bridge', 'Rust from Zero', 'Pottery for Two'])
  await settle(done('decideEvent'))
  expect(titles(context().pending)).toEqual(['Rust from Zero', 'Pottery for Two'])
})

test('a row goes that someone else has decided about when the decision here fails', async () => {
  const { send, changed, context, settle } = await listed(pendingJazz, pendingRust)
  send({ type: 'event.approve', eventId: '7' })
  changed(pendingRust)
  await settle(failed('decideEvent', { code: 'CONFLICT' }))
  expect(titles(context().pending)).toEqual(['Rust from Zero'])
})

test('a row that was decided here does not come back when another decision fails', async () => {
  const { send, context, settle } = await listed(pendingJazz, pendingRust)
  send({ type: 'event.approve', eventId: '7' })
  send({ type: 'event.approve', eventId: '8' })
  await settle(done('decideEvent'), of('7'))
  await settle(failed('decideEvent'), of('8'))
  expect(titles(context().pending)).toEqual(['Rust from Zero'])
})

test('without versions, rows keep their places and become what they are now; details that are open do too, and stay open', async () => {
  const unversioned = { ...pendingJazz, version: null }
  const { actor, send, changed, context } = await listed(unversioned, pendingRust)
  send({ type: 'event.view', eventId: '7' })
  changed(pendingWorkshop, pendingRust, { ...unversioned, venue: 'New Bridge Hall' })
  expect(titles(context().pending)).toEqual(['Jazz under the Bridge', 'Rust from Zero', 'Pottery for Two'])
  expect(context().viewed?.venue).toBe('New Bridge Hall')
  changed(pendingRust)
  expect(actor.getSnapshot().matches({ listed: 'viewing' })).toBe(true)
  expect(context().viewed?.venue).toBe('New Bridge Hall')
  expect(actor.getSnapshot().can({ type: 'event.approve', eventId: '7' })).toBe(false)
})

test('a page is turned when no decision is on its way and no details are open; one that fails is asked for again', async () => {
  const stage = openStage(approvalMachine, { page: null })
  const { actor, send, settle } = stage
  await settle(done('listPendingEvents', firstPage))
  send({ type: 'event.view', eventId: '7' })
  expect(actor.getSnapshot().can({ type: 'page.next' })).toBe(false)
  expect(actor.getSnapshot().can({ type: 'page.open', page: 'page-two' })).toBe(false)
  send({ type: 'event.approve', eventId: '7' })
  expect(actor.getSnapshot().can({ type: 'page.next' })).toBe(false)
  expect(actor.getSnapshot().can({ type: 'page.open', page: 'page-two' })).toBe(false)
  await settle(failed('decideEvent'))
  expect(actor.getSnapshot().can({ type: 'page.open', page: 'page-two' })).toBe(true)
  send({ type: 'page.next' })
  await settle(failed('listPendingEvents'))
  send({ type: 'retry' })
  await settle(
    done('listPendingEvents', lastPage),
    (input) => (input as { page: string }).page === 'page-two',
  )
  expect(titles(actor.getSnapshot().context.pending)).toEqual(['Pottery for Two'])
})

test('a reason stays with its event until it is sent: through Escape, another event and a failure', async () => {
  const { send, asked, context, settle } = await listed(pendingJazz, pendingRust)
  send({ type: 'event.view', eventId: '7' })
  send({ type: 'reason.change', eventId: '7', reason: 'No address' })
  send({ type: 'detail.close' })
  send({ type: 'event.reject', eventId: '8' })
  send({ type: 'event.view', eventId: '7' })
  expect(context().reasons).toEqual({ '7': 'No address' })
  send({ type: 'event.reject', eventId: '7' })
  const sent = asked().filter(([actor]) => actor === 'decideEvent')
  expect(sent.map(([, input]) => input)).toEqual([
    { eventId: '8', decision: 'reject', reason: '', version: 1 },
    { eventId: '7', decision: 'reject', reason: 'No address', version: 1 },
  ])
  await settle(failed('decideEvent'), of('7'))
  expect(context().reasons).toEqual({ '7': 'No address' })
  send({ type: 'event.reject', eventId: '7' })
  await settle(done('decideEvent'), of('7'))
  expect(context().reasons).toEqual({})
})
