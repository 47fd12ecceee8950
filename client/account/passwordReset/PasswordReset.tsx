import { useMachine } from '@xstate/react'
import * as texts from '../../../machines/account/texts.ts'
import { CodeStep } from '../CodeStep.tsx'
import { ForgotPassword } from './ForgotPassword.tsx'
import { NewPassword } from './NewPassword.tsx'
import { useMachines } from './machines.ts'
import { t } from '../../ui/index.ts'

interface PasswordResetProps {
  /** As typed into the login form. */
  email: string
  onLeave: (email: string) => void
}

/** The three steps of the password reset: email, code and new password. */
export function PasswordReset({ email, onLeave }: PasswordResetProps) {
  const machine = useMachines().passwordReset.provide({ actions: { leave: (_, typed) => onLeave(typed) } })
  const [state, send] = useMachine(machine, { input: { email } })
  const { value, context, children } = state
  if (typeof value === 'string') return null
  if ('verifyOtp' in value)
    return (
      <CodeStep
        heading={t(texts.verifyOtp)}
        email={context.form.email.trim()}
        actors={children}
        at={value.verifyOtp}
        send={send}
        note={context.resetToken !== null && t(texts.codeUsed)}
      />
    )
  return 'forgotPassword' in value ? (
    <ForgotPassword state={state} send={send} />
  ) : (
    <NewPassword state={state} send={send} />
  )
}
