/// <reference lib="esnext.temporal" />

/**
 * Days and clock times at a place, computed with the runtime's own `Temporal`: no library has better zone
 * data, and the service runs on only one runtime. The database computes stored moments from the same zone
 * names (`moment_at` in `001_schema.sql`).
 */

const at = (moment: Temporal.Instant, zone: string) => moment.toZonedDateTimeISO(zone)

/** The current date in the zone: YYYY-MM-DD. */
export const todayAt = (zone: string, now: Date): string =>
  at(Temporal.Instant.fromEpochMilliseconds(now.getTime()), zone).toPlainDate().toString()

/** The clock in UTC: `YYYY-MM-DDTHH:MM:SS`. */
export const utcClock = (now: Date): string => now.toISOString().slice(0, 19)

/**
 * ISO 8601 of a moment with the clock time at its place. The offset follows from the two, since the database
 * decides which moment a clock time is (`moment_at`): its zone data may be older than the runtime's.
 */
export function momentAt(day: string, time: string, moment: string): string {
  const minutes = Math.round((Date.parse(`${day}T${time}Z`) - Date.parse(moment)) / 60_000)
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const two = (number: number) => String(number).padStart(2, '0')
  return `${day}T${time}${minutes < 0 ? '-' : '+'}${two(hours)}:${two(rest)}`
}

/** The clock time of a moment in the reader's zone, `YYYY-MM-DDTHH:MM:SS`. */
export const localTime = (zone: string, moment: string): string =>
  at(Temporal.Instant.from(moment.replace(' ', 'T')), zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'second' })

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
