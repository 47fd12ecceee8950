import { css } from '@emotion/react'
import { useLayoutEffect, useRef } from 'react'
import type { EventForm } from '../../../machines/events/eventForm.ts'
import { dayAfter } from '../../../machines/events/calendarDays.ts'
import { gapAfter, lastDayOf } from '../../../machines/events/days.ts'
import { timeProblem } from '../../../machines/events/rules.ts'
import type { Message } from '../../../machines/language/message.ts'
import { followedBy } from '../../../machines/pictures/texts.ts'
import * as texts from '../../../machines/events/texts.ts'
import {
  Button,
  cityOf,
  DateField,
  smallEdge,
  Stack,
  t,
  time12,
  TimeField,
  twoColumns,
  bothColumns,
} from '../../ui/index.ts'
import { ZoneChoice } from './ZoneChoice.tsx'
import { zoneInWords } from './zoneInWords.ts'

type Times = Pick<EventForm, 'eventDate' | 'endDate' | 'startTime' | 'endTime' | 'timeZone'>

interface Props {
  times: Times
  field: (name: keyof Times) => {
    value: string
    invalid: boolean | undefined
    onChange: (value: string) => void
  }
  onChange: (changes: Partial<Times>) => void
  /** The time zone of the times; '' while unknown. */
  zone: string
  /**
   * Shown next to the zone or instead of it. If neither is known, as with a foreign service without zones,
   * nothing is shown.
   */
  zoneNote: Message | null
  /** The place's own zone, given if another zone was chosen. */
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
    const skipped = next && t(texts.skippedWithNext(time12(times[name]), cityOf(zone), time12(next)))
    return { ...wired, error: skipped ?? t(!wired.invalid && timeProblem(times[name])) }
  }
  const place = zone === '' ? null : zoneInWords(zone, eventDate, startTime || endTime)
  const zoneWords = place && zoneNote ? followedBy(place, zoneNote) : (place ?? zoneNote)
  return (
    <div css={twoColumns}>
      <DateField label={t(texts.eventDate)} required css={bothColumns} min={min} {...field('eventDate')} />
      <TimeField label={t(texts.startTime)} required {...timeField('startTime', eventDate)} />
      <TimeField label={t(texts.endTime)} {...timeField('endTime', lastDayOf(times) || eventDate)} />
      {eventDate !== '' && <LastDay times={times} field={field} onChange={onChange} />}
      {zoneWords !== null && (
        <ZoneChoice
          css={bothColumns}
          words={t(zoneWords)}
          reset={placeZone && t(texts.takeZone(cityOf(placeZone)))}
          onPick={(timeZone) => onChange({ timeZone })}
        />
      )}
    </div>
  )
}

/**
 * The optional last day. If the end time is before the start time, the next day is suggested, so that the
 * event runs past midnight.
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
  // The pressed button was unmounted, so the focus moves to its replacement.
  useLayoutEffect(() => {
    if (isPressed.current) place.current?.querySelector<HTMLElement>('input, button')?.focus()
    isPressed.current = false
  })
  return (
    <div ref={place} css={bothColumns}>
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

const wide = css({ width: '100%' })
/* Aligns the button's text with the fields. */
const flush = css({ marginInlineStart: `calc(-1 * ${smallEdge})` })
