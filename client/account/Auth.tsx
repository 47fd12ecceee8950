import { Suspense, useEffect, useState } from 'react'
import type { authMachine } from '../../machines/account/authMachine.ts'
import type { SignupForm } from '../../machines/account/rules.ts'
import { onFirstSign } from '../ui/feedback/firstSign.ts'
import { Spinner } from '../ui/feedback/Spinner.tsx'
import { Tabs } from '../ui/layout/Tabs.tsx'
import { later } from '../runtime/later.tsx'
import { Login } from './Login.tsx'
import type { Machine } from '../runtime/machine.ts'
import { patient } from '../ui/feedback/patient.ts'

const Signup = later(async () => (await import('./Signup.tsx')).Signup)
const VerifyEmail = later(async () => (await import('./VerifyEmail.tsx')).VerifyEmail)

const tabs = { login: 'Login', signup: 'Signup' }
const blank: SignupForm = { fullName: '', email: '', phone: '', password: '' }
const arriving = <Spinner label="Loading..." css={patient} />

/** The tabs Login and Signup, and what follows on them. What was typed stays from one to the other. Most come to log in: the rest is fetched behind that. */
export function Auth({ state, send }: Machine<typeof authMachine>) {
  const [form, setForm] = useState(blank)
  useEffect(
    () =>
      onFirstSign(() => {
        void Signup.prefetch()
        void VerifyEmail.prefetch()
      }),
    [],
  )
  if (state.matches('verifyEmail'))
    return (
      <Suspense fallback={arriving}>
        <VerifyEmail state={state} send={send} />
      </Suspense>
    )

  const props = {
    form,
    problems: state.context.problems,
    busy: state.hasTag('busy'),
    change: (changes: Partial<SignupForm>) => setForm({ ...form, ...changes }),
  }
  const active = state.matches('signup') ? 'signup' : 'login'
  return (
    <Tabs
      of={tabs}
      active={active}
      label="Account"
      look="pill"
      onSelect={(tab) => send({ type: 'tab.select', tab })}
    >
      {active === 'login' ? (
        <Login {...props} onSubmit={() => send({ type: 'login.submit', form })} />
      ) : (
        <Suspense fallback={arriving}>
          <Signup {...props} onSubmit={() => send({ type: 'signup.submit', form })} />
        </Suspense>
      )}
    </Tabs>
  )
}
