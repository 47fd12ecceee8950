import { expect, test } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { emptyDraft } from '../../../../machines/events/eventForm.ts'
import { createEventMachine } from '../../../../machines/events/createEventMachine.ts'
import { done, failed } from '../../../support/workflow/cases.ts'
import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { played } from '../../../support/workflow/stage.ts'
import { poster } from '../../fixtures.ts'
import { createEvent } from './model.ts'
import { keptHalf } from './table.ts'

walkInNode(createEvent)

const open = (found: unknown, ...events: AnyEventObject[]) =>
  played(createEventMachine, undefined, { type: 'dialog.open' }, done('findDraft', found), ...events)
const submit = (submissionKey: string) => ({
  type: 'event.submit',
  submissionKey,
  now: new Date(2031, 4, 20),
})

test('sending a failed draft again is the same submission, sending a changed draft is a new one', () => {
  const sent = (...events: AnyEventObject[]) => {
    const asks = new Map(open(null, ...filledIn, ...events).asks)
    return asks.get('createEvent') as object
  }
  const again = [submit('first'), failed('createEvent'), submit('second')]
  const rename = { type: 'draft.change', changes: { title: 'Rust from One' } }
  const changed = [...again, failed('createEvent'), rename, submit('third')]
  const fail = { type: 'image.fail', key: poster.key }
  const lacking = [...changed, failed('createEvent'), fail, submit('fourth')]
  expect(sent(submit('first'))).toMatchObject({ submissionKey: 'first', images: [poster] })
  expect(sent(...again)).toMatchObject({ submissionKey: 'first' })
  expect(sent(...changed)).toMatchObject({ submissionKey: 'third', draft: { title: 'Rust from One' } })
  expect(sent(...lacking)).toMatchObject({ submissionKey: 'fourth', images: [] })
})

test('a draft that was sent before a crash is the same submission after it, including its pictures', () => {
  const content = {
    draft: { ...emptyDraft, ...online, isOnline: true, venue: 'Online Event' },
    submissionKey: 'first',
  }
  const found = { ...keptHalf, content, images: [poster] }
  const { asks } = open(found, { type: 'draft.continue' }, submit('second'))
  expect(asks).toContainEqual(['createEvent', { ...content, copiedImages: [], images: [poster] }])
})

test('a draft from a release that could not leave out dates leaves none out', () => {
  const content = {
    draft: { ...emptyDraft, ...online, isOnline: true, venue: 'Online Event' },
    repeating: { frequency: 'WEEKLY', interval: 2, count: '3' },
    submissionKey: null,
  }
  const created = done('createEvent', { eventId: '5' })
  const { asks } = open({ ...keptHalf, content }, { type: 'draft.continue' }, submit('first'), created)
  const rule = { eventId: '5', frequency: 'WEEKLY', interval: 2, until: null, count: 3, except: [] }
  expect(asks).toContainEqual(['repeatEvent', rule])
})

test('an emptied draft is not offered', () => {
  const content = { draft: emptyDraft, submissionKey: null }
  expect(open({ ...keptHalf, content }).at.matches('open')).toBe(true)
})

const online = {
  title: 'Rust from Zero',
  eventType: '2',
  category: '2',
  eventDate: '2031-05-20',
  startTime: '14:00',
  registerLink: 'https://example.org/rust',
}

const filledIn = [
  { type: 'mode.choose', isOnline: true },
  { type: 'draft.change', changes: online },
  { type: 'images.add', images: [poster] },
]
