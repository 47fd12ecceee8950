import { expect, test } from 'vitest'
import { userActs } from '../../../../machines/admin/acts/userActs.ts'
import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { miraAccount } from '../../lists/list/model.ts'
import { act } from './model.ts'

walkInNode(act)

test.each([
  [{}, ['Deactivate', 'Verify', 'Make Super Admin', 'Make Admin']],
  [
    { isActive: false, verifiedUser: true },
    ['Activate', 'Withdraw Verification', 'Make Super Admin', 'Make Admin'],
  ],
  [{ userType: 'ADMIN' as const }, ['Deactivate', 'Verify', 'Make Super Admin', 'Make User']],
])('what may be done to an account %j, and that its opposite undoes each of it', (more, verbs) => {
  const account = { ...miraAccount, ...more }
  const acts = userActs(account)
  expect(acts.map(({ verb }) => verb)).toEqual(verbs)
  for (const { change, undo } of acts) {
    expect({ ...account, ...change }).not.toEqual(account)
    expect({ ...account, ...change, ...undo }).toEqual(account)
  }
})
