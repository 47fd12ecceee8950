import type { passwordResetMachine } from '../../../machines/account/passwordReset/passwordResetMachine.ts'
import * as texts from '../../../machines/account/texts.ts'
import type { Machine } from '../../runtime/registry.tsx'
import { Alert, fieldsOf, LockIcon, PasswordField, t, words } from '../../ui/index.ts'
import { ResetStep } from './ResetStep.tsx'

/* The specification's minimum length, as a hint for the browser. The machine enforces a longer one. */
const shortest = 6

export function NewPassword({ state, send }: Machine<typeof passwordResetMachine>) {
  const { form, problems } = state.context
  const field = fieldsOf(form, problems, (changes) => send({ type: 'form.change', changes }))
  return (
    <ResetStep
      state={state}
      send={send}
      label={t(texts.anotherPassword)}
      title={t(texts.setNewPasswordHeading)}
      action={t(texts.setNewPassword)}
      busyAction={t(words.saving)}
      onSubmit={() => send({ type: 'password.submit' })}
    >
      {problems.resetToken && <Alert>{t(problems.resetToken)}</Alert>}
      {/* Tells password managers which account the password belongs to. */}
      <input hidden readOnly autoComplete="username" value={form.email} />
      <PasswordField
        label={t(texts.newPassword)}
        autoComplete="new-password"
        icon={<LockIcon />}
        hint={t(texts.passwordLength)}
        minLength={shortest}
        {...field('newPassword')}
      />
      <PasswordField
        label={t(texts.confirmPassword)}
        autoComplete="new-password"
        icon={<LockIcon />}
        minLength={shortest}
        {...field('confirmPassword')}
      />
    </ResetStep>
  )
}
