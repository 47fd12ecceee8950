import type { CSSProperties } from 'react'
import type { LayoutProps } from './layoutProps.ts'
import { type Space, space } from '../tokens.ts'

interface StackProps extends LayoutProps {
  gap?: Space
  align?: CSSProperties['alignItems']
}

export function Stack({ as = 'div', gap = 4, align, ...rest }: StackProps) {
  const Box = as as 'div'
  return (
    <Box
      css={{ display: 'flex', flexDirection: 'column', gap: space[gap], alignItems: align, minWidth: 0 }}
      {...rest}
    />
  )
}
