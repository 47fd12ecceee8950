import { weekendAhead } from '../language/weekend.ts'

/** Arithmetic on calendar days (YYYY-MM-DD), independent of time zones. */

/** The day `days` later. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(day) + days * dayInMs).toISOString().slice(0, 10)

/** 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay()

/** Whole days between two days; negative if the second is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayInMs

/** The remaining days of this weekend, as it is usual in the reader's time zone. */
export function weekendOf(today: string, zone: string): { dateFrom: string; dateTo: string } {
  const { first, last } = weekendAhead(zone, weekdayOf(today))
  return { dateFrom: dayAfter(today, first), dateTo: dayAfter(today, last) }
}

const dayInMs = 86_400_000
