import { useMachine } from '@xstate/react'
import { useId, useLayoutEffect } from 'react'
import * as texts from '../../../machines/account/texts.ts'
import {
  Button,
  Dialog,
  Form,
  LockIcon,
  MailIcon,
  PasswordField,
  Stack,
  t,
  Text,
  TextField,
  useFirstInvalid,
  words,
} from '../../ui/index.ts'
import { useMachines } from './machines.ts'

/**
 * Opens above any other dialog. Esc and clicks outside do not close it, because closing it would discard what
 * was typed below.
 */
export function SignInAgain({ email }: { email: string }) {
  const [state, send] = useMachine(useMachines().signInAgain, { input: { email } })
  const { form, problems } = state.context
  const fields = useFirstInvalid<HTMLDivElement>(problems)
  const formId = useId()
  // Focuses the password, because the email is already filled in.
  useLayoutEffect(() => fields.current?.querySelector<HTMLElement>('[type=password]')?.focus(), [fields])
  const busy = state.hasTag('busy')
  const footer = (
    <>
      <Button variant="quiet" disabled={busy} onClick={() => send({ type: 'dialog.leave' })}>
        {t(texts.notNow)}
      </Button>
      <Button type="submit" form={formId} busy={busy}>
        {busy ? t(texts.loggingIn) : t(texts.logInAndGoOn)}
      </Button>
    </>
  )
  return (
    <Dialog title={t(texts.logInAgain)} size="small" footer={footer}>
      <Form id={formId} label={t(texts.login)} busy={busy} onSubmit={() => send({ type: 'form.submit' })}>
        <Stack gap={5} ref={fields}>
          <Text>{t(texts.sessionOver)}</Text>
          <TextField
            label={t(words.email)}
            type="email"
            autoComplete="username"
            icon={<MailIcon />}
            readOnly
            value={form.email}
            onChange={() => {}}
            error={t(problems.email)}
          />
          <PasswordField
            label={t(texts.password)}
            autoComplete="current-password"
            icon={<LockIcon />}
            value={form.password}
            readOnly={busy}
            onChange={(password) => send({ type: 'password.change', password })}
            error={t(problems.password)}
          />
          <Text tone="muted" size="small">
            {t(texts.notNowMeans)}
          </Text>
        </Stack>
      </Form>
    </Dialog>
  )
}
