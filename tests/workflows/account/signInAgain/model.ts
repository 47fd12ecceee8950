import { signInAgainMachine } from '../../../../machines/account/signInAgainMachine.ts'
import { done, failed, named } from '../../../support/workflow/cases.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { loginForm, session, tooOften } from '../../fixtures.ts'
import { signInAgainTable } from './table.ts'

export const signInAgain = modelOf(signInAgainMachine, signInAgainTable, {
  inputs: { '': { email: loginForm.email } },
  facts: ({ form: { email, password }, problems }) => ({ email, password, problem: problems.password }),
  happens: (label, { facts }) => label !== 'password.change' || facts.password === '',
  cases: [
    { type: 'password.change', password: loginForm.password },
    { type: 'form.submit' },
    named('wrong password', failed('login', { code: 'UNAUTHENTICATED', message: 'Invalid credentials' })),
    named('not verified', failed('login', { code: 'EMAIL_UNVERIFIED', message: 'Verify email' })),
    named('too often', failed('login', tooOften)),
    named('no answer', failed('login', { code: 'NETWORK', message: '' })),
    done('login', session),
    { type: 'dialog.leave' },
  ],
})
