import type { CSSProperties } from 'react'
import type { LayoutProps } from './Stack.tsx'
import { type Space, space } from '../tokens.ts'

interface RowProps extends LayoutProps {
  gap?: Space
  align?: CSSProperties['alignItems']
  justify?: CSSProperties['justifyContent']
  wrap?: boolean
}

export function Row({ as = 'div', gap = 3, align = 'center', justify, wrap = true, ...rest }: RowProps) {
  const Box = as as 'div'
  return (
    <Box
      css={{
        display: 'flex',
        flexWrap: wrap ? 'wrap' : 'nowrap',
        gap: space[gap],
        alignItems: align,
        justifyContent: justify,
        minWidth: 0,
      }}
      {...rest}
    />
  )
}
