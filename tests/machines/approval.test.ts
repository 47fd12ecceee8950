import { expect } from 'vitest'
import type { PendingEvent } from '../../machines/domain.ts'
import { approval } from '../models/approval.ts'
import { pendingJazz, pendingRust } from '../models/fixtures.ts'
import { done, failed, type Outcome } from '../support/outcomes.ts'
import type { Stage } from '../support/puppets.ts'
import { outcomes, walked } from '../support/walked.ts'

const of = (eventId: string) => (input: unknown) => (input as { eventId: string }).eventId === eventId
const decided = (stage: Stage, outcome: Outcome) => (event: { eventId: string }) =>
  stage.settle(outcome, of(event.eventId))
const titles = (pending: PendingEvent[]) => pending.map(({ title }) => title)

walked(approval, {
  events: (stage) => ({
    ...outcomes(approval, stage),
    retry: stage.send,
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
      asks: ({ context }) =>
        Object.keys(context.decisions).map((eventId) => [
          'decideEvent',
          eventId === '7'
            ? { eventId: '7', decision: 'publish', reason: '' }
            : { eventId: '8', decision: 'reject', reason: 'No address' },
        ]),
      refuses: [
        { type: 'event.approve', eventId: '99' },
        { type: 'event.reject', eventId: '99', reason: '' },
      ],
      holds: ({ pending, decisions }, { event, before }, real) => {
        if (event?.type === 'done.listPendingEvents' && 'output' in event)
          expect(pending).toEqual(event.output)
        if (event?.type === 'decision.made') {
          const gone = event.eventId === '7' ? 'Jazz under the Bridge' : 'Rust from Zero'
          expect(titles(pending)).toEqual(
            titles(before?.context.pending ?? []).filter((title) => title !== gone),
          )
        }
        if (event?.type === 'decision.failed') expect(pending).toEqual(before?.context.pending)
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
