import { css } from '@emotion/react'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { Field, type FieldProps, splitField } from './Field.tsx'
import { decimalDigits } from './decimalDigits.ts'
import { controlLook, roomFor, signBox } from './fieldLook.ts'

const ornament = css`
  position: absolute;
  inset-inline-start: 0.875rem;
  pointer-events: none;
`

const atEnd = css`
  position: absolute;
  inset-inline-end: 0.25rem;
  display: flex;
`

export interface TextFieldProps
  extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | 'value' | 'onChange'> {
  value: string
  onChange: (value: string) => void
  /** For numbers: converts digits of other scripts to ASCII digits. */
  digits?: boolean | undefined
  icon?: ReactNode
  /** A 40 px button after the text. */
  action?: ReactNode
}

export function TextField(props: TextFieldProps) {
  const [field, { value, onChange, digits, icon, action, type = 'text', ...input }] = splitField(props)
  return (
    <Field {...field}>
      {(wired) => (
        <span css={signBox}>
          {icon && <span css={ornament}>{icon}</span>}
          <input
            type={type}
            // Password managers fill in only what says that it belongs to a login.
            autoComplete="off"
            dir={digits ? undefined : directionOf(type, value)}
            css={[controlLook, roomFor(icon ? '2.75rem' : undefined, action ? '3.25rem' : undefined)]}
            value={value}
            onChange={({ target, nativeEvent }) => {
              // Leaves the text alone while an input method is still composing it.
              const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true
              onChange(digits && !isComposing ? decimalDigits(target.value) : target.value)
            }}
            onCompositionEnd={({ currentTarget }) => digits && onChange(decimalDigits(currentTarget.value))}
            {...input}
            {...wired}
          />
          {action && <span css={atEnd}>{action}</span>}
        </span>
      )}
    </Field>
  )
}

/**
 * Email addresses, URLs and passwords run from left to right in every language. An empty field follows the
 * page.
 */
function directionOf(type: string, value: string) {
  if (type !== 'text' && type !== 'search') return 'ltr'
  return value === '' ? undefined : 'auto'
}
