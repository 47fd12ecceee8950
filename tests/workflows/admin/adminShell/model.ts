import { adminShellMachine } from '../../../../machines/admin/adminShellMachine.ts'
import { done, failed, named } from '../../../support/workflow/cases.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { mira, root, tooOften } from '../../fixtures.ts'
import { adminShellTable } from './table.ts'

export const adminShell = modelOf(adminShellMachine, adminShellTable, {
  inputs: { 'at Category': { tab: 'category' } },
  facts: ({ tab, user, pending, problem }) => ({ tab, user: user?.fullName ?? null, pending, problem }),
  // A person who is turned away has left the area. The address changes only if it leads to another tab.
  happens: (label, { leaves, facts: { tab, pending } }) =>
    (pending === null || tab === 'types') &&
    !leaves.includes('turnedAway') &&
    (label !== 'tab.select (Types)' || tab !== 'types'),
  cases: [
    named('a superadmin', done('getProfile', root)),
    named('a user', done('getProfile', mira)),
    failed('getProfile'),
    named('too often', failed('getProfile', tooOften)),
    { type: 'retry' },
    named('Types', { type: 'tab.select', tab: 'types' }),
    named('another name', { type: 'user.change', user: { ...root, fullName: 'Ada Lovelace' } }),
    named('three', { type: 'pending.count', count: 3 }),
    { type: 'menu.toggle' },
    { type: 'menu.close' },
  ],
})
