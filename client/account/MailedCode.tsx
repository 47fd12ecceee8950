import type { authMachine } from '../../machines/account/authMachine.ts'
import type { Machine } from '../runtime/registry.tsx'
import { VerifyEmail } from './emailProof/VerifyEmail.tsx'
import { PasswordReset } from './passwordReset/PasswordReset.tsx'

/** The steps that require a code sent by email: verifying the address and resetting the password. */
export function MailedCode({ state, send }: Machine<typeof authMachine>) {
  const { email } = state.context.form
  if (state.matches('verifyEmail'))
    return (
      <VerifyEmail
        email={email.trim()}
        onLeave={() => send({ type: 'back' })}
        onFinish={() => send({ type: 'verification.finish' })}
      />
    )
  return <PasswordReset email={email} onLeave={(typed) => send({ type: 'reset.leave', email: typed })} />
}
