import { css } from '@emotion/react'
import { Ring } from '../buttons/Ring.tsx'
import { color, space, text } from '../tokens.ts'

const line = css`
  ${css(text.small)}
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.muted};
  overflow-wrap: anywhere;
  &:empty {
    display: none;
  }
`

/** Always mounted, so that screen readers announce the text when it appears. */
export const Progress = ({ children }: { children: string }) => (
  <output css={line}>
    {children && (
      <>
        <Ring />
        <span>{children}</span>
      </>
    )}
  </output>
)
