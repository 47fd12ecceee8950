import { css } from '@emotion/react'
import type { RuleDay } from '../../../machines/events/series/seriesDays.ts'
import * as texts from '../../../machines/events/series/texts.ts'
import {
  Checkbox,
  FieldGroup,
  fullDate,
  missingDay,
  space,
  Stack,
  t,
  Text,
  theEventItself,
} from '../../ui/index.ts'

interface Props {
  /** The day of the event that is being repeated. */
  first?: string
  days: readonly RuleDay[]
  except: readonly string[]
  onToggle: (day: string) => void
}

/**
 * Lists the dates that the rule produces, each with a checkbox to exclude it, and the days skipped because
 * they or their time do not exist.
 */
export function RepeatDates({ first, days, except, onToggle }: Props) {
  if (days.length === 0) return null
  return (
    <FieldGroup label={t(texts.dates)}>
      <Stack gap={3}>
        <Text size="small" tone="muted">
          {t(texts.datesHint)}
        </Text>
        <ul css={list}>
          {first !== undefined && (
            <li>
              <Text size="small">{t(theEventItself(fullDate(first)))}</Text>
            </li>
          )}
          {days.map(({ day, is }) => (
            <li key={day}>
              {is === 'date' ? (
                <Checkbox
                  label={fullDate(day)}
                  checked={!except.includes(day)}
                  onChange={() => onToggle(day)}
                />
              ) : (
                <Text size="small" tone="muted">
                  {leftOut({ day, is })}
                </Text>
              )}
            </li>
          ))}
        </ul>
      </Stack>
    </FieldGroup>
  )
}

const leftOut = ({ day, is }: RuleDay) =>
  t(is === 'missing' ? texts.notInCalendar(missingDay(day)) : texts.skippedByClocks(fullDate(day)))

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  columnGap: space[3],
  alignItems: 'center',
  maxHeight: '16rem',
  overflowY: 'auto',
})
