import { css } from '@emotion/react'
import type { KeyboardEvent, ReactNode } from 'react'
import { targetOf } from '../../buttons/arrowKeys.ts'
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx'
import { color, media, motion, radius, space, text } from '../../tokens.ts'
import { fullDate, wholeDate } from '../../words/formats.ts'
import { t } from '../../words/language.ts'
import { monthName, weekdays, weeksOf } from '../../words/weeks.ts'
import * as texts from './texts.ts'

interface Props {
  /** The event's own date, which cannot be excluded. */
  first: string | undefined
  days: readonly string[]
  except: readonly string[]
  onToggle: (day: string) => void
}

/**
 * A calendar of the dates. Pressing a date excludes it or includes it again. All buttons share one tab stop.
 */
export function DatesCalendar({ first, days, except, onToggle }: Props) {
  const months = new Set([...(first === undefined ? [] : [first]), ...days].map((day) => day.slice(0, 7)))
  const dayOf = (day: string) => {
    if (day === first) return <FirstDay day={day} />
    if (!days.includes(day)) return numberOf(day)
    return (
      <button
        type="button"
        aria-label={wholeDate(day)}
        aria-pressed={!except.includes(day)}
        tabIndex={day === days[0] ? 0 : -1}
        css={[mark, date]}
        onClick={() => onToggle(day)}
        onKeyDown={moveFocus}
      >
        {numberOf(day)}
      </button>
    )
  }
  return (
    <fieldset aria-label={t(texts.calendarOfDates)} css={grid}>
      {[...months].map((month) => (
        <Month key={month} month={month} dayOf={dayOf} />
      ))}
    </fieldset>
  )
}

interface MonthProps {
  month: string
  dayOf: (day: string) => ReactNode
}

const Month = ({ month, dayOf }: MonthProps) => (
  <table css={table}>
    <caption>{monthName(month)}</caption>
    <thead>
      <tr>
        {weekdays().map(({ letter, name }) => (
          <th key={name} scope="col">
            <span aria-hidden>{letter}</span>
            <VisuallyHidden>{name}</VisuallyHidden>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {weeksOf(month).map((week) => (
        <tr key={week[0]}>
          {week.map((day) => (
            <td key={day}>{day.startsWith(month) && dayOf(day)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

const FirstDay = ({ day }: { day: string }) => (
  <span css={[mark, firstMark]}>
    <span aria-hidden>{numberOf(day)}</span>
    <VisuallyHidden>{t(texts.theEventItself(fullDate(day)))}</VisuallyHidden>
  </span>
)

const numberOf = (day: string) => Number(day.slice(8))

function moveFocus(event: KeyboardEvent<HTMLButtonElement>) {
  const button = event.currentTarget
  const buttons = [...(button.closest('fieldset')?.querySelectorAll('button') ?? [])]
  const to = targetOf(event.key, buttons.indexOf(button), buttons.length)
  if (to === undefined) return
  event.preventDefault()
  buttons[to]?.focus()
}

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  gap: ${space[4]};
  align-items: start;
  max-height: 22rem;
  overflow-y: auto;
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
`

const table = css`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  ${text.small}
  font-variant-numeric: tabular-nums;
  text-align: center;
  & > caption {
    padding-block-end: ${space[2]};
    font-weight: 650;
    text-align: start;
  }
  & th {
    height: 1.75rem;
    ${text.tiny}
    font-weight: 600;
    color: ${color.muted};
  }
  & td {
    height: 2.5rem;
    padding: 0;
    color: ${color.muted};
  }
`

const mark = css`
  display: inline-grid;
  place-items: center;
  width: 2.25rem;
  max-width: 100%;
  height: 2.25rem;
  border: 1.5px solid transparent;
  border-radius: ${radius.round};
  font-weight: 650;
`

const firstMark = css`
  border-color: ${color.brandText};
  color: ${color.brandText};
`

const date = css`
  transition:
    background-color ${motion.quick},
    color ${motion.quick};
  &[aria-pressed='true'] {
    background: ${color.brand};
    color: ${color.onBrand};
  }
  &[aria-pressed='false'] {
    border: 1.5px dashed ${color.edge};
    color: ${color.muted};
    text-decoration: line-through;
  }
  ${media.hover} {
    &[aria-pressed='true']:hover {
      background: ${color.brandHover};
    }
    &[aria-pressed='false']:hover {
      background: ${color.sunken};
    }
  }
`
