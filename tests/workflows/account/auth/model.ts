import type { SignupForm } from '../../../../machines/account/rules.ts'
import { authMachine } from '../../../../machines/account/authMachine.ts'
import { done, failed, named } from '../../../support/workflow/cases.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { loginForm, session, signupForm, tooOften } from '../../fixtures.ts'
import { authTable, edge, edges } from './table.ts'

const types = (detail: string, changes: Partial<SignupForm>) =>
  named(detail, { type: 'form.change' as const, changes })

export const auth = modelOf(authMachine, authTable, {
  // Fills in each form on its own tab, and only once.
  happens: (label, { leaves, facts: { form, problems } }) => {
    // A path ends after its fields have been corrected one by one.
    const lacksPassword = 'password' in problems && form.password === ''
    if (label.includes('(only')) return lacksPassword && form.email === ''
    if (lacksPassword && !('email' in problems)) return false
    if (label.startsWith('form.change ({')) {
      const isAt = leaves.includes(label.includes('fullName') ? 'signup.ready' : 'login.ready')
      return isAt && form.email === '' && 'tried'
    }
    if (label.includes('a bug')) return leaves.includes('signup.registering') && 'tried'
    if (/\(a login\)|\(not an/.test(label)) return leaves.includes('login.ready') && form.email === ''
    if (/\(a signup\)|\(a short/.test(label)) return leaves.includes('signup.ready') && form.email === ''
    if (label.startsWith('tab.select')) return form.email !== 'mira' && form.password !== 'short'
    return label !== 'login.submit' || form.fullName === ''
  },
  cases: [
    named('Login', { type: 'tab.select', tab: 'login' }),
    named('Signup', { type: 'tab.select', tab: 'signup' }),
    types('a login', loginForm),
    types('only an address', { email: 'mira@example.org' }),
    types('not an address', { email: 'mira', password: 'a long password' }),
    ...edges.map(([typed]) => types(edge(typed), typed)),
    { type: 'login.submit' },
    done('login', session),
    named('wrong password', failed('login', { code: 'UNAUTHENTICATED', message: 'Invalid credentials' })),
    named('not verified', failed('login', { code: 'EMAIL_UNVERIFIED', message: 'Verify email' })),
    named('too often', failed('login', tooOften)),
    named('no answer', failed('login', { code: 'NETWORK', message: '' })),
    types('a signup', signupForm),
    types('a short password', { ...signupForm, password: 'short' }),
    { type: 'signup.submit' },
    done('register'),
    named('e-mail taken', failed('register', taken('email'))),
    named('phone taken', failed('register', taken('phone'))),
    named('both taken', failed('register', taken('email', 'phone'))),
    named('phone too short', failed('register', refused({ phone: 'This phone number is too short.' }))),
    named('something else', failed('register')),
    named('a bug', { type: 'register fails', error: null as never }),
    named('a bug that names no fields', { type: 'register fails', error: { code: 'INTERNAL' } as never }),
    named('too often', failed('register', tooOften)),
    named('no answer', failed('register', { code: 'NETWORK', message: '' })),
    { type: 'back' },
    { type: 'verification.finish' },
    { type: 'password.forget' },
    { type: 'reset.leave', email: 'mira@example.org' },
  ],
})

function refused(fields: Record<string, string>) {
  return {
    code: 'BAD_USER_INPUT' as const,
    message: 'Please check what you have entered.',
    fields: Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, [text]])),
  }
}

function taken(...names: ('email' | 'phone')[]) {
  const text = { email: 'Email already exists.', phone: 'Phone already exists.' }
  return refused(Object.fromEntries(names.map((name) => [name, text[name]])))
}
