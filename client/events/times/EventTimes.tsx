import { css } from '@emotion/react'
import { useLayoutEffect, useRef, useState } from 'react'
import type { EventForm } from '../../../machines/events/eventForm.ts'
import { dayAfter } from '../../../machines/events/calendarDays.ts'
import { gapAfter, lastDayOf } from '../../../machines/events/days.ts'
import { timeProblem } from '../../../machines/events/rules.ts'
import type { Message } from '../../../machines/language/message.ts'
import { followedBy } from '../../../machines/pictures/texts.ts'
import * as texts from '../../../machines/events/texts.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { time12 } from '../../ui/words/formats.ts'
import { placeOfZone } from '../../../machines/language/zones.ts'
import { DateField } from '../../ui/fields/DateField.tsx'
import { TimeField } from '../../ui/fields/time/TimeField.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { space } from '../../ui/tokens.ts'
import { twoColumns, whole } from '../twoColumns.ts'
import { ZoneField } from './ZoneField.tsx'
import { zoneInWords } from './zoneInWords.ts'
import { t } from '../../ui/words/language.ts'

type Times = Pick<EventForm, 'eventDate' | 'endDate' | 'startTime' | 'endTime' | 'timeZone'>

interface Props {
  times: Times
  field: (name: keyof Times) => {
    value: string
    invalid: boolean | undefined
    onChange: (value: string) => void
  }
  onChange: (changes: Partial<Times>) => void
  /** The time zone of the times; '' while it is not known. */
  zone: string
  /**
   * Shown next to the zone or instead of it. If both are missing, as with a foreign service that has no
   * zones, nothing is shown.
   */
  zoneNote: Message | null
  /** The place's own zone, if another one was chosen. */
  placeZone?: string | undefined
  /** The earliest day that can be chosen. */
  min?: string
}

/** The fields for day, times, last day and time zone, shared by all event forms. */
export function EventTimes({ times, field, onChange, zone, zoneNote, placeZone, min }: Props) {
  const { eventDate, startTime, endTime } = times
  const timeField = (name: 'startTime' | 'endTime', day: string) => {
    const wired = field(name)
    const next = gapAfter(day, times[name], zone)
    const skipped = next && t(texts.skippedWithNext(time12(times[name]), placeOfZone(zone), time12(next)))
    return { ...wired, error: skipped ?? t(!wired.invalid && timeProblem(times[name])) }
  }
  return (
    <div css={twoColumns}>
      <DateField label={t(texts.eventDate)} required css={whole} min={min} {...field('eventDate')} />
      <TimeField label={t(texts.startTime)} required {...timeField('startTime', eventDate)} />
      <TimeField label={t(texts.endTime)} {...timeField('endTime', lastDayOf(times) || eventDate)} />
      {eventDate !== '' && <LastDay times={times} field={field} onChange={onChange} />}
      {(zone !== '' || zoneNote !== null) && (
        <Zone
          words={zone === '' ? null : zoneInWords(zone, eventDate, startTime || endTime)}
          note={zoneNote}
          placeZone={placeZone}
          onPick={(timeZone) => onChange({ timeZone })}
        />
      )}
    </div>
  )
}

/**
 * The last day is optional. It is proposed if the end time is before the start time, so that the event goes
 * past midnight.
 */
function LastDay({ times, field, onChange }: Pick<Props, 'times' | 'field' | 'onChange'>) {
  const { eventDate } = times
  const lastDay = lastDayOf(times)
  const place = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  const choose = (endDate: string) => {
    isPressed.current = true
    onChange({ endDate })
  }
  // The pressed button was unmounted, so move the focus to its replacement.
  useLayoutEffect(() => {
    if (isPressed.current) place.current?.querySelector<HTMLElement>('input, button')?.focus()
    isPressed.current = false
  })
  return (
    <div ref={place} css={whole}>
      {lastDay === '' ? (
        <Button variant="quiet" size="small" css={flush} onClick={() => choose(dayAfter(eventDate))}>
          {t(texts.endsOnAnotherDay)}
        </Button>
      ) : (
        <Stack gap={1} align="start">
          <DateField
            label={t(texts.endDate)}
            css={wide}
            hint={times.endDate === '' && t(texts.pastMidnight)}
            min={eventDate}
            {...field('endDate')}
            value={lastDay}
          />
          <Button variant="quiet" size="small" css={flush} onClick={() => choose(eventDate)}>
            {t(texts.endsOnSameDay)}
          </Button>
        </Stack>
      )}
    </div>
  )
}

interface ZoneProps {
  words: Message | null
  note: Message | null
  placeZone: string | undefined
  /** Called with '' for the zone of the place. */
  onPick: (zone: string) => void
}

function Zone({ words, note, placeZone, onPick }: ZoneProps) {
  const [isSearching, setSearching] = useState(false)
  const change = useRef<HTMLButtonElement>(null)
  const pick = (zone: string) => {
    setSearching(false)
    onPick(zone)
    change.current?.focus()
  }
  return (
    <Stack gap={2} css={whole}>
      <Row gap={2} wrap>
        <Text as="span" size="small" tone="muted">
          {t(words && note ? followedBy(words, note) : (words ?? note))}
        </Text>
        {placeZone && (
          <Button variant="quiet" size="small" onClick={() => pick('')}>
            {t(texts.takeZone(placeOfZone(placeZone)))}
          </Button>
        )}
        <Button
          ref={change}
          variant="quiet"
          size="small"
          aria-expanded={isSearching}
          onClick={() => setSearching(!isSearching)}
        >
          {t(texts.changeZone)}
        </Button>
      </Row>
      {isSearching && <ZoneField onPick={pick} />}
    </Stack>
  )
}

const wide = css({ width: '100%' })
/* Aligns the text of the button with the fields. */
const flush = css({ marginInlineStart: `calc(-1 * ${space[3]})` })
