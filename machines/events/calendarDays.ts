import type { DayRange } from '../domain.ts'

/** Arithmetic on calendar days (YYYY-MM-DD), which needs no time zone. */

/** The day that is `days` later. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(day) + days * dayInMs).toISOString().slice(0, 10)

/** 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay()

/** Whole days between two days; negative if the second is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayInMs

/** YYYY-MM-DD for a month (YYYY-MM) and a day that the month may lack. */
export const dayIn = (month: string, day: number) => `${month}-${String(day).padStart(2, '0')}`

/** The month (YYYY-MM) that is `months` after that of a day. */
export const monthAfter = (day: string, months: number) =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + months, 1))
    .toISOString()
    .slice(0, 7)

/** The number of days in a month (YYYY-MM). */
export const lengthOf = (month: string) =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate()

/** The same day of a later month, or its last day if it lacks that day. */
export function sameDayLater(day: string, months: number): string {
  const month = monthAfter(day, months)
  return dayIn(month, Math.min(Number(day.slice(8)), lengthOf(month)))
}

/** The first and last day of the range, the same ones as in the daily letters. */
export function daysWithin(range: DayRange, today: string): { dateFrom: string; dateTo: string } {
  const sunday = dayAfter(today, (7 - weekdayOf(today)) % 7)
  const dateTo = { WEEKEND: sunday, WEEK: dayAfter(today, 6), MONTH: dayAfter(sameDayLater(today, 1), -1) }[
    range
  ]
  return { dateFrom: range === 'WEEKEND' && today < sunday ? dayAfter(sunday, -1) : today, dateTo }
}

const dayInMs = 86_400_000
