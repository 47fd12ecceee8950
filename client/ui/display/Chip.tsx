import { css } from '@emotion/react'
import type { HTMLAttributes, ReactNode } from 'react'
import { color, radius, space, text } from '../tokens.ts'

const chip = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 2rem;
  padding: 0.25rem 0.75rem;
  border: 1px solid ${color.line};
  border-radius: ${radius.round};
  background: ${color.surface};
  color: ${color.ink};
  ${text.small}
  font-weight: 500;
  & > svg {
    color: ${color.brandText};
  }
`

/** A fact of an event, such as its type or category. */
export function Chip({ icon, children, ...rest }: HTMLAttributes<HTMLSpanElement> & { icon?: ReactNode }) {
  return (
    <span css={chip} {...rest}>
      {icon}
      {children}
    </span>
  )
}
