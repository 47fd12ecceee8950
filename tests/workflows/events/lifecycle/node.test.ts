import { expect, test } from 'vitest'
import type { OwnEvent } from '../../../../machines/domain.ts'
import { possibleChanges } from '../../../../machines/events/lifecycle/lifecycleMachine.ts'
import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { ownJazz, ownRust, ownWorkshop } from '../../fixtures.ts'
import { lifecycle } from './model.ts'

walkInNode(lifecycle)

/** Jazz ends at 23:00 in Cologne, two hours ahead of UTC. Rust is in Lisbon and has no end time. */
test.each<[string, OwnEvent, string, string[]]>([
  ['is published', ownJazz, '2031-06-14T20:59:00Z', ['CANCELLED', 'POSTPONED']],
  ['is over', ownJazz, '2031-06-14T21:00:00Z', []],
  ['is pending', ownRust, '2031-07-02T22:59:00Z', ['CANCELLED', 'POSTPONED']],
  ['is pending and over', ownRust, '2031-07-02T23:00:00Z', []],
  [
    'lasts several days',
    { ...ownRust, endDate: '2031-07-04' },
    '2031-07-04T12:00:00Z',
    ['CANCELLED', 'POSTPONED'],
  ],
  ['was rejected', ownWorkshop, '2030-01-01T00:00:00Z', []],
  ['is cancelled', { ...ownJazz, lifecycle: 'CANCELLED' }, '2030-01-01T00:00:00Z', ['SCHEDULED']],
  ['is cancelled and over', { ...ownJazz, lifecycle: 'CANCELLED' }, '2032-01-01T00:00:00Z', []],
  [
    'is postponed',
    { ...ownJazz, lifecycle: 'POSTPONED' },
    '2032-01-01T00:00:00Z',
    ['CANCELLED', 'SCHEDULED'],
  ],
  ['comes from a service without lifecycles', { ...ownJazz, lifecycle: null }, '2030-01-01T00:00:00Z', []],
])('the possible changes to an event that %s', (_which, event, now, changes) => {
  expect(possibleChanges(event, new Date(now))).toEqual(changes)
})
