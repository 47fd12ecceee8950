import type { EndForm } from '../../../machines/events/series/seriesDays.ts'
import * as texts from '../../../machines/events/series/texts.ts'
import { DateField, Segmented, t, TextField } from '../../ui/index.ts'

interface Props {
  form: EndForm
  /** How a field shows that it is invalid. */
  fault: (field: 'count' | 'until') => { error?: string | undefined; invalid?: boolean | undefined }
  numberHint: string
  dayHint: string
  min: string | undefined
  onChange: (changes: Partial<EndForm>) => void
}

/** Fields for the end of a series: the number of dates or the last day. */
export function EndFields({ form, fault, numberHint, dayHint, min, onChange }: Props) {
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
          {...fault('count')}
          onChange={(count) => onChange({ count })}
        />
      ) : (
        <DateField
          label={t(texts.lastDay)}
          hint={dayHint}
          required
          min={min}
          value={form.until}
          {...fault('until')}
          onChange={(until) => onChange({ until })}
        />
      )}
    </>
  )
}
