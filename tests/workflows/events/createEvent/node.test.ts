import { expect, test } from 'vitest'
import { emptyDraft } from '../../../../machines/events/rules.ts'
import { createEventMachine } from '../../../../machines/events/createEventMachine.ts'
import { done, failed } from '../../../support/workflow/cases.ts'
import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { openStage } from '../../../support/workflow/stage.ts'
import { poster } from '../../fixtures.ts'
import { createEvent } from './model.ts'
import { keptHalf } from './table.ts'

walkInNode(createEvent)

test('sending again what failed is the same submission, a changed draft is another', async () => {
  const stage = openStage(createEventMachine, undefined)
  const submit = (submissionKey: string) => {
    stage.send({ type: 'event.submit', submissionKey, now: new Date(2031, 4, 20) })
    return stage.asked().find(([actor]) => actor === 'createEvent')?.[1] as object
  }
  stage.send({ type: 'dialog.open' })
  await stage.settle(done('findDraft', null))
  stage.send({ type: 'mode.choose', isOnline: true })
  stage.send({ type: 'draft.change', changes: online })
  stage.send({ type: 'images.add', images: [poster] })
  expect(submit('first')).toMatchObject({ submissionKey: 'first', images: [poster] })
  await stage.settle(failed('createEvent'))
  expect(submit('second')).toMatchObject({ submissionKey: 'first' })
  await stage.settle(failed('createEvent'))
  stage.send({ type: 'draft.change', changes: { title: 'Rust from One' } })
  expect(submit('third')).toMatchObject({ submissionKey: 'third', draft: { title: 'Rust from One' } })
  await stage.settle(failed('createEvent'))
  stage.send({ type: 'image.fail', key: poster.key })
  expect(submit('fourth')).toMatchObject({ submissionKey: 'fourth', images: [] })
})

test('what was sent before a crash is the same submission after it, pictures and all', async () => {
  const stage = openStage(createEventMachine, undefined)
  const content = {
    draft: { ...emptyDraft, ...online, isOnline: true, venue: 'Online Event' },
    submissionKey: 'first',
  }
  stage.send({ type: 'dialog.open' })
  await stage.settle(done('findDraft', { ...keptHalf, content, images: [poster] }))
  stage.send({ type: 'draft.continue' })
  stage.send({ type: 'event.submit', submissionKey: 'second', now: new Date(2031, 4, 20) })
  expect(stage.asked()).toContainEqual(['createEvent', { ...content, images: [poster] }])
})

test('what was emptied again is nothing to offer', async () => {
  const stage = openStage(createEventMachine, undefined)
  stage.send({ type: 'dialog.open' })
  const content = { draft: emptyDraft, submissionKey: null }
  await stage.settle(done('findDraft', { ...keptHalf, content }))
  expect(stage.actor.getSnapshot().matches('open')).toBe(true)
})

const online = {
  title: 'Rust from Zero',
  eventType: '2',
  category: '2',
  eventDate: '2031-05-20',
  startTime: '14:00',
  registerLink: 'https://example.org/rust',
}
