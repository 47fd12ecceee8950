import { passwordResetMachine } from '../../../../machines/account/passwordReset/passwordResetMachine.ts'
import type { ResetForm } from '../../../../machines/account/passwordReset/resetRules.ts'
import { done, failed, named } from '../../../support/workflow/cases.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { tooOften } from '../../fixtures.ts'
import { passwordResetTable } from './table.ts'

const types = (detail: string, changes: Partial<ResetForm>) =>
  named(detail, { type: 'form.change' as const, changes })

const refused = (message: string, field: string, text: string) => ({
  code: 'BAD_USER_INPUT' as const,
  message,
  fields: { [field]: [text] },
})

const resetCodes = 'requestPasswordReset'

export const passwordReset = modelOf(passwordResetMachine, passwordResetTable, {
  inputs: { '': { email: '' } },
  // Fills in each form once, and leaves it after a problem. All failures to send another code are alike.
  happens: (label, { leaves, facts: { form, problems } }) => {
    const isAt = (step: string) => leaves.some((leaf) => leaf.startsWith(step))
    if (label.includes('address')) return isAt('forgotPassword') && form.email === ''
    if (label === 'form.change (the first as the second)') return problems.confirmPassword !== undefined
    if (label.startsWith('form.change')) return isAt('setNewPassword') && form.newPassword === ''
    if (label === 'back' && isAt('setNewPassword')) return Object.keys(problems).length > 0 || 'tried'
    return isAt('forgotPassword') || !/Reset fails \((refused|no answer)/.test(label)
  },
  // Each form is submitted empty first, so that its problems must disappear once it is valid.
  cases: [
    { type: 'email.submit' },
    types('an address', { email: 'mira@example.org' }),
    types('not an address', { email: 'mira' }),
    done(resetCodes),
    named(
      'refused',
      failed(
        resetCodes,
        refused('Please check what you have entered.', 'email', 'Enter a valid email address.'),
      ),
    ),
    named('too often', failed(resetCodes, tooOften)),
    named('broken', failed(resetCodes)),
    named('no answer', failed(resetCodes, { code: 'NETWORK', message: '' })),
    named('six digits', { type: 'code.submit', code: '135790' }),
    named('five digits', { type: 'code.submit', code: '13579' }),
    done('verifyResetCode', { resetToken: 'leave-of-mira' }),
    named('wrong code', failed('verifyResetCode', refused('Invalid OTP.', 'otp', 'Invalid OTP.'))),
    named('too often', failed('verifyResetCode', tooOften)),
    named('no answer', failed('verifyResetCode', { code: 'NETWORK', message: '' })),
    done('resendCountdown'),
    { type: 'code.resend' },
    { type: 'password.submit' },
    types('the same twice', {
      newPassword: 'tulips on the balcony',
      confirmPassword: 'tulips on the balcony',
    }),
    types('two that differ', {
      newPassword: 'tulips on the balcony',
      confirmPassword: 'tulips in the garden',
    }),
    types('the first as the second', { newPassword: 'tulips in the garden' }),
    types('a short one', { newPassword: 'tulips', confirmPassword: 'tulips' }),
    done('setNewPassword'),
    named(
      'a common password',
      failed('setNewPassword', refused('', 'newPassword', 'This password is too common.')),
    ),
    named(
      'too late',
      failed(
        'setNewPassword',
        refused('', 'resetToken', 'This reset has expired. Please ask for a new code.'),
      ),
    ),
    named('too often', failed('setNewPassword', tooOften)),
    named('broken', failed('setNewPassword')),
    { type: 'back' },
  ],
})
