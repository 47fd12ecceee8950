import { expect, test } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { myEventsMachine } from '../../../../machines/events/myEventsMachine.ts'
import { done, failed } from '../../../support/workflow/cases.ts'
import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { played } from '../../../support/workflow/stage.ts'
import { ownJazz, ownRust, pageOf } from '../../fixtures.ts'
import { myEvents } from './model.ts'

walkInNode(myEvents)

const listed = done('listMyEvents', { ...pageOf(ownJazz, ownRust), next: 'page-two' })
const view = { type: 'event.view', eventId: '7' }
const saved = [view, { type: 'event.edit' }, done('editEvent', { kind: 'saved', event: ownJazz })]

test.each<[string, AnyEventObject[]]>([
  ['while the list is loading', []],
  ['while another page is loading', [listed, { type: 'page.more' }]],
  ['while the list is being refreshed', [listed, ...saved]],
  ['after a failed refresh', [listed, ...saved, failed('listMyEvents')]],
  ['with details open', [listed, view]],
])('the dialog can be closed %s', (_when, events) => {
  expect(played(myEventsMachine, undefined, ...events, { type: 'dialog.close' }).at.status).toBe('done')
})
