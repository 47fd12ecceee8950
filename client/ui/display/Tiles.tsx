import { css } from '@emotion/react'
import { Skeleton } from '../feedback/Skeleton.tsx'
import { figure } from './formats.ts'
import { color, font, media, radius, shadow, space, text } from '../tokens.ts'

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(6.25rem, 1fr));
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
  }
  & dd {
    font-family: ${font.heading};
    font-size: 1.75rem;
    font-weight: 700;
    line-height: 1.1;
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
`

/** A few figures, large, each with its name; null while it is not known. */
export function Tiles({ of }: { of: readonly { label: string; value: number | string | null }[] }) {
  return (
    <dl css={grid}>
      {of.map(({ label, value }) => (
        <div key={label} css={tile}>
          <dt>{label}</dt>
          <dd>
            {value === null && <Skeleton width="4rem" height="1.9rem" />}
            {typeof value === 'number' ? figure(value) : value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
