import type { passwordResetMachine } from '../../../machines/account/passwordReset/passwordResetMachine.ts'
import type { Machine } from '../../runtime/machine.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { Form } from '../../ui/fields/Form.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { LockIcon } from '../../ui/icons.tsx'
import { Heading } from '../../ui/layout/Heading.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { useArrival, useFirstProblem } from '../accountForm.ts'
import { Back } from '../CodeStep.tsx'

/* The minimum length that the specification gives the field: the browser's own hint; the rule is the machine's. */
const shortest = 6

export function NewPassword({ state, send }: Machine<typeof passwordResetMachine>) {
  const { form, problems } = state.context
  const busy = state.hasTag('busy')
  const step = useArrival()
  const fields = useFirstProblem<HTMLDivElement>(problems)
  return (
    <Stack gap={5} align="flex-start" ref={step}>
      <Back onClick={() => send({ type: 'back' })} />
      <Form
        onSubmit={() => send({ type: 'password.submit' })}
        busy={busy}
        label="Another password"
        css={{ width: '100%' }}
      >
        <Stack gap={5} ref={fields}>
          <Heading level={2}>SET NEW PASSWORD</Heading>
          {problems.resetToken && <Alert>{problems.resetToken}</Alert>}
          {/* For password managers: whose it is. */}
          <input hidden readOnly autoComplete="username" value={form.email} />
          <PasswordField
            label="New Password"
            autoComplete="new-password"
            icon={<LockIcon />}
            hint="At least 8 characters"
            minLength={shortest}
            value={form.newPassword}
            onChange={(newPassword) => send({ type: 'form.change', changes: { newPassword } })}
            error={problems.newPassword}
          />
          <PasswordField
            label="Confirm Password"
            autoComplete="new-password"
            icon={<LockIcon />}
            minLength={shortest}
            value={form.confirmPassword}
            onChange={(confirmPassword) => send({ type: 'form.change', changes: { confirmPassword } })}
            error={problems.confirmPassword}
          />
          <Button type="submit" size="large" wide busy={busy}>
            {busy ? 'Saving...' : 'Set new password'}
          </Button>
        </Stack>
      </Form>
    </Stack>
  )
}
