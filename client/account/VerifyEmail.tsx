import type { authMachine } from '../../machines/account/authMachine.ts'
import type { Machine } from '../runtime/machine.ts'
import { CodeStep } from './CodeStep.tsx'

export function VerifyEmail({ state, send }: Machine<typeof authMachine>) {
  const { value, context, children } = state
  if (typeof value !== 'object' || !('verifyEmail' in value)) return null
  return (
    <CodeStep
      heading="VERIFY YOUR EMAIL"
      email={context.form.email.trim()}
      actors={children}
      at={value.verifyEmail}
      send={send}
    />
  )
}
