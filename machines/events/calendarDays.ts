/** Arithmetic on calendar days (YYYY-MM-DD), which needs no time zone. */

/** The day that many days later. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(day) + days * dayInMs).toISOString().slice(0, 10)

/** The same day of the next month, or that month's last one. */
export function monthAfter(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const longest = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(date, longest))).toISOString().slice(0, 10)
}

/** 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay()

/** Whole days between two days; negative if the second is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayInMs

const dayInMs = 86_400_000
