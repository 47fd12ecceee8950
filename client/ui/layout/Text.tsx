import { css } from '@emotion/react'
import type { HTMLAttributes } from 'react'
import { color, text } from '../tokens.ts'

const words = css`
  min-width: 0;
  overflow-wrap: anywhere;
`

const tones = { ink: color.ink, muted: color.muted, brand: color.brandText, danger: color.dangerText }

interface TextProps extends HTMLAttributes<HTMLElement> {
  as?: 'p' | 'span' | 'dt' | 'dd'
  tone?: keyof typeof tones
  size?: keyof typeof text
  clamp?: number
}

export function Text({ as = 'p', tone, size = 'body', clamp, ...rest }: TextProps) {
  const Tag = as as 'p'
  return (
    <Tag
      // Users may have written this text in any script.
      dir="auto"
      data-clamped={clamp && true}
      css={[
        words,
        css(text[size]),
        tone && { color: tones[tone] },
        clamp && {
          display: '-webkit-box',
          WebkitLineClamp: clamp,
          WebkitBoxOrient: 'vertical',
          overflow: 'hidden',
        },
      ]}
      {...rest}
    />
  )
}
