import { expect, test } from 'vitest'
import { editEventMachine } from '../../../../machines/events/editEventMachine.ts'
import { done } from '../../../support/workflow/cases.ts'
import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { openStage } from '../../../support/workflow/stage.ts'
import { ownJazz, stage as picture } from '../../fixtures.ts'
import { editEvent } from './model.ts'
import { keptEdit } from './table.ts'

walkInNode(editEvent)

test('what was taken up again is what was changed of the event as it stands now', async () => {
  const stage = openStage(editEventMachine, { event: { ...ownJazz, venue: 'New Bridge Hall' } })
  const content = { changes: { title: 'Jazz at Night' }, deletedImages: ['jazz-zero', 'jazz-one'] }
  await stage.settle(done('findDraft', { ...keptEdit, content, images: [picture] }))
  stage.send({ type: 'draft.continue' })
  stage.send({ type: 'form.save', now: new Date(2031, 4, 20) })
  const update = { ...content, deletedImages: ['jazz-one'], eventId: '7', images: [picture] }
  expect(stage.asked()).toContainEqual(['updateEvent', update])
})

test('what was changed back is nothing to offer', async () => {
  const stage = openStage(editEventMachine, { event: ownJazz })
  await stage.settle(done('findDraft', { ...keptEdit, content: { changes: {}, deletedImages: [] } }))
  expect(stage.actor.getSnapshot().matches('open')).toBe(true)
})
