import * as texts from '../../machines/catalog/texts.ts'
import { fieldsOf, FormDialog, t, TextArea, TextField, words } from '../ui/index.ts'
import type { CatalogKind, CatalogState } from './catalogState.ts'

/** Creates or edits an entry. */
export function EntryDialog({
  kind: { messages, example },
  state,
  send,
}: CatalogState & { kind: CatalogKind }) {
  const { entry, form, problems, alert } = state.context
  const busy = state.hasTag('busy')
  const field = fieldsOf(form, problems, (changes) => send({ type: 'form.change', changes }))
  return (
    <FormDialog
      title={entry ? t(messages.edit) : t(messages.add)}
      submit={entry ? t(words.saveChanges) : t(messages.add)}
      problem={t(alert?.text)}
      problems={problems}
      busy={busy}
      onSubmit={() => send({ type: 'form.submit' })}
      onClose={() => send({ type: 'dialog.close' })}
    >
      <TextField
        label={t(words.name)}
        required
        maxLength={120}
        autoComplete="off"
        placeholder={t(example)}
        readOnly={busy}
        {...field('name')}
      />
      <TextArea
        label={t(words.description)}
        hint={t(texts.whatBelongs)}
        maxLength={1000}
        rows={4}
        readOnly={busy}
        {...field('description')}
      />
    </FormDialog>
  )
}
