import type { TextareaHTMLAttributes } from 'react'
import { Field, type FieldProps, splitField } from './Field.tsx'
import { controlLook } from './fieldLook.ts'

export interface TextAreaProps
  extends
    FieldProps,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps | 'value' | 'onChange'> {
  value: string
  onChange: (value: string) => void
}

export function TextArea(props: TextAreaProps) {
  const [field, { value, onChange, rows = 5, ...area }] = splitField(props)
  return (
    <Field {...field}>
      {(wired) => (
        <textarea
          autoComplete="off"
          dir={value === '' ? undefined : 'auto'}
          css={[controlLook, { display: 'block', resize: 'vertical' }]}
          rows={rows}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          {...area}
          {...wired}
        />
      )}
    </Field>
  )
}
