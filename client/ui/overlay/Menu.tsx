import { css } from '@emotion/react'
import { type ReactNode, useId } from 'react'
import { Button } from '../buttons/Button.tsx'
import { MoreIcon } from '../icons.tsx'
import { phoneOnly } from '../layout/VisuallyHidden.tsx'
import { color, media, radius, shadow, space } from '../tokens.ts'

interface MenuProps {
  label: string
  /** Buttons. */
  children: ReactNode
}

/**
 * Further actions: behind a button on a phone, in a row where there is room. The dialog that an action opens
 * closes it.
 */
export function Menu({ label, children }: MenuProps) {
  const id = useId()
  return (
    <>
      <Button variant="secondary" icon={<MoreIcon size={18} />} css={phoneOnly} popoverTarget={id}>
        {label}
      </Button>
      <div id={id} popover="auto" css={list}>
        {children}
      </div>
    </>
  )
}

// Centred in the window in browsers without anchor positioning.
const list = css({
  margin: 'auto',
  flexDirection: 'column',
  alignItems: 'stretch',
  minWidth: '14rem',
  padding: space[2],
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.raised,
  boxShadow: shadow.overlay,
  '&:popover-open': { display: 'flex' },
  '& > button': { justifyContent: 'start' },
  '@supports (position-area: top)': {
    inset: 'auto',
    margin: `${space[2]} 0`,
    positionArea: 'block-start span-inline-end',
  },
  [media.tablet]: {
    position: 'static',
    display: 'flex',
    flexDirection: 'row',
    flexWrap: 'wrap',
    gap: space[2],
    margin: 0,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    boxShadow: 'none',
  },
})
