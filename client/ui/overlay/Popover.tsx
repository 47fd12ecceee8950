import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Heading } from '../layout/Heading.tsx'
import { Stack } from '../layout/Stack.tsx'
import { color, radius, shadow, space } from '../tokens.ts'

interface PopoverProps {
  /** The `popoverTarget` of the button that opens it. */
  id: string
  title: string
  children: ReactNode
}

export function Popover({ id, title, children }: PopoverProps) {
  return (
    <dialog id={id} popover="auto" aria-label={title} css={box}>
      <Stack gap={3}>
        <Heading level={2} look="card">
          {title}
        </Heading>
        {children}
      </Stack>
    </dialog>
  )
}

// Over its button and as wide; in the middle of the window where a browser cannot tie them together.
const box = css({
  margin: 'auto',
  maxWidth: 'calc(100vw - 2rem)',
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  padding: space[5],
  background: color.raised,
  color: color.ink,
  boxShadow: shadow.overlay,
  width: '24rem',
  '@supports (position-area: top)': {
    inset: 'auto',
    margin: `${space[2]} 0`,
    width: 'anchor-size(width)',
    minWidth: '16rem',
    positionArea: 'top',
    positionTryFallbacks: 'flip-block',
  },
})
