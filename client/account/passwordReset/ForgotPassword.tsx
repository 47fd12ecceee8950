import type { passwordResetMachine } from '../../../machines/account/passwordReset/passwordResetMachine.ts'
import * as texts from '../../../machines/account/texts.ts'
import type { Machine } from '../../runtime/registry.tsx'
import { fieldsOf, MailIcon, t, TextField, words } from '../../ui/index.ts'
import { ResetStep } from './ResetStep.tsx'

export function ForgotPassword({ state, send }: Machine<typeof passwordResetMachine>) {
  const { form, problems } = state.context
  const field = fieldsOf(form, problems, (changes) => send({ type: 'form.change', changes }))
  return (
    <ResetStep
      state={state}
      send={send}
      label={t(texts.forgotPasswordForm)}
      title={t(texts.forgotPasswordHeading)}
      about={t(texts.addressWanted)}
      action={t(texts.sendCode)}
      busyAction={t(texts.sending)}
      onSubmit={() => send({ type: 'email.submit' })}
    >
      <TextField
        label={t(words.email)}
        type="email"
        autoComplete="username"
        icon={<MailIcon />}
        {...field('email')}
      />
    </ResetStep>
  )
}
