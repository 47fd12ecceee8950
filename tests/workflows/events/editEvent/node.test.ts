import { expect, test } from 'vitest'
import { editEventMachine } from '../../../../machines/events/editEvent/editEventMachine.ts'
import { done } from '../../../support/workflow/cases.ts'
import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { played } from '../../../support/workflow/stage.ts'
import { ownJazz, stage as picture } from '../../fixtures.ts'
import { editEvent } from './model.ts'
import { keptEdit } from './table.ts'

walkInNode(editEvent)

test('a continued draft applies to the current event, so deleted pictures that no longer exist are not sent', () => {
  const content = { changes: { title: 'Jazz at Night' }, deletedImages: ['jazz-zero', 'jazz-one'] }
  const { asks } = played(
    editEventMachine,
    { event: { ...ownJazz, venue: ' New Bridge Hall ' } },
    done('findDraft', { ...keptEdit, content, images: [picture] }),
    { type: 'draft.continue' },
    { type: 'form.save', now: new Date(2031, 4, 20) },
  )
  const update = { ...content, deletedImages: ['jazz-one'], eventId: '7', images: [picture] }
  expect(asks).toContainEqual(['updateEvent', update])
})

test('a draft without changes is not offered', () => {
  const found = { ...keptEdit, content: { changes: {}, deletedImages: [] } }
  expect(played(editEventMachine, { event: ownJazz }, done('findDraft', found)).at.matches('open')).toBe(true)
})
