import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { color, media, space, text } from '../../tokens.ts'

const list = css`
  display: grid;
  gap: ${space[4]};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  & dt {
    ${text.small}
    color: ${color.muted};
  }
  & dd {
    overflow-wrap: anywhere;
  }
`

interface FactsProps {
  of: readonly (readonly [label: string, value: ReactNode])[]
  className?: string
}

export function Facts({ of, className }: FactsProps) {
  const known = of.filter(([, value]) => value || value === 0)
  return (
    <dl css={list} className={className}>
      {known.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
