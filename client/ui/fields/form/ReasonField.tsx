import { Stack } from '../../layout/Stack.tsx'
import * as texts from '../../texts.ts'
import { SelectField } from '../SelectField.tsx'
import { TextArea, type TextAreaProps } from '../TextArea.tsx'
import { t } from '../../words/language.ts'

interface ReasonFieldProps extends TextAreaProps {
  /** Suggested reasons. */
  reasons: readonly string[]
}

/** A field for a reason, optionally filled in from a suggestion. */
export const ReasonField = ({ reasons, ...area }: ReasonFieldProps) => {
  const { value, onChange, readOnly = false } = area
  if (reasons.length === 0) return <TextArea rows={3} {...area} />
  return (
    <Stack gap={3}>
      <SelectField
        label={t(texts.readyReason)}
        placeholder={t(texts.chooseReason)}
        options={reasons.map((text) => ({ value: text, label: text }))}
        value={reasons.includes(value) ? value : ''}
        disabled={readOnly}
        onChange={(chosen) => chosen !== '' && onChange(chosen)}
      />
      <TextArea rows={3} {...area} />
    </Stack>
  )
}
