/** Days of the calendar, written YYYY-MM-DD: they need no zone. */

/** So many days later. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(day) + days * dayInMs).toISOString().slice(0, 10)

/** From Sunday (0) to Saturday (6). */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay()

/** From one day to another; negative when that is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayInMs

const dayInMs = 86_400_000
