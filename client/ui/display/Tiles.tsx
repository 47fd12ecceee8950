import { css } from '@emotion/react'
import { Skeleton } from '../feedback/Skeleton.tsx'
import { figure } from '../words/formats.ts'
import { color, font, media, radius, shadow, space, text } from '../tokens.ts'

const grid = css`
  display: grid;
  gap: ${space[3]};
  ${media.tablet} {
    gap: ${space[4]};
  }
`

const tile = css`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  gap: ${space[1]};
  padding: ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.card};
  ${media.tablet} {
    padding: ${space[4]};
  }
  & dt {
    ${text.small}
    color: ${color.muted};
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: ${color.brandText};
  }
  & dd {
    font-family: ${font.heading};
    font-size: 1.75rem;
    font-weight: 700;
    line-height: calc(1.1 + var(--taller));
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
`

interface Tile {
  label: string
  value: number | string | null
  detail?: string
}

export function Tiles({ of, min = '6.25rem' }: { of: readonly Tile[]; min?: string }) {
  return (
    <dl css={[grid, { gridTemplateColumns: `repeat(auto-fit, minmax(${min}, 1fr))` }]}>
      {of.map(({ label, value, detail }) => (
        <div key={label} css={tile}>
          <dt>
            <span>{label}</span>
            {detail && <small>{detail}</small>}
          </dt>
          <dd>
            {value === null && <Skeleton width="4rem" height="1.9rem" />}
            {typeof value === 'number' ? figure(value) : value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
