import { css } from '@emotion/react'
import { useId } from 'react'
import { Text } from '../layout/Text.tsx'
import { color, motion, radius, space } from '../tokens.ts'

interface SwitchProps {
  label: string
  /** The explanation next to the switch. */
  children: string
  on: boolean
  busy: boolean
  onToggle: () => void
}

/** A switch that takes effect immediately. */
export function Switch({ label, children, on, busy, onToggle }: SwitchProps) {
  const id = useId()
  return (
    <label css={row}>
      <span css={lines}>
        <strong>{label}</strong>
        <Text as="span" tone="muted" size="small" id={id}>
          {children}
        </Text>
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-label={label}
        aria-describedby={id}
        css={track}
        aria-checked={on}
        checked={on}
        {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
        onChange={busy ? ignore : onToggle}
      />
    </label>
  )
}

const ignore = () => {}

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: '2.75rem',
  paddingBlock: space[4],
  cursor: 'pointer',
})
const lines = css({ flex: 1, minWidth: 0, display: 'grid', gap: space[1] })
const track = css({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: '3.25rem',
  height: '1.875rem',
  margin: 0,
  border: `2px solid ${color.edge}`,
  borderRadius: radius.round,
  background: color.sunken,
  cursor: 'pointer',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '0.25rem',
    insetInlineStart: '0.25rem',
    width: '1.125rem',
    height: '1.125rem',
    borderRadius: '50%',
    background: color.edge,
    transition: `inset-inline-start ${motion.quick}, background-color ${motion.quick}`,
  },
  '&:checked': { background: color.brand, borderColor: color.brand },
  '&:checked::before': { insetInlineStart: '1.625rem', background: color.onBrand },
  '&[aria-disabled]': { opacity: 0.6 },
  '@media (forced-colors: active)': {
    '&::before': { background: 'buttontext' },
    '&:checked::before': { background: 'highlight' },
  },
})
