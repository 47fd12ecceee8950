import { useMachine } from '@xstate/react'
import { useId, useLayoutEffect } from 'react'
import { Button } from '../../ui/buttons/Button.tsx'
import { Form } from '../../ui/fields/Form.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { LockIcon, MailIcon } from '../../ui/icons.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { useFirstProblem } from '../accountForm.ts'
import { useMachines } from './machines.ts'

/** Over whatever is open. Neither Esc nor a click beside it closes it, since that would throw away what was typed below. */
export function SignInAgain({ email }: { email: string }) {
  const [state, send] = useMachine(useMachines().signInAgain, { input: { email } })
  const { form, problems } = state.context
  const fields = useFirstProblem<HTMLDivElement>(problems)
  const formId = useId()
  // The first field is known.
  useLayoutEffect(() => fields.current?.querySelector<HTMLElement>('[type=password]')?.focus(), [fields])
  const busy = state.hasTag('busy')
  const footer = (
    <>
      <Button variant="quiet" disabled={busy} onClick={() => send({ type: 'dialog.leave' })}>
        Not now
      </Button>
      <Button type="submit" form={formId} busy={busy}>
        {busy ? 'Logging in...' : 'Log In and Go On'}
      </Button>
    </>
  )
  return (
    <Dialog title="Log in again" size="small" footer={footer}>
      <Form id={formId} label="Login" busy={busy} onSubmit={() => send({ type: 'form.submit' })}>
        <Stack gap={5} ref={fields}>
          <Text>
            Your session is over. Nothing on this page is lost: log in again, and what you sent goes on.
          </Text>
          <TextField
            label="Email"
            type="email"
            autoComplete="username"
            icon={<MailIcon />}
            readOnly
            value={form.email}
            onChange={() => {}}
            error={problems.email}
          />
          <PasswordField
            label="Password"
            autoComplete="current-password"
            icon={<LockIcon />}
            value={form.password}
            readOnly={busy}
            onChange={(password) => send({ type: 'password.change', password })}
            error={problems.password}
          />
          <Text tone="muted" size="small">
            With Not now you leave this page without what you typed. There you can log in with another
            account.
          </Text>
        </Stack>
      </Form>
    </Dialog>
  )
}
