import { expect, test } from 'vitest'
import type { AuditEntry } from '../../../machines/admin/auditList.ts'
import { actionOf, entityOf, fieldOf, placeOf, valueOf } from '../../../client/admin/auditLog/auditWords.ts'

const auditEntry: AuditEntry = {
  id: '1',
  at: '2030-12-01T09:30:00.000Z',
  actor: null,
  action: 'publish',
  entity: 'event',
  entityId: '7',
  reason: null,
  changes: [],
}

test.each([
  ['cancel', 'Cancelled'],
  ['postpone', 'Postponed'],
  ['schedule', 'Takes place again'],
  ['take-down', 'Taken down'],
  ['log-out', 'Logged out one device'],
  ['log-out-elsewhere', 'Logged out all other devices'],
  ['renew-feed', 'Created a calendar address'],
  ['change-visibility', 'Visibility changed'],
  ['end-feed', 'Revoked the calendar address'],
  ['a-new-word', 'a-new-word'],
])('the audit log shows %j as %j', (action, words) => expect(actionOf({ ...auditEntry, action })).toBe(words))

test('a session has a name but no page', () => {
  const session = { ...auditEntry, entity: 'session', entityId: '52' }
  expect(entityOf(session)).toBe('Session 52')
  expect(placeOf(session)).toBeNull()
})

test('lifecycle and visibility are translated into words', () => {
  expect(`${fieldOf('lifecycle')}: ${valueOf('scheduled')} → ${valueOf('cancelled')}`).toBe(
    'Takes place: Yes → Cancelled',
  )
  expect(fieldOf('lifecycleReason')).toBe('Reason')
  expect(`${fieldOf('visibility')}: ${valueOf('public')}`).toBe('Who can see it: Everyone')
  expect(fieldOf('visibilityCeiling')).toBe('Limit of visibility')
})
