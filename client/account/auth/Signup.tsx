import * as texts from '../../../machines/account/texts.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Form } from '../../ui/fields/Form.tsx'
import { Heading } from '../../ui/layout/Heading.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { PhoneField } from '../../ui/fields/phone/PhoneField.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import * as words from '../../ui/texts.ts'
import { type AccountForm, useFirstProblem } from '../accountForm.ts'

export function Signup({ form, problems, busy, change, onSubmit }: AccountForm) {
  const fields = useFirstProblem<HTMLDivElement>(problems)
  return (
    <Form onSubmit={onSubmit} busy={busy} label={texts.signup}>
      <Stack gap={4} ref={fields}>
        <Heading level={2}>{texts.createAccount}</Heading>
        <TextField
          label={words.fullName}
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
          label={words.email}
          required
          type="email"
          autoComplete="email"
          value={form.email}
          onChange={(email) => change({ email })}
          error={problems.email}
        />
        <PasswordField
          label={texts.password}
          required
          autoComplete="new-password"
          hint={texts.passwordLength}
          value={form.password}
          onChange={(password) => change({ password })}
          error={problems.password}
        />
        <Button type="submit" size="large" wide busy={busy}>
          {busy ? texts.signingUp : texts.signup}
        </Button>
      </Stack>
    </Form>
  )
}
