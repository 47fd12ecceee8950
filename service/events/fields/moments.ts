/// <reference lib="esnext.temporal" />

/**
 * Days and clock times at a place, computed with the runtime's own `Temporal`: no library has better zone
 * data, and the service runs on only one runtime. The database computes stored moments from the same zone
 * names (`moment_at` in migration 075).
 */

const at = (moment: Temporal.Instant, zone: string) => moment.toZonedDateTimeISO(zone)

/** The current date in the zone: YYYY-MM-DD. */
export const todayAt = (zone: string, now: Date): string =>
  at(Temporal.Instant.fromEpochMilliseconds(now.getTime()), zone).toPlainDate().toString()

/** ISO 8601 with the zone's offset at that moment. */
export const momentAt = (zone: string, moment: string): string =>
  at(Temporal.Instant.from(moment.replace(' ', 'T')), zone).toString({
    timeZoneName: 'never',
    smallestUnit: 'second',
  })

const dayInMs = 86_400_000

/**
 * The number of days between two dates (YYYY-MM-DD): negative if `to` is earlier, NaN if either is not a
 * valid date.
 */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayInMs

export const addDays = (day: string, days: number): string =>
  Temporal.PlainDate.from(day).add({ days }).toString()

/**
 * Returns null if the clocks show this time on that day, otherwise the time (`HH:MM`) that they show instead.
 */
export function skippedTo(day: string, time: string, zone: string): string | null {
  const wanted = Temporal.PlainDateTime.from(`${day}T${time}`)
  const shown = wanted.toZonedDateTime(zone, { disambiguation: 'later' }).toPlainDateTime()
  return shown.equals(wanted) ? null : shown.toPlainTime().toString({ smallestUnit: 'minute' })
}
