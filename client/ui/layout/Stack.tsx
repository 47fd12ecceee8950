import type { CSSProperties, HTMLAttributes, Ref } from 'react'
import { type Space, space } from '../tokens.ts'

export interface LayoutProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'header' | 'footer' | 'nav' | 'main' | 'article' | 'aside' | 'ul'
  ref?: Ref<HTMLElement & HTMLDivElement>
}

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
