import { css } from '@emotion/react'
import { type ReactNode, useId } from 'react'
import { color, space, text } from './tokens.ts'

const row = css`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  padding-block: 0.625rem;
  & label {
    cursor: pointer;
  }
  & small {
    display: block;
    ${text.small}
    color: ${color.muted};
  }
`

const box = css`
  flex: none;
  width: 1.5rem;
  height: 1.5rem;
  accent-color: ${color.brand};
  cursor: pointer;
`

interface CheckboxProps {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  hint?: ReactNode
  error?: ReactNode
  disabled?: boolean
  className?: string
}

export function Checkbox({ label, checked, onChange, hint, error, disabled, className }: CheckboxProps) {
  const id = useId()
  const note = error ?? hint
  return (
    <div css={row} className={className}>
      <input
        id={id}
        type="checkbox"
        css={box}
        checked={checked}
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        <label htmlFor={id}>{label}</label>
        {note && (
          <small id={`${id}-note`} css={error ? { color: color.dangerText } : undefined}>
            {note}
          </small>
        )}
      </span>
    </div>
  )
}
