import * as texts from '../../../machines/account/texts.ts'
import {
  Button,
  fieldsOf,
  Form,
  Heading,
  LockIcon,
  MailIcon,
  PasswordField,
  Stack,
  t,
  TextField,
  useFirstInvalid,
  words,
} from '../../ui/index.ts'
import type { AccountForm } from '../accountForm.ts'

interface LoginProps extends AccountForm {
  onForget: () => void
}

export function Login({ form, problems, busy, change, onSubmit, onForget }: LoginProps) {
  const field = fieldsOf(form, problems, change)
  const fields = useFirstInvalid<HTMLDivElement>(problems)
  return (
    <Form onSubmit={onSubmit} busy={busy} label={t(texts.login)}>
      <Stack gap={5} ref={fields}>
        <Heading level={2}>{t(texts.welcomeBack)}</Heading>
        <TextField
          label={t(words.email)}
          type="email"
          name="email"
          autoComplete="email"
          icon={<MailIcon />}
          {...field('email')}
        />
        <PasswordField
          label={t(texts.password)}
          name="password"
          autoComplete="current-password"
          icon={<LockIcon />}
          {...field('password')}
        />
        <Button type="submit" size="large" wide busy={busy}>
          {busy ? t(texts.loggingIn) : t(texts.login)}
        </Button>
        <Button variant="quiet" size="small" css={{ alignSelf: 'center' }} disabled={busy} onClick={onForget}>
          {t(texts.forgotPassword)}
        </Button>
      </Stack>
    </Form>
  )
}
