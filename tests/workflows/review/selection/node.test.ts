import { expect, test } from 'vitest'
import { createActor, fromTransition } from 'xstate'
import { selectionMachine } from '../../../../machines/review/selectionMachine.ts'
import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { played } from '../../../support/workflow/stage.ts'
import { pendingJazz } from '../../fixtures.ts'
import { selection } from './model.ts'

walkInNode(selection)

test('at most four events are decided at a time, each once; an event that has left the page is not decided', () => {
  const list = createActor(fromTransition((state) => state, null))
  const events = Array.from({ length: 9 }, (_, at) => ({ ...pendingJazz, id: String(at), version: at }))
  const begun = [
    { type: 'page.select', events },
    { type: 'selection.decide', decision: 'publish', present: events.slice(1) },
    { type: 'decision.confirm' },
  ]
  const ends = ['1', '2', '3', '4', '5', '6', '7', '8'].map((eventId) => ({ type: 'decision.made', eventId }))
  const requestsAfter = (made: number) =>
    played(selectionMachine, { list }, ...begun, ...ends.slice(0, made)).asks.map(([, input]) => input)
  const about = (...versions: number[]) =>
    versions.map((version) => ({ eventId: String(version), decision: 'publish', reason: '', version }))
  // Each finished decision lets the next one start.
  expect(ends.map((_, made) => requestsAfter(made))).toEqual([
    about(1, 2, 3, 4),
    ...[5, 6, 7, 8].map((version) => about(version)),
    [],
    [],
    [],
  ])
  const { at } = played(selectionMachine, { list }, ...begun, ...ends)
  expect(at.value).toBe('choosing')
  expect(at.context.selected).toEqual([])
})
