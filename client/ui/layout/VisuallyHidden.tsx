import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { media } from '../tokens.ts'

export const hidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

export const VisuallyHidden = ({ children }: { children: ReactNode }) => <span css={hidden}>{children}</span>

export const phoneOnly = css({ [media.tablet]: { display: 'none' } })
