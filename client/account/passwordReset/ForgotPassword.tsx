import type { passwordResetMachine } from '../../../machines/account/passwordReset/passwordResetMachine.ts'
import type { Machine } from '../../runtime/machine.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Form } from '../../ui/fields/Form.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { MailIcon } from '../../ui/icons.tsx'
import { Heading } from '../../ui/layout/Heading.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { useArrival, useFirstProblem } from '../accountForm.ts'
import { Back } from '../CodeStep.tsx'

export function ForgotPassword({ state, send }: Machine<typeof passwordResetMachine>) {
  const { form, problems } = state.context
  const busy = state.hasTag('busy')
  const step = useArrival()
  const fields = useFirstProblem<HTMLDivElement>(problems)
  return (
    <Stack gap={5} align="flex-start" ref={step}>
      <Back onClick={() => send({ type: 'back' })} />
      <Form
        onSubmit={() => send({ type: 'email.submit' })}
        busy={busy}
        label="Forgot password"
        css={{ width: '100%' }}
      >
        <Stack gap={5} ref={fields}>
          <Stack gap={2}>
            <Heading level={2}>FORGOT PASSWORD</Heading>
            <Text tone="muted">Tell us your address, and we send you a code to set a new password.</Text>
          </Stack>
          <TextField
            label="Email"
            type="email"
            autoComplete="username"
            icon={<MailIcon />}
            value={form.email}
            onChange={(email) => send({ type: 'form.change', changes: { email } })}
            error={problems.email}
          />
          <Button type="submit" size="large" wide busy={busy}>
            {busy ? 'Sending...' : 'Send code'}
          </Button>
        </Stack>
      </Form>
    </Stack>
  )
}
