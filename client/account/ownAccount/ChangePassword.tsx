import type { ownAccountMachine } from '../../../machines/account/own/ownAccountMachine.ts'
import type { Machine } from '../../runtime/machine.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Form } from '../../ui/fields/Form.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { LockIcon } from '../../ui/icons.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { useFirstProblem } from '../accountForm.ts'
import { BackToStep, useStep } from './step.tsx'

type ChangePasswordProps = Machine<typeof ownAccountMachine> & { email: string }

export function ChangePassword({ state, send, email }: ChangePasswordProps) {
  const { form, problems } = state.context
  const busy = state.hasTag('busy')
  const step = useStep()
  const fields = useFirstProblem<HTMLDivElement>(problems)
  const field = (name: 'currentPassword' | 'newPassword' | 'confirmPassword') => ({
    icon: <LockIcon />,
    value: form[name],
    onChange: (typed: string) => send({ type: 'form.change', changes: { [name]: typed } }),
    error: problems[name],
    readOnly: busy,
  })
  return (
    <Stack gap={4} align="flex-start" ref={step}>
      <BackToStep label="Your Account" disabled={busy} onClick={() => send({ type: 'back' })} />
      <Form
        label="Change password"
        busy={busy}
        onSubmit={() => send({ type: 'password.submit' })}
        css={{ width: '100%' }}
      >
        <Stack gap={5} ref={fields}>
          {/* For password managers: whose it is. */}
          <input hidden readOnly autoComplete="username" value={email} />
          <PasswordField
            label="Current Password"
            autoComplete="current-password"
            {...field('currentPassword')}
          />
          <PasswordField
            label="New Password"
            autoComplete="new-password"
            hint="At least 8 characters"
            {...field('newPassword')}
          />
          <PasswordField label="Confirm Password" autoComplete="new-password" {...field('confirmPassword')} />
          <Text tone="muted">
            You stay logged in here. Every other device is logged out, and we send you a mail.
          </Text>
          <Button type="submit" size="large" wide busy={busy}>
            {busy ? 'Changing...' : 'Change Password'}
          </Button>
        </Stack>
      </Form>
    </Stack>
  )
}
