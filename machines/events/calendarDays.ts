/** Arithmetic on calendar days (YYYY-MM-DD), independent of time zones. */

/** The day `days` later. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(day) + days * dayInMs).toISOString().slice(0, 10)

/** 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay()

/** Whole days between two days; negative if the second is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayInMs

/** The remaining days of this weekend: Saturday and Sunday, or only Sunday on a Sunday. */
export function weekendOf(today: string): { dateFrom: string; dateTo: string } {
  const dateTo = dayAfter(today, (7 - weekdayOf(today)) % 7)
  return { dateFrom: today < dateTo ? dayAfter(dateTo, -1) : today, dateTo }
}

const dayInMs = 86_400_000
