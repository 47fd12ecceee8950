import { expect, test } from 'vitest'
import { createActor, fromTransition } from 'xstate'
import { selectionMachine } from '../../../../machines/review/selectionMachine.ts'
import { done, failed, type Outcome } from '../../../support/workflow/cases.ts'
import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { openStage, type Stage } from '../../../support/workflow/stage.ts'
import { pendingJazz } from '../../fixtures.ts'
import { selection } from './model.ts'

const decided = (stage: Stage, outcome: Outcome) => (event: { eventId: string }) =>
  stage.settle(outcome, (input) => (input as { eventId: string }).eventId === event.eventId)

walkInNode(selection, {
  events: (stage) => ({
    'decision.made': decided(stage, done('decideEvent')),
    'decision.outdated': decided(stage, failed('decideEvent', { code: 'CONFLICT' })),
    'decision.gone': decided(stage, failed('decideEvent', { code: 'NOT_FOUND' })),
    'decision.failed': decided(stage, failed('decideEvent')),
  }),
})

test('of many no more than four are decided at a time, each once; what has left the page is not decided', async () => {
  const list = createActor(fromTransition((state) => state, null))
  const { actor, send, asked, settle } = openStage(selectionMachine, { list })
  const events = Array.from({ length: 9 }, (_, at) => ({ ...pendingJazz, id: String(at), version: at }))
  send({ type: 'page.select', events })
  send({ type: 'selection.decide', decision: 'publish', present: events.slice(1) })
  send({ type: 'decision.confirm' })
  const seen: unknown[] = []
  for (let at = 0; at < 8; at += 1) {
    expect(asked()).toHaveLength(Math.min(4, 8 - at))
    seen.push(asked()[0]?.[1])
    await settle(done('decideEvent'))
  }
  expect(seen).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8].map((version) => ({
      eventId: String(version),
      decision: 'publish',
      reason: '',
      version,
    })),
  )
  expect(actor.getSnapshot().value).toBe('choosing')
  expect(actor.getSnapshot().context.selected).toEqual([])
})
