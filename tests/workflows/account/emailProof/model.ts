import { emailProofMachine } from '../../../../machines/account/emailProofMachine.ts'
import { done, failed, named } from '../../../support/workflow/cases.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { tooOften } from '../../fixtures.ts'
import { emailProofTable } from './table.ts'

export const emailProof = modelOf(emailProofMachine, emailProofTable, {
  inputs: { '': { email: 'mira@example.org' } },
  // This machine never changes the email address.
  facts: () => ({}),
  cases: [
    named('six digits', { type: 'code.submit', code: '135790' }),
    named('five digits', { type: 'code.submit', code: '13579' }),
    named('five digits and a blank', { type: 'code.submit', code: '1357 9' }),
    done('verifyEmail'),
    named('wrong code', failed('verifyEmail', { code: 'BAD_USER_INPUT', message: 'Invalid OTP.' })),
    named('too often', failed('verifyEmail', tooOften)),
    named('no answer', failed('verifyEmail', { code: 'NETWORK', message: '' })),
    done('resendCountdown'),
    { type: 'code.resend' },
    done('resendCode'),
    named('too often', failed('resendCode', tooOften)),
    failed('resendCode'),
    { type: 'back' },
  ],
})
