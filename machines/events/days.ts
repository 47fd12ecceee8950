import { dayAfter, daysBetween } from './calendarDays.ts'
import { isTime, knownZone, minutesOf, nextAfterGap } from './clock.ts'
import type { EventForm } from './eventForm.ts'

export type Days = Pick<EventForm, 'eventDate' | 'endDate' | 'startTime' | 'endTime'>

const longestNight = 12 * 60

/** Minutes from the start to an end on the following day. */
const minutesPast = ({ startTime, endTime }: Days) => minutesOf(endTime) + 24 * 60 - minutesOf(startTime)

/**
 * The last day of an event that does not end on its first day, otherwise ''. If no last day was chosen and
 * the end time is before the start time, the event is assumed to end on the next day. If it would then last
 * more than 12 hours, a typing error is more likely, and the result is ''.
 */
export function lastDayOf(days: Days): string {
  const { eventDate, endDate, startTime, endTime } = days
  if (endDate !== '') return endDate === eventDate ? '' : endDate
  const isWhole = eventDate !== '' && [startTime, endTime].every((time) => isTime(time))
  const isPastMidnight = isWhole && endTime < startTime && minutesPast(days) <= longestNight
  return isPastMidnight ? dayAfter(eventDate) : ''
}

/**
 * Applies the changes. If the first day moves, a chosen last day moves by as many days. It is cleared if the
 * first day was or becomes empty.
 */
export function changedForm<Form extends Days>(form: Form, changes: Partial<Form>): Form {
  const { eventDate } = changes
  const changed = { ...form, ...changes }
  if (eventDate === undefined || 'endDate' in changes || form.endDate === '') return changed
  const isMovable = eventDate !== '' && form.eventDate !== ''
  return {
    ...changed,
    endDate: isMovable ? dayAfter(form.endDate, daysBetween(form.eventDate, eventDate)) : '',
  }
}

/**
 * The next existing time, HH:MM, if the clocks skip this one; null if it exists or if the day, time or zone
 * is unknown.
 */
export const gapAfter = (day: string, time: string, zone: string): string | null =>
  day === '' || !isTime(time) || knownZone(zone) === '' ? null : nextAfterGap(day, time.slice(0, 5), zone)
