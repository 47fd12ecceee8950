import { Field, type FieldProps } from './Field.tsx'
import { controlLook } from './fieldLook.ts'
import { splitField } from './splitField.ts'

interface DateFieldProps extends FieldProps {
  /** `YYYY-MM-DD`, or '' while no whole date is given. */
  value: string
  onChange: (value: string) => void
  min?: string | undefined
  max?: string | undefined
  disabled?: boolean | undefined
}

/** The browser's own date input, in the reader's own order of day, month and year. */
export function DateField(props: DateFieldProps) {
  const [field, { value, onChange, ...input }] = splitField(props)
  return (
    <Field {...field}>
      {(wired) => (
        <input
          type="date"
          css={[
            controlLook,
            {
              appearance: 'none',
              minWidth: 0,
              '&::-webkit-calendar-picker-indicator': {
                padding: '0.5rem',
                margin: '-0.5rem',
                cursor: 'pointer',
                opacity: 0.75,
              },
            },
          ]}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          {...input}
          {...wired}
        />
      )}
    </Field>
  )
}
