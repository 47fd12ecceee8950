import { expect, test } from 'vitest'
import { approvalMachine } from '../../machines/approvalMachine.ts'
import type { PendingEvent } from '../../machines/domain.ts'
import { approval } from '../models/approval.ts'
import { pendingJazz, pendingRust, pendingWorkshop } from '../workflows/fixtures.ts'
import { done, failed, type Outcome } from '../support/outcomes.ts'
import { type Call, openStage, type Stage } from '../support/puppets.ts'
import { outcomes, walked } from '../support/walked.ts'

const of = (eventId: string) => (input: unknown) => (input as { eventId: string }).eventId === eventId
const decided = (stage: Stage, outcome: Outcome) => (event: { eventId: string }) =>
  stage.settle(outcome, of(event.eventId))
const titles = (pending: PendingEvent[]) => pending.map(({ title }) => title)

walked(approval, {
  events: (stage) => ({
    ...outcomes(approval, stage),
    retry: stage.send,
    'pending.changed': stage.send,
    'event.view': stage.send,
    'detail.close': stage.send,
    'event.approve': stage.send,
    'event.reject': stage.send,
    'decision.made': decided(stage, done('decideEvent')),
    'decision.failed': decided(stage, failed('decideEvent')),
  }),
  says: {
    'failed.listPendingEvents': 'error: Failed to load pending events. Please try again later.',
    'decision.made': ({ event }) =>
      event?.type === 'decision.made' && event.decision === 'publish'
        ? 'success: Event approved successfully!'
        : 'success: Event rejected successfully!',
    'decision.failed': ({ event }) =>
      event?.type === 'decision.failed' && event.decision === 'publish'
        ? 'error: Failed to approve event. Please try again.'
        : 'error: Failed to reject event. Please try again.',
  },
  states: {
    loading: {
      asks: [['listPendingEvents', undefined]],
      refuses: [{ type: 'retry' }, { type: 'event.approve', eventId: '7' }],
    },
    failed: { refuses: [{ type: 'event.view', eventId: '7' }] },
    listed: {
      asks: ({ context }) => [
        ['pendingEventsChanged', undefined],
        ...Object.keys(context.decisions).map((eventId): Call => [
          'decideEvent',
          eventId === '7'
            ? { eventId: '7', decision: 'publish', reason: '' }
            : { eventId: '8', decision: 'reject', reason: 'No address' },
        ]),
      ],
      refuses: [
        { type: 'event.approve', eventId: '99' },
        { type: 'event.reject', eventId: '99', reason: '' },
      ],
      holds: ({ pending, decisions }, { event, before }, real) => {
        if (event?.type === 'done.listPendingEvents' && 'output' in event)
          expect(pending).toEqual(event.output)
        if (event?.type === 'pending.changed') {
          const now = event.pending.map(({ id }) => id)
          const ids = pending.map(({ id }) => id)
          expect(ids.filter((id) => !(id in decisions) || now.includes(id)).toSorted()).toEqual(
            now.toSorted(),
          )
          for (const id of Object.keys(decisions)) expect(ids).toContain(id)
        }
        if (event?.type === 'decision.made') {
          const gone = event.eventId === '7' ? 'Jazz under the Bridge' : 'Rust from Zero'
          expect(titles(pending)).toEqual(
            titles(before?.context.pending ?? []).filter((title) => title !== gone),
          )
        }
        if (event?.type === 'decision.failed') {
          const { queue } = before?.context ?? { queue: [] }
          expect(pending.map(({ id }) => id).toSorted()).toEqual(queue.map(({ id }) => id).toSorted())
        }
        for (const { id } of [pendingJazz, pendingRust]) {
          const isFree = pending.some((other) => other.id === id) && !(id in decisions)
          expect(real.can({ type: 'event.approve', eventId: id })).toBe(isFree)
          expect(real.can({ type: 'event.reject', eventId: id, reason: '' })).toBe(isFree)
        }
      },
    },
    'listed.browsing': {
      refuses: [{ type: 'detail.close' }, { type: 'event.view', eventId: '99' }],
      holds: ({ viewed }) => expect(viewed).toBeNull(),
    },
    'listed.viewing': {
      refuses: [{ type: 'event.view', eventId: '8' }],
      holds: ({ viewed }) => expect(viewed).toEqual(pendingJazz),
    },
  },
})

async function listed(...pending: PendingEvent[]) {
  const stage = openStage(approvalMachine, undefined)
  await stage.settle(done('listPendingEvents', pending))
  const changed = (...now: PendingEvent[]) => stage.send({ type: 'pending.changed', pending: now })
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

test('rows keep their places and become what they are now; details that are open do too, and stay open', async () => {
  const { actor, send, changed, context } = await listed(pendingJazz, pendingRust)
  send({ type: 'event.view', eventId: '7' })
  changed(pendingWorkshop, pendingRust, { ...pendingJazz, venue: 'New Bridge Hall' })
  expect(titles(context().pending)).toEqual(['Jazz under the Bridge', 'Rust from Zero', 'Pottery for Two'])
  expect(context().viewed?.venue).toBe('New Bridge Hall')
  changed(pendingRust)
  expect(actor.getSnapshot().matches({ listed: 'viewing' })).toBe(true)
  expect(context().viewed?.venue).toBe('New Bridge Hall')
  expect(actor.getSnapshot().can({ type: 'event.approve', eventId: '7' })).toBe(false)
})
