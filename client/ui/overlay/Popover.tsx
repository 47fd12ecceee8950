import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Heading } from '../layout/Heading.tsx'
import { Stack } from '../layout/Stack.tsx'
import { color, media, radius, shadow, space } from '../tokens.ts'

interface PopoverProps {
  /** The `popoverTarget` of the button that opens it. */
  id: string
  title: string
  /** True for a popover that is wider than its button and opens below it. */
  isWide?: boolean
  children: ReactNode
}

export function Popover({ id, title, isWide, children }: PopoverProps) {
  return (
    <dialog id={id} popover="auto" aria-label={title} css={[box, isWide ? below : above]}>
      <Stack gap={3}>
        <Heading level={2} look="card">
          {title}
        </Heading>
        {children}
      </Stack>
    </dialog>
  )
}

// Centred in the window in browsers without anchor positioning.
const box = css({
  margin: 'auto',
  maxWidth: 'calc(100vw - 2rem)',
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  padding: space[5],
  background: color.raised,
  color: color.ink,
  textAlign: 'start',
  boxShadow: shadow.overlay,
  width: '24rem',
})
const above = css({
  '@supports (position-area: top)': {
    inset: 'auto',
    margin: `${space[2]} 0`,
    width: 'anchor-size(width)',
    minWidth: '16rem',
    positionArea: 'top',
    positionTryFallbacks: 'flip-block',
  },
})
/* On a phone it stays centred, because it fills the width. */
const below = css({
  '@supports (position-area: top)': {
    [media.phone]: {
      inset: 'auto',
      margin: `${space[2]} 0`,
      positionArea: 'block-end span-inline-start',
      positionTryFallbacks: 'flip-block, flip-inline',
    },
  },
})
