import { css } from '@emotion/react'
import type { HTMLAttributes } from 'react'

/** Out of sight, but there for a screen reader. */
export const hidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

export function VisuallyHidden({
  as = 'span',
  ...rest
}: HTMLAttributes<HTMLElement> & { as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' }) {
  const Box = as as 'span'
  return <Box css={hidden} {...rest} />
}
