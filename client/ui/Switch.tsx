import { css } from '@emotion/react'
import { type ReactNode, useId } from 'react'
import { color, motion, space, text } from './tokens.ts'

const row = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  min-height: 2.75rem;
  & label {
    font-weight: 600;
    cursor: pointer;
  }
  & small {
    display: block;
    ${text.small}
    color: ${color.muted};
  }
`

const track = css`
  appearance: none;
  position: relative;
  flex: none;
  width: 3.25rem;
  height: 2rem;
  border: 1px solid ${color.edge};
  border-radius: 1rem;
  background: ${color.sunken};
  cursor: pointer;
  transition:
    background-color ${motion.soft},
    border-color ${motion.soft};
  &::after {
    content: '';
    position: absolute;
    inset-block-start: 0.25rem;
    inset-inline-start: 0.25rem;
    width: 1.375rem;
    height: 1.375rem;
    border-radius: 50%;
    background: ${color.edge};
    transition:
      transform ${motion.soft},
      background-color ${motion.soft};
  }
  &:checked {
    background: ${color.brand};
    border-color: ${color.brand};
  }
  &:checked::after {
    background: ${color.onBrand};
    transform: translateX(1.25rem);
  }
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
`

interface SwitchProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  hint?: ReactNode
  disabled?: boolean
  className?: string
}

/** Something that is on or off from this moment. */
export function Switch({ label, checked, onChange, hint, disabled, className }: SwitchProps) {
  const id = useId()
  return (
    <div css={row} className={className}>
      <span>
        <label htmlFor={id}>{label}</label>
        {hint && <small id={`${id}-hint`}>{hint}</small>}
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        css={track}
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  )
}
