import { ownAccountMachine } from '../../../../machines/account/own/ownAccountMachine.ts'
import type { AccountForm } from '../../../../machines/account/own/ownAccountRules.ts'
import { done, failed, named } from '../../../support/workflow/cases.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { tooOften } from '../../fixtures.ts'
import { desk, here, phone } from './sessions.ts'
import { ownAccountTable } from './table.ts'

const types = (detail: string, changes: Partial<AccountForm>) =>
  named(detail, { type: 'form.change' as const, changes })
const refused = (field: string) => ({
  code: 'BAD_USER_INPUT' as const,
  message: 'This is not your password.',
  fields: { [field]: ['This is not your password.'] },
})

export const ownAccount = modelOf(ownAccountMachine, ownAccountTable, {
  facts: ({ form, problems, sessions, problem }) => ({ form, problems, sessions, problem }),
  // Fills in each form once. The list of devices is used only as first loaded.
  happens: (label, { leaves, facts: { form, sessions } }) => {
    if (label.startsWith('form.change (the'))
      return leaves.includes('deletion.asking') && form.password === ''
    if (label.startsWith('form.change')) return leaves.includes('password.typing') && form.newPassword === ''
    if (leaves.includes('overview.downloading')) return label.startsWith('exportAccount')
    if (label === 'back' && /loading|ending/.test(leaves.join())) return false
    if (label === 'session.end') return sessions.length === 3
    if (label === 'sessions.endOthers') return sessions.length > 1
    return true
  },
  cases: [
    { type: 'password.open' },
    { type: 'devices.open' },
    { type: 'calendar.open' },
    { type: 'notifications.open' },
    { type: 'embed.open' },
    { type: 'deletion.open' },
    { type: 'data.download' },
    done('exportAccount'),
    failed('exportAccount'),
    types('all three', {
      currentPassword: 'a long password',
      newPassword: 'tulips on the balcony',
      confirmPassword: 'tulips on the balcony',
    }),
    types('two that differ', {
      newPassword: 'tulips on the balcony',
      confirmPassword: 'tulips in the garden',
    }),
    { type: 'password.submit' },
    done('changePassword'),
    named('not the password', failed('changePassword', refused('currentPassword'))),
    named(
      'too many tries',
      failed('changePassword', {
        code: 'RATE_LIMITED',
        message: 'Too many requests. Please try again later.',
      }),
    ),
    done('listSessions', [here, phone, desk]),
    failed('listSessions'),
    named('too often', failed('listSessions', tooOften)),
    { type: 'retry' },
    { type: 'session.end', id: '52' },
    done('endSession'),
    failed('endSession'),
    { type: 'sessions.endOthers' },
    done('endOtherSessions'),
    failed('endOtherSessions'),
    types('the password', { password: 'a long password' }),
    { type: 'deletion.confirm' },
    done('deleteAccount'),
    named('not the password', failed('deleteAccount', refused('password'))),
    named(
      'the last superadmin',
      failed('deleteAccount', {
        code: 'CONFLICT',
        message: 'The last superadmin cannot delete their own account.',
      }),
    ),
    { type: 'back' },
  ],
})
