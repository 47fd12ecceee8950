import * as texts from '../../../machines/review/texts.ts'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'

interface ReasonFieldProps {
  label: string
  hint: string
  readOnly?: boolean
  /** Ready-made ones; none where the service has none. */
  reasons: readonly string[]
  value: string
  onChange: (reason: string) => void
}

/** Why something is rejected, in one's own words or beginning with a ready-made text. */
export const ReasonField = ({
  reasons,
  label,
  hint,
  readOnly = false,
  value,
  onChange,
}: ReasonFieldProps) => (
  <Stack gap={3}>
    {reasons.length > 0 && (
      <SelectField
        label={texts.readyMadeReason}
        placeholder={texts.chooseReason}
        options={reasons.map((text) => ({ value: text, label: text }))}
        value={reasons.includes(value) ? value : ''}
        disabled={readOnly}
        onChange={(chosen) => chosen !== '' && onChange(chosen)}
      />
    )}
    <TextArea
      label={label}
      hint={hint}
      rows={3}
      maxLength={1000}
      readOnly={readOnly}
      value={value}
      onChange={onChange}
    />
  </Stack>
)
