import { TextArea } from '../ui/fields/TextArea.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { FormDialog } from '../ui/overlay/FormDialog.tsx'
import type { CatalogState, CatalogWords } from './words.ts'

/** A new entry, or one that is changed. */
export function EntryDialog({ words, state, send }: CatalogState & { words: CatalogWords }) {
  const { entry, form, nameProblem, alert } = state.context
  const busy = state.hasTag('busy')
  return (
    <FormDialog
      title={`${entry ? 'Edit' : 'Add'} ${words.one}`}
      submit={entry ? 'Save Changes' : `Add ${words.one}`}
      problem={alert?.text}
      busy={busy}
      onSubmit={() => send({ type: 'form.submit' })}
      onClose={() => send({ type: 'dialog.close' })}
    >
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
    </FormDialog>
  )
}
