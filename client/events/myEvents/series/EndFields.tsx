import type { Problem } from '../../../../machines/events/rules.ts'
import type { EndForm } from '../../../../machines/events/series/seriesDays.ts'
import * as texts from '../../../../machines/events/series/texts.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import * as words from '../../../ui/texts.ts'
import { t } from '../../../ui/words/language.ts'

interface Props {
  form: EndForm
  problem: Problem | null
  numberHint: string
  dayHint: string
  min: string | undefined
  onChange: (changes: Partial<EndForm>) => void
}

/** Fields for the end of a series: the number of dates or the last day. */
export function EndFields({ form, problem, numberHint, dayHint, min, onChange }: Props) {
  const errorOf = (field: string) => t(problem?.fields.includes(field) && problem.text)
  return (
    <>
      <Segmented
        label={t(texts.ends)}
        options={[
          { value: 'COUNT', label: t(texts.afterDates) },
          { value: 'UNTIL', label: t(texts.onDay) },
        ]}
        value={form.ends}
        onChange={(value) => onChange({ ends: value === 'UNTIL' ? 'UNTIL' : 'COUNT' })}
      />
      {form.ends === 'COUNT' ? (
        <TextField
          label={t(texts.numberOfDates)}
          hint={numberHint}
          required
          digits
          inputMode="numeric"
          value={form.count}
          error={errorOf('count')}
          onChange={(count) => onChange({ count })}
        />
      ) : (
        <DateField
          label={t(texts.lastDay)}
          hint={dayHint}
          required
          min={min}
          value={form.until}
          error={errorOf('until')}
          onChange={(until) => onChange({ until })}
        />
      )}
    </>
  )
}

/**
 * The form's props that show a problem: next to the fields concerned, or above the form if the problem is not
 * about the end.
 */
export const problemPropsOf = (problem: Problem | null) => ({
  problem: t(problem?.fields.some((field) => field !== 'except') ? undefined : problem?.text),
  problems: Object.fromEntries((problem?.fields ?? []).map((field) => [field, problem?.text])),
})

interface OutdatedProps {
  title: string
  problem: Problem | null
  onClose: () => void
}

/** Shown instead of the form after somebody else has changed the event. */
export const Outdated = ({ title, problem, onClose }: OutdatedProps) => (
  <Dialog
    title={title}
    size="small"
    footer={<Button onClick={onClose}>{t(words.close)}</Button>}
    onClose={onClose}
  >
    <Alert>{t(problem?.text)}</Alert>
  </Dialog>
)
