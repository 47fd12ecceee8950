import { useId } from 'react'
import { Button } from '../ui/buttons/Button.tsx'
import { Alert } from '../ui/feedback/Alert.tsx'
import { Form } from '../ui/fields/Form.tsx'
import { TextArea } from '../ui/fields/TextArea.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import type { CatalogState, CatalogWords } from './words.ts'

/** A new entry, or one that is changed. */
export function EntryDialog({ words, state, send }: CatalogState & { words: CatalogWords }) {
  const { entry, form, nameProblem, alert } = state.context
  const busy = state.hasTag('busy')
  const id = useId()
  const verb = entry ? 'Save Changes' : `Add ${words.one}`
  const close = () => send({ type: 'dialog.close' })
  const footer = (
    <>
      <Button variant="secondary" disabled={busy} onClick={close}>
        Cancel
      </Button>
      <Button type="submit" form={id} busy={busy}>
        {busy ? 'Saving...' : verb}
      </Button>
    </>
  )
  return (
    <Dialog title={`${entry ? 'Edit' : 'Add'} ${words.one}`} footer={footer} onClose={close}>
      <Form id={id} busy={busy} onSubmit={() => send({ type: 'form.submit' })}>
        <Stack gap={5}>
          {alert && <Alert>{alert.text}</Alert>}
          <TextField
            label="Name"
            required
            maxLength={120}
            autoComplete="off"
            placeholder={words.example}
            value={form.name}
            error={nameProblem}
            readOnly={busy}
            onChange={(name) => send({ type: 'form.change', changes: { name } })}
          />
          <TextArea
            label="Description"
            hint="Optional. What belongs in it."
            maxLength={1000}
            rows={4}
            value={form.description}
            readOnly={busy}
            onChange={(description) => send({ type: 'form.change', changes: { description } })}
          />
        </Stack>
      </Form>
    </Dialog>
  )
}
