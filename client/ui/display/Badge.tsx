import { css } from '@emotion/react'
import type { HTMLAttributes, ReactNode } from 'react'
import { color, radius, space } from '../tokens.ts'

const badge = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  padding: 0.1875rem 0.625rem;
  border-radius: ${radius.round};
  font-size: 0.75rem;
  font-weight: 650;
  line-height: calc(1.3 + var(--taller));
  text-align: start;
  max-width: 100%;
  overflow-wrap: break-word;
`

const tones = {
  neutral: css`
    background: ${color.sunken};
    color: ${color.muted};
    box-shadow: inset 0 0 0 1px ${color.line};
  `,
  green: css`
    background: ${color.brandSoft};
    color: ${color.onBrandSoft};
  `,
  brand: css`
    background: ${color.brand};
    color: ${color.onBrand};
  `,
  amber: css`
    background: ${color.amber};
    color: ${color.onAmber};
  `,
  red: css`
    background: ${color.dangerSoft};
    color: ${color.dangerText};
  `,
}

interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /** Amber is reserved for featured and postponed events, and for possible duplicates. */
  tone?: keyof typeof tones
  icon?: ReactNode
}

export function Badge({ tone = 'neutral', icon, children, ...rest }: BadgeProps) {
  return (
    <span dir="auto" css={[badge, tones[tone]]} {...rest}>
      {icon}
      {children}
    </span>
  )
}
