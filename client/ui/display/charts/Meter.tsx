import { css } from '@emotion/react'
import { color, radius, space } from '../../tokens.ts'

const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  overflow-wrap: anywhere;
  gap: ${space[2]};
  align-items: baseline;
  & strong {
    font-variant-numeric: tabular-nums;
  }
`

const track = css`
  grid-column: 1 / -1;
  height: 0.5rem;
  overflow: hidden;
  border-radius: ${radius.round};
  background: ${color.sunken};
  box-shadow: inset 0 0 0 1px ${color.line};
  & > div {
    height: 100%;
    border-radius: inherit;
    background: ${color.brand};
  }
`

interface MeterProps {
  label: string
  text: string
  percent: number
}

export const Meter = ({ label, text, percent }: MeterProps) => (
  <div css={row}>
    <span>{label}</span>
    <strong>{text}</strong>
    <div
      css={track}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- not every browser lets a <meter> be coloured
      role="meter"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={text}
    >
      <div style={{ width: `${percent}%` }} />
    </div>
  </div>
)
