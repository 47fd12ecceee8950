import { css } from '@emotion/react'
import { useId } from 'react'
import { color, media, motion, radius, space } from '../tokens.ts'
import { FieldGroup } from './form/FieldGroup.tsx'

const options = css`
  display: grid;
  gap: ${space[3]};
  ${media.phone} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
`

const option = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 3.25rem;
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.edge};
  border-radius: ${radius.medium};
  background: ${color.surface};
  cursor: pointer;
  font-weight: 600;
  transition:
    background-color ${motion.quick},
    border-color ${motion.quick};
  &:hover {
    border-color: ${color.muted};
  }
  &:has(:checked) {
    background: ${color.brandSoft};
    border-color: ${color.brandText};
    box-shadow: inset 0 0 0 1px ${color.brandText};
    color: ${color.onBrandSoft};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  & input {
    position: absolute;
    inset: 0;
    opacity: 0;
    margin: 0;
    cursor: pointer;
  }
`

interface SegmentedProps {
  label: string
  options: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
}

export function Segmented({ label, options: of, value, onChange }: SegmentedProps) {
  const name = useId()
  return (
    <FieldGroup label={label}>
      <div css={options}>
        {of.map((choice) => (
          <label key={choice.value} css={option}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
