import { css } from '@emotion/react'
import { useState } from 'react'
import { Field, type FieldProps, splitField } from './Field.tsx'
import { controlLook } from './fieldLook.ts'

const date = css`
  appearance: none;
  min-width: 0;
  /* The browser lays the date out in its own language's direction. */
  &:dir(rtl)::-webkit-datetime-edit {
    text-align: right;
  }
  &::-webkit-calendar-picker-indicator {
    padding: 0.5rem;
    margin: -0.5rem;
    cursor: pointer;
    opacity: 0.75;
  }
`

interface DateFieldProps extends FieldProps {
  /** `YYYY-MM-DD`, or '' for none. */
  value: string
  /**
   * Called with a complete date, or with '' once the field is empty: not while the day is missing, nor while
   * the year is only partly typed (2 of 2026).
   */
  onChange: (value: string) => void
  name?: string
  min?: string | undefined
  disabled?: boolean | undefined
}

export function DateField(props: DateFieldProps) {
  const [field, { value, onChange, name, min, disabled }] = splitField(props)
  const [unfinished, setUnfinished] = useState<string | null>(null)
  return (
    <Field {...field}>
      {(wired) => (
        <input
          type="date"
          autoComplete="off"
          css={[controlLook, date]}
          name={name}
          value={unfinished ?? value}
          min={min}
          max="9999-12-31"
          disabled={disabled}
          onChange={({ target }) => {
            const isWhole = target.value === '' ? !target.validity.badInput : target.value >= '1000'
            setUnfinished(isWhole ? null : target.value)
            if (isWhole && target.value !== value) onChange(target.value)
          }}
          onBlur={() => setUnfinished(null)}
          {...wired}
        />
      )}
    </Field>
  )
}
