import { css } from '@emotion/react'
import { color, space, text } from '../tokens.ts'

const box = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[3]};
  /* Enlarges the touch target without taking up more space. */
  min-height: 2.75rem;
  min-width: 2.75rem;
  justify-content: center;
  cursor: pointer;
  ${text.small}
  & > input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    flex: none;
    accent-color: ${color.brand};
    cursor: inherit;
  }
  &:has(:disabled) {
    cursor: not-allowed;
  }
`

interface CheckboxProps {
  label: string
  hideLabel?: boolean
  checked: boolean
  mixed?: boolean
  disabled?: boolean
  onChange: () => void
  className?: string
}

export const Checkbox = ({
  label,
  hideLabel,
  checked,
  mixed = false,
  disabled,
  onChange,
  className,
}: CheckboxProps) => (
  <label css={box} className={className}>
    <input
      ref={(input) => {
        if (input) input.indeterminate = mixed
      }}
      type="checkbox"
      aria-label={hideLabel ? label : undefined}
      checked={checked}
      disabled={disabled}
      onChange={onChange}
    />
    {!hideLabel && label}
  </label>
)
