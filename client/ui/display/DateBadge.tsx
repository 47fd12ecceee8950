import { css } from '@emotion/react'
import { color, font, radius, shadow } from '../tokens.ts'
import { formatter } from '../words/language.ts'

const leaf = css`
  display: inline-grid;
  justify-items: center;
  align-content: center;
  width: 3.25rem;
  height: 3.5rem;
  border-radius: ${radius.medium};
  background: ${color.raised};
  color: ${color.ink};
  box-shadow: ${shadow.card};
  font-family: ${font.heading};
  line-height: 1;
  & > span:first-of-type {
    font-size: 1.375rem;
    font-weight: 750;
    letter-spacing: -0.02em;
  }
  & > span:last-of-type {
    margin-block-start: 0.1875rem;
    font-family: ${font.text};
    font-size: 0.6875rem;
    font-weight: 700;
    letter-spacing: 0.06em;
    text-transform: uppercase;
    color: ${color.brandText};
  }
`

const months = formatter((locale) => new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }))

/** `date` is `YYYY-MM-DD`. */
export function DateBadge({ date }: { date: string }) {
  const day = new Date(`${date}T00:00:00Z`)
  if (Number.isNaN(day.getTime())) return null
  return (
    <time dateTime={date} css={leaf}>
      <span>{day.getUTCDate()}</span> <span>{months().format(day)}</span>
    </time>
  )
}
