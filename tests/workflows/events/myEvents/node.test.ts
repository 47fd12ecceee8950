import { expect, test } from 'vitest'
import type { ActorRefFrom } from 'xstate'
import type { EditEnd, editEventMachine } from '../../../../machines/events/editEventMachine.ts'
import { myEventsMachine } from '../../../../machines/events/myEventsMachine.ts'
import { done, failed } from '../../../support/workflow/cases.ts'
import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { openStage, type Stage } from '../../../support/workflow/stage.ts'
import { ownJazz, ownRust, pageOf } from '../../fixtures.ts'
import { myEvents } from './model.ts'

const editOf = ({ actor }: Stage) =>
  actor.getSnapshot().children['editEvent'] as ActorRefFrom<typeof editEventMachine>

/** What a person does in the form for it to end so. */
async function endEdit(stage: Stage, end: EditEnd) {
  await stage.settle(done('findDraft', null))
  if (end.kind === 'cancelled') return editOf(stage).send({ type: 'form.cancel' })
  if (end.kind === 'closed') return editOf(stage).send({ type: 'dialog.close' })
  editOf(stage).send({ type: 'form.save', now: new Date(2031, 4, 20) })
  return await stage.settle(done('updateEvent', end.event))
}

walkInNode(myEvents, {
  events: (stage) => ({ 'done.editEvent': ({ output }: { output: EditEnd }) => endEdit(stage, output) }),
})

test.each<[string, (stage: Stage) => unknown]>([
  ['while it loads', () => {}],
  ['while more is loaded', (stage) => stage.send({ type: 'page.more' })],
  ['while it is refreshed', saveNothing],
  [
    'when that failed',
    async (stage) => {
      await saveNothing(stage)
      await stage.settle(failed('listMyEvents'))
    },
  ],
  ['with details open', (stage) => stage.send({ type: 'event.view', eventId: '7' })],
])('it closes %s', async (when, lead) => {
  const stage = openStage(myEventsMachine, undefined)
  if (when !== 'while it loads') {
    await stage.settle(done('listMyEvents', { ...pageOf(ownJazz, ownRust), next: 'page-two' }))
  }
  await lead(stage)
  stage.send({ type: 'dialog.close' })
  expect(stage.actor.getSnapshot().status).toBe('done')
})

async function saveNothing(stage: Stage) {
  stage.send({ type: 'event.view', eventId: '7' })
  stage.send({ type: 'event.edit' })
  await endEdit(stage, { kind: 'saved', event: ownJazz })
}
