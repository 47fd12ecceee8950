import { Button } from '../../ui/buttons/Button.tsx'
import { Form } from '../../ui/fields/Form.tsx'
import { Heading } from '../../ui/layout/Heading.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { PhoneField } from '../../ui/fields/phone/PhoneField.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { type AccountForm, useFirstProblem } from '../accountForm.ts'

export function Signup({ form, problems, busy, change, onSubmit }: AccountForm) {
  const fields = useFirstProblem<HTMLDivElement>(problems)
  return (
    <Form onSubmit={onSubmit} busy={busy} label="Signup">
      <Stack gap={4} ref={fields}>
        <Heading level={2}>CREATE ACCOUNT</Heading>
        <TextField
          label="Full Name"
          required
          autoComplete="name"
          maxLength={120}
          value={form.fullName}
          onChange={(fullName) => change({ fullName })}
          error={problems.fullName}
        />
        <PhoneField
          required
          value={form.phone}
          onChange={(phone) => change({ phone })}
          error={problems.phone}
        />
        <TextField
          label="Email"
          required
          type="email"
          autoComplete="email"
          value={form.email}
          onChange={(email) => change({ email })}
          error={problems.email}
        />
        <PasswordField
          label="Password"
          required
          autoComplete="new-password"
          hint="At least 8 characters"
          value={form.password}
          onChange={(password) => change({ password })}
          error={problems.password}
        />
        <Button type="submit" size="large" wide busy={busy}>
          {busy ? 'Signing up...' : 'Signup'}
        </Button>
      </Stack>
    </Form>
  )
}
