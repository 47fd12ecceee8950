import { css } from '@emotion/react'
import type { HTMLAttributes } from 'react'
import { color, radius, text } from '../tokens.ts'

const chip = css`
  display: inline-block;
  padding: 0.25rem 0.75rem;
  border: 1px solid ${color.line};
  border-radius: ${radius.round};
  background: ${color.surface};
  color: ${color.ink};
  ${text.small}
  font-weight: 500;
  overflow-wrap: anywhere;
`

export function Chip(attributes: HTMLAttributes<HTMLSpanElement>) {
  return <span dir="auto" css={chip} {...attributes} />
}
