/** YYYY-MM-DD for a month (YYYY-MM) and a day number, even if the month lacks that day. */
export const dayIn = (month: string, day: number) => `${month}-${String(day).padStart(2, '0')}`

/** The month (YYYY-MM) `months` after that of a day. */
export const monthAfter = (day: string, months: number) =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + months, 1))
    .toISOString()
    .slice(0, 7)

/** The number of days in a month (YYYY-MM). */
export const lengthOf = (month: string) =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate()

/** The same day in a later month, or the last day of that month if it is shorter. */
export function sameDayLater(day: string, months: number): string {
  const month = monthAfter(day, months)
  return dayIn(month, Math.min(Number(day.slice(8)), lengthOf(month)))
}
