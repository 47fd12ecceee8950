import { useMachine } from '@xstate/react'
import * as texts from '../../../machines/account/texts.ts'
import { CodeStep } from '../CodeStep.tsx'
import { useMachines } from './machines.ts'
import { t } from '../../ui/index.ts'

interface VerifyEmailProps {
  email: string
  onLeave: () => void
  onFinish: () => void
}

export function VerifyEmail({ email, onLeave, onFinish }: VerifyEmailProps) {
  const machine = useMachines().emailProof.provide({ actions: { leave: onLeave, finish: onFinish } })
  const [{ value, children }, send] = useMachine(machine, { input: { email } })
  if (typeof value === 'string') return null
  return (
    <CodeStep
      heading={t(texts.verifyYourEmail)}
      email={email}
      actors={children}
      at={value.verifyEmail}
      send={send}
    />
  )
}
