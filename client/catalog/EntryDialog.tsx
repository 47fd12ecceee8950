import * as texts from '../../machines/catalog/texts.ts'
import { TextArea } from '../ui/fields/TextArea.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { FormDialog } from '../ui/overlay/FormDialog.tsx'
import * as words from '../ui/texts.ts'
import type { CatalogKind, CatalogState } from './catalogState.ts'

/** A new entry, or one that is changed. */
export function EntryDialog({ kind: { one, example }, state, send }: CatalogState & { kind: CatalogKind }) {
  const { entry, form, nameProblem, alert } = state.context
  const busy = state.hasTag('busy')
  return (
    <FormDialog
      title={entry ? texts.edit(one) : texts.add(one)}
      submit={entry ? words.saveChanges : texts.add(one)}
      problem={alert?.text}
      busy={busy}
      onSubmit={() => send({ type: 'form.submit' })}
      onClose={() => send({ type: 'dialog.close' })}
    >
      <TextField
        label={words.name}
        required
        maxLength={120}
        autoComplete="off"
        placeholder={example}
        value={form.name}
        error={nameProblem}
        readOnly={busy}
        onChange={(name) => send({ type: 'form.change', changes: { name } })}
      />
      <TextArea
        label={words.description}
        hint={texts.whatBelongs}
        maxLength={1000}
        rows={4}
        value={form.description}
        readOnly={busy}
        onChange={(description) => send({ type: 'form.change', changes: { description } })}
      />
    </FormDialog>
  )
}
