import { css } from '@emotion/react'
import { color, space, text } from '../tokens.ts'
import { fullMoment } from '../words/formats.ts'

export interface TimelineEntry {
  key: string
  title: string
  by: string
  /** ISO 8601 */
  at: string
  detail?: string
  quote?: string | null
}

export const Timeline = ({ entries }: { entries: readonly TimelineEntry[] }) => (
  <ol css={list}>
    {entries.map(({ key, title, by, at, detail, quote }) => (
      <li key={key}>
        <strong>{title}</strong>
        <span css={muted}>
          <bdi>{by}</bdi>, <time dateTime={at}>{fullMoment(at)}</time>
        </span>
        {detail && <span css={muted}>{detail}</span>}
        {quote && <blockquote dir="auto">{quote}</blockquote>}
      </li>
    ))}
  </ol>
)

const muted = css`
  ${text.small}
  color: ${color.muted};
`

const list = css`
  display: grid;
  & > li {
    position: relative;
    display: grid;
    gap: ${space[1]};
    padding-block-end: ${space[4]};
    padding-inline-start: ${space[5]};
    border-inline-start: 2px solid ${color.line};
    margin-inline-start: 0.3125rem;
    overflow-wrap: anywhere;
  }
  & > li:last-of-type {
    border-color: transparent;
    padding-block-end: 0;
  }
  & > li::before {
    content: '';
    position: absolute;
    inset-block-start: 0.4375rem;
    inset-inline-start: -0.4375rem;
    inline-size: 0.75rem;
    block-size: 0.75rem;
    border-radius: 50%;
    background: ${color.brand};
  }
  & blockquote {
    margin: ${space[1]} 0 0;
    padding-inline-start: ${space[3]};
    border-inline-start: 3px solid ${color.line};
    white-space: pre-line;
  }
`
