import { css } from '@emotion/react'
import type { LayoutProps } from './Stack.tsx'
import { color, media, motion, radius, shadow, space } from '../tokens.ts'

const card = css`
  position: relative;
  min-width: 0;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  box-shadow: ${shadow.card};
`

const padded = css`
  padding: ${space[5]};
`

const flush = css`
  overflow: hidden;
`

const interactive = css`
  transition:
    box-shadow ${motion.soft},
    transform ${motion.soft},
    border-color ${motion.soft};
  ${media.hover} {
    &:hover {
      box-shadow: ${shadow.raised};
      border-color: ${color.faint};
      transform: translateY(-2px);
    }
  }
  &:focus-within:has(:focus-visible) {
    border-color: ${color.focus};
  }
`

interface CardProps extends LayoutProps {
  /** Lifts the card under the pointer. Needs a CardAction inside. */
  interactive?: boolean
  /** For a picture that extends to the card's edge: no padding, and the corners clip the content. */
  flush?: boolean
}

export function Card({ as = 'div', interactive: lifts, flush: bare, ...rest }: CardProps) {
  const Box = as as 'div'
  return <Box css={[card, bare ? flush : padded, lifts && interactive]} {...rest} />
}

/** Around a card's picture on which something lies. */
export const cardPicture = css({ position: 'relative' })
/** The upper corner of the picture, at the start of a line. */
export const cardCorner = css({ position: 'absolute', insetBlockStart: space[3], insetInlineStart: space[3] })
