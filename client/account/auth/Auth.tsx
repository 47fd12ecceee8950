import { useEffect } from 'react'
import type { authMachine } from '../../../machines/account/authMachine.ts'
import type { SignupForm } from '../../../machines/account/rules.ts'
import * as texts from '../../../machines/account/texts.ts'
import { loadCode, onFirstSign, patient, Spinner, t, Tabs, useTypedBefore, words } from '../../ui/index.ts'
import { later } from '../../runtime/later.tsx'
import { useReturn } from '../accountForm.ts'
import { Login } from './Login.tsx'
import type { Machine } from '../../runtime/registry.tsx'

const Waiting = () => <Spinner label={t(words.loading)} css={patient} />
const waiting = <Waiting />
const Signup = later(async () => (await loadCode(() => import('./Signup.tsx'))).Signup, { waiting })
const MailedCode = later(async () => (await loadCode(() => import('../MailedCode.tsx'))).MailedCode, {
  waiting,
})

/**
 * The Login and Signup tabs, and the steps that follow. Most people only log in, so the code for everything
 * else is loaded later.
 */
export function Auth({ state, send }: Machine<typeof authMachine>) {
  const { form, problems } = state.context
  const needsCode = state.matches('verifyEmail') || state.matches('passwordReset')
  const login = useReturn(!needsCode)
  useTypedBefore(login, (changes) => send({ type: 'form.change', changes }))
  useEffect(
    () =>
      onFirstSign(() => {
        void Signup.prefetch()
        void MailedCode.prefetch()
      }),
    [],
  )
  if (needsCode) return <MailedCode state={state} send={send} />

  const props = {
    form,
    problems,
    busy: state.hasTag('busy'),
    change: (changes: Partial<SignupForm>) => send({ type: 'form.change', changes }),
  }
  const active = state.matches('signup') ? 'signup' : 'login'
  return (
    <div ref={login}>
      <Tabs
        of={{ login: t(texts.login), signup: t(texts.signup) }}
        active={active}
        label={t(texts.account)}
        look="pill"
        onSelect={(tab) => send({ type: 'tab.select', tab })}
      >
        {active === 'login' ? (
          <Login
            {...props}
            onSubmit={() => send({ type: 'login.submit' })}
            onForget={() => send({ type: 'password.forget' })}
          />
        ) : (
          <Signup {...props} onSubmit={() => send({ type: 'signup.submit' })} />
        )}
      </Tabs>
    </div>
  )
}
