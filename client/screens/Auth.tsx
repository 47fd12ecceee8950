import { useState } from 'react'
import type { authMachine } from '../../machines/authMachine.ts'
import type { SignupForm } from '../../machines/rules/account.ts'
import { Tabs } from '../ui/Tabs.tsx'
import { Login } from './Login.tsx'
import type { Machine } from './machine.ts'
import { Signup } from './Signup.tsx'
import { VerifyEmail } from './VerifyEmail.tsx'

const tabs = { login: 'Login', signup: 'Signup' }
const blank: SignupForm = { fullName: '', email: '', phone: '', password: '' }

/** The tabs Login and Signup, and what follows on them. What was typed stays from one to the other. */
export function Auth({ state, send }: Machine<typeof authMachine>) {
  const [form, setForm] = useState(blank)
  if (state.matches('verifyEmail')) return <VerifyEmail state={state} send={send} />

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
        <Signup {...props} onSubmit={() => send({ type: 'signup.submit', form })} />
      )}
    </Tabs>
  )
}
