import type { SeriesDate } from '../../domain.ts'
import {
  dayAfter,
  dayIn,
  daysBetween,
  lengthOf,
  monthAfter,
  sameDayLater,
  weekdayOf,
} from '../calendarDays.ts'
import { gapAfter } from '../days.ts'

export type Frequency = 'WEEKLY' | 'MONTHLY_DAY' | 'MONTHLY_WEEKDAY'

export interface Rule {
  frequency: Frequency
  /** Weeks or months from one date to the next. */
  interval: number
}

/**
 * A day produced by the rule: a possible date, a day that its month lacks, or a day on which the clocks skip
 * the time.
 */
export interface RuleDay {
  /** YYYY-MM-DD, even if the month lacks this day: `2031-06-31`. */
  day: string
  is: 'date' | 'missing' | 'skipped'
}

export interface First {
  eventDate: string
  startTime: string | null
  timeZone: string | null
}

export type End = { until: string } | { count: number }

/** The end of a series, as typed. */
export interface EndForm {
  ends: 'COUNT' | 'UNTIL'
  count: string
  until: string
}

/** 0 if the text is not a number. */
export const countOf = (typed: string) => (/^\d+$/.test(typed.trim()) ? Number(typed) : 0)

export const mostDates = 52

/** Excludes a day, or includes it again. */
export const toggled = (except: readonly string[], day: string) =>
  except.includes(day) ? except.filter((one) => one !== day) : [...except, day]

/**
 * The excluded days that the current rule still produces. The form keeps the others after a change of the
 * rule, but they are not sent.
 */
export const exceptAmong = (days: readonly RuleDay[], except: readonly string[]) =>
  except.filter((one) => days.some(({ day }) => day === one)).toSorted()

/** The last day allowed in a series. */
export const lastDayOf = (first: string) => sameDayLater(first, 12)

/** The position of a day among the days of its month with the same weekday, from 1; 5 means the last. */
export const nthOf = (day: string) => Math.ceil(Number(day.slice(8)) / 7)

function dayAt(first: string, { frequency, interval }: Rule, step: number): string {
  if (frequency === 'WEEKLY') return dayAfter(first, step * interval * 7)
  const month = monthAfter(first, step * interval)
  if (frequency === 'MONTHLY_DAY') return dayIn(month, Number(first.slice(8)))
  const offset = (weekdayOf(first) - weekdayOf(dayIn(month, 1)) + 7) % 7
  const found = 1 + offset + 7 * (nthOf(first) - 1)
  return dayIn(month, found <= lengthOf(month) ? found : found - 7)
}

const isMissing = (day: string) => Number(day.slice(8)) > lengthOf(day.slice(0, 7))

const isSkipped = ({ startTime, timeZone }: First, day: string) =>
  startTime !== null && gapAfter(day, startTime, timeZone ?? '') !== null

function* daysAfter(first: First, rule: Rule, last: string): Generator<RuleDay, void> {
  for (let step = 1; ; step += 1) {
    const day = dayAt(first.eventDate, rule, step)
    if (day > last) return
    yield { day, is: isMissing(day) ? 'missing' : isSkipped(first, day) ? 'skipped' : 'date' }
  }
}

/**
 * The days that the rule produces after the event's own. Includes missing and skipped days, which do not
 * count as dates.
 */
export function daysOf(first: First, rule: Rule, end: End): RuleDay[] {
  const limit = lastDayOf(first.eventDate)
  const last = 'until' in end && end.until < limit ? end.until : limit
  const most = 'count' in end ? end.count : Infinity
  const days: RuleDay[] = []
  let dates = 1
  for (const each of daysAfter(first, rule, last)) {
    if (dates === most) break
    if (each.is === 'date') dates += 1
    days.push(each)
  }
  return days
}

/**
 * The days that the rule produces after the last date of a series. As in the service, each date that was
 * changed on its own takes up one day of the rule.
 */
export function daysBehind(dates: readonly SeriesDate[], rule: Rule & First, last: string): RuleDay[] {
  const regular = dates.filter(({ series }) => !series?.changedAlone)
  const end = dates.at(-1)
  const from = regular.at(-1) ?? end
  if (!end || !from) return []
  // The fifth weekday means the last one of its month. Only dates on a fifth weekday reveal this, so the rule
  // continues from one of them.
  const isFifth = ({ eventDate }: SeriesDate) =>
    rule.frequency === 'MONTHLY_WEEKDAY' && nthOf(eventDate) === 5
  const { eventDate } = regular.findLast(isFifth) ?? from
  const days = [...daysAfter({ ...rule, eventDate }, rule, last)].filter(({ day }) => day > from.eventDate)
  const moved = dates.length - 1 - dates.indexOf(from)
  const taken = new Set(days.filter(({ is }) => is !== 'missing').slice(0, moved))
  return days.filter((one) => !taken.has(one) && one.day > end.eventDate)
}

/** Whether a series with this end stays within 12 months and 52 dates. */
export const isWithinBounds = (eventDate: string, end: End, dates: number) =>
  'until' in end
    ? daysBetween(end.until, lastDayOf(eventDate)) >= 0 && dates < mostDates
    : dates === end.count - 1
