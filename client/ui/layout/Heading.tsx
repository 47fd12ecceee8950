import { css } from '@emotion/react'
import type { HTMLAttributes } from 'react'
import { heading } from '../tokens.ts'

const usual = { 1: 'title', 2: 'section', 3: 'card', 4: 'card' } as const

interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  level: 1 | 2 | 3 | 4
  look?: keyof typeof heading
}

export function Heading({ level, look = usual[level], children, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const
  return (
    <Tag dir="auto" css={css(heading[look])} {...rest}>
      {children}
    </Tag>
  )
}
