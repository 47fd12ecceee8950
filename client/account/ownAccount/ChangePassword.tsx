import type { ownAccountMachine } from '../../../machines/account/own/ownAccountMachine.ts'
import * as texts from '../../../machines/account/own/texts.ts'
import * as accountTexts from '../../../machines/account/texts.ts'
import type { Machine } from '../../runtime/registry.tsx'
import {
  Button,
  fieldsOf,
  Form,
  LockIcon,
  PasswordField,
  Stack,
  t,
  Text,
  useFirstInvalid,
} from '../../ui/index.ts'
import { Step } from './Step.tsx'

type ChangePasswordProps = Machine<typeof ownAccountMachine> & { email: string }

export function ChangePassword({ state, send, email }: ChangePasswordProps) {
  const { form, problems } = state.context
  const busy = state.hasTag('busy')
  const fields = useFirstInvalid<HTMLDivElement>(problems)
  const typed = fieldsOf(form, problems, (changes) => send({ type: 'form.change', changes }))
  const field = (name: keyof typeof form) => ({ icon: <LockIcon />, readOnly: busy, ...typed(name) })
  return (
    <Step from="yourAccount" disabled={busy} onBack={() => send({ type: 'back' })}>
      <Form
        label={t(texts.changePasswordForm)}
        busy={busy}
        onSubmit={() => send({ type: 'password.submit' })}
      >
        <Stack gap={5} ref={fields}>
          {/* Tells password managers which account the password belongs to. */}
          <input hidden readOnly autoComplete="username" value={email} />
          <PasswordField
            label={t(texts.currentPassword)}
            autoComplete="current-password"
            {...field('currentPassword')}
          />
          <PasswordField
            label={t(accountTexts.newPassword)}
            autoComplete="new-password"
            hint={t(accountTexts.passwordLength)}
            {...field('newPassword')}
          />
          <PasswordField
            label={t(accountTexts.confirmPassword)}
            autoComplete="new-password"
            {...field('confirmPassword')}
          />
          <Text tone="muted">{t(texts.stayLoggedInHere)}</Text>
          <Button type="submit" size="large" wide busy={busy}>
            {busy ? t(texts.changing) : t(texts.changePassword)}
          </Button>
        </Stack>
      </Form>
    </Step>
  )
}
