import { dayAfter, daysBetween } from './calendarDays.ts'
import { isTime, knownZone, minutesOf, nextAfterGap } from './clock.ts'
import type { EventForm } from './eventForm.ts'

export type Days = Pick<EventForm, 'eventDate' | 'endDate' | 'startTime' | 'endTime'>

const longestNight = 12 * 60

/** From the start to an end on the next day. */
const minutesPast = ({ startTime, endTime }: Days) => minutesOf(endTime) + 24 * 60 - minutesOf(startTime)

/**
 * The last day of an event that ends on another than its first, else ''. Where none was chosen, an end that comes before the start is
 * taken as past midnight, unless that would be more than 12 hours: then it is rather a slip.
 */
export function lastDayOf(days: Days): string {
  const { eventDate, endDate, startTime, endTime } = days
  if (endDate !== '') return endDate === eventDate ? '' : endDate
  const isWhole = eventDate !== '' && [startTime, endTime].every((time) => isTime(time))
  const isPastMidnight = isWhole && endTime < startTime && minutesPast(days) <= longestNight
  return isPastMidnight ? dayAfter(eventDate) : ''
}

/** What was typed, and the last day moved along with the first. */
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

/** The next time that exists, HH:MM, where the clocks skip this one; null where they show it, or not enough is known. */
export const gapAfter = (day: string, time: string, zone: string): string | null =>
  day === '' || !isTime(time) || knownZone(zone) === '' ? null : nextAfterGap(day, time.slice(0, 5), zone)
