import type { LayoutProps } from './Stack.tsx'
import { type Space, space } from '../tokens.ts'

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
