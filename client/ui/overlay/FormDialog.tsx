import { type ReactNode, useId } from 'react'
import { Button } from '../buttons/Button.tsx'
import { Alert } from '../feedback/Alert.tsx'
import { Form } from '../fields/form/Form.tsx'
import { useFirstInvalid } from '../fields/form/useFirstInvalid.ts'
import { Stack } from '../layout/Stack.tsx'
import * as texts from '../texts.ts'
import { Dialog } from './Dialog.tsx'
import { t } from '../words/language.ts'

interface FormDialogProps {
  title: string
  size?: 'small' | 'medium'
  submit: string
  problem: string | undefined
  /** Errors by field name. */
  problems: object
  busy: boolean
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

export function FormDialog({
  title,
  size = 'medium',
  submit,
  problem,
  problems,
  busy,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const id = useId()
  const fields = useFirstInvalid<HTMLDivElement>(problems)
  const footer = (
    <>
      <Button variant="secondary" disabled={busy} onClick={onClose}>
        {t(texts.cancel)}
      </Button>
      <Button type="submit" form={id} busy={busy}>
        {busy ? t(texts.saving) : submit}
      </Button>
    </>
  )
  return (
    <Dialog title={title} size={size} footer={footer} onClose={onClose}>
      <Form id={id} busy={busy} onSubmit={onSubmit}>
        <Stack gap={5} ref={fields}>
          {problem && <Alert>{t(problem)}</Alert>}
          {children}
        </Stack>
      </Form>
    </Dialog>
  )
}
