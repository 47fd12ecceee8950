import { weekendAhead } from '../language/weekend.ts'

/** Arithmetic on calendar days (YYYY-MM-DD) and months (YYYY-MM). Counts in UTC, where every day has 24 hours. */

/** The day `days` later. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(day) + days * dayInMs).toISOString().slice(0, 10)

/** 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay()

/** Whole days between two days; negative if the second is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayInMs

const dayInMs = 86_400_000

/** The remaining days of this weekend, as it is usual in the reader's time zone. */
export function weekendOf(today: string, zone: string): { dateFrom: string; dateTo: string } {
  const { first, last } = weekendAhead(zone, weekdayOf(today))
  return { dateFrom: dayAfter(today, first), dateTo: dayAfter(today, last) }
}

/** The day with this number in a month, even if the month lacks it. */
export const dayIn = (month: string, day: number) => `${month}-${String(day).padStart(2, '0')}`

/** The month `months` after that of a day. */
export const monthAfter = (day: string, months: number) =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + months)).toISOString().slice(0, 7)

/** The number of days in a month. */
export const lengthOf = (month: string) => daysBetween(month, monthAfter(month, 1))

/** The same day in a later month, or the last day of that month if it is shorter. */
export function sameDayLater(day: string, months: number): string {
  const month = monthAfter(day, months)
  return dayIn(month, Math.min(Number(day.slice(8)), lengthOf(month)))
}
