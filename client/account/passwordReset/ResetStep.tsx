import type { ReactNode } from 'react'
import type { passwordResetMachine } from '../../../machines/account/passwordReset/passwordResetMachine.ts'
import type { Machine } from '../../runtime/registry.tsx'
import { Button, Form, Heading, Stack, Text, useFirstInvalid } from '../../ui/index.ts'
import { useStepFocus } from '../accountForm.ts'
import { Back } from '../CodeStep.tsx'

interface ResetStepProps extends Machine<typeof passwordResetMachine> {
  label: string
  title: string
  about?: string
  children: ReactNode
  /** Label of the submit button; `busyAction` replaces it while a request is running. */
  action: string
  busyAction: string
  onSubmit: () => void
}

/** The form of one step of the password reset, with a Back button. */
export function ResetStep({ state, send, label, title, about, children, ...submission }: ResetStepProps) {
  const busy = state.hasTag('busy')
  const step = useStepFocus()
  const fields = useFirstInvalid<HTMLDivElement>(state.context.problems)
  return (
    <Stack gap={5} align="flex-start" ref={step}>
      <Back onClick={() => send({ type: 'back' })} />
      <Form onSubmit={submission.onSubmit} busy={busy} label={label} css={{ width: '100%' }}>
        <Stack gap={5} ref={fields}>
          <Stack gap={2}>
            <Heading level={2}>{title}</Heading>
            {about && <Text tone="muted">{about}</Text>}
          </Stack>
          {children}
          <Button type="submit" size="large" wide busy={busy}>
            {busy ? submission.busyAction : submission.action}
          </Button>
        </Stack>
      </Form>
    </Stack>
  )
}
