import { authMachine } from '../../../machines/account/authMachine.ts'
import { done, failed, named } from '../../support/workflow/cases.ts'
import { modelOf } from '../../support/workflow/model.ts'
import { loginForm, session, signupForm } from '../fixtures.ts'
import { authTable } from './table.ts'

export const auth = modelOf(authMachine, authTable, {
  cases: [
    named('Login', { type: 'tab.select', tab: 'login' }),
    named('Signup', { type: 'tab.select', tab: 'signup' }),
    named('filled in', { type: 'login.submit', form: loginForm }),
    named('empty', { type: 'login.submit', form: { email: '', password: '' } }),
    named('not an address', { type: 'login.submit', form: { email: 'mira', password: 'a long password' } }),
    done('login', session),
    named('wrong password', failed('login', { code: 'UNAUTHENTICATED', message: 'Invalid credentials' })),
    named('not verified', failed('login', { code: 'EMAIL_UNVERIFIED', message: 'Verify email' })),
    named('no answer', failed('login', { code: 'NETWORK', message: '' })),
    named('filled in', { type: 'signup.submit', form: signupForm }),
    named('empty', { type: 'signup.submit', form: { email: '', password: '', fullName: '', phone: '' } }),
    named('short password', { type: 'signup.submit', form: { ...signupForm, password: 'short' } }),
    done('register'),
    named('e-mail taken', failed('register', taken('email'))),
    named('phone taken', failed('register', taken('phone'))),
    named('both taken', failed('register', taken('email', 'phone'))),
    named('something else', failed('register')),
    named('no answer', failed('register', { code: 'NETWORK', message: '' })),
    named('six digits', { type: 'code.submit', code: '135790' }),
    named('five digits', { type: 'code.submit', code: '13579' }),
    named('five digits and a blank', { type: 'code.submit', code: '1357 9' }),
    done('verifyEmail'),
    named('wrong code', failed('verifyEmail', { code: 'BAD_USER_INPUT', message: 'Invalid OTP.' })),
    named('no answer', failed('verifyEmail', { code: 'NETWORK', message: '' })),
    done('resendCountdown'),
    { type: 'code.resend' },
    done('resendCode'),
    failed('resendCode'),
    { type: 'back' },
  ],
})

function taken(...names: ('email' | 'phone')[]) {
  const text = { email: 'Email already exists.', phone: 'Phone already exists.' }
  return {
    code: 'BAD_USER_INPUT' as const,
    message: 'Please check what you have entered.',
    fields: Object.fromEntries(names.map((name) => [name, [text[name]]])),
  }
}
