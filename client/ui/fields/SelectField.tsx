import { css } from '@emotion/react'
import { Field, type FieldProps, splitField } from './Field.tsx'
import { controlLook, signBox } from './fieldLook.ts'
import { ChevronDownIcon } from '../firstIcons.tsx'
import { color } from '../tokens.ts'

export interface Choice {
  value: string
  label: string
}

const select = css`
  appearance: none;
  padding-inline-end: 2.75rem;
  text-overflow: ellipsis;
  & > option {
    background: ${color.surface};
    color: ${color.ink};
  }
`

interface SelectFieldProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  options: readonly Choice[]
  /** Label of the first option, whose value is ''. */
  placeholder?: string | undefined
  disabled?: boolean | undefined
}

export function SelectField(props: SelectFieldProps) {
  const [field, { value, onChange, options, placeholder, ...control }] = splitField(props)
  return (
    <Field {...field}>
      {(wired) => (
        <span css={signBox}>
          <select
            css={[controlLook, select]}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            {...control}
            {...wired}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon size={18} />
        </span>
      )}
    </Field>
  )
}

/** Turns categories or event types into options. */
export const anyOf = (choices: readonly { id: string; name: string }[]) =>
  choices.map(({ id, name }) => ({ value: id, label: name }))
