import type { passwordResetMachine } from '../../../machines/account/passwordReset/passwordResetMachine.ts'
import type { Machine } from '../../runtime/machine.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { MailIcon } from '../../ui/icons.tsx'
import { ResetStep } from './ResetStep.tsx'

export function ForgotPassword({ state, send }: Machine<typeof passwordResetMachine>) {
  const { form, problems } = state.context
  return (
    <ResetStep
      state={state}
      send={send}
      label="Forgot password"
      title="FORGOT PASSWORD"
      about="Tell us your address, and we send you a code to set a new password."
      action="Send code"
      busyAction="Sending..."
      onSubmit={() => send({ type: 'email.submit' })}
    >
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        icon={<MailIcon />}
        value={form.email}
        onChange={(email) => send({ type: 'form.change', changes: { email } })}
        error={problems.email}
      />
    </ResetStep>
  )
}
