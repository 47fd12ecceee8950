/** Arithmetic on calendar days (YYYY-MM-DD), which needs no time zone. */

/** The day that many days later. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(day) + days * dayInMs).toISOString().slice(0, 10)

/** 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay()

/** Whole days between two days; negative if the second is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayInMs

const dayInMs = 86_400_000
