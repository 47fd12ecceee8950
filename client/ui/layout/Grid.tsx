import { css } from '@emotion/react'
import type { LayoutProps } from './Stack.tsx'
import { media, type Space, space } from '../tokens.ts'

interface GridProps extends LayoutProps {
  /** Minimum width of a column, as a CSS length. */
  min: string
  gap?: Space
}

export function Grid({ as = 'div', min, gap = 5, ...rest }: GridProps) {
  const Box = as as 'div'
  return (
    <Box
      css={{
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${min}), 1fr))`,
        gap: space[gap],
      }}
      {...rest}
    />
  )
}

/** Lays out fields side by side where there is room. */
export const twoColumns = css({
  display: 'grid',
  gap: space[4],
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})

/** Spans both columns. */
export const bothColumns = css({ gridColumn: '1 / -1' })
