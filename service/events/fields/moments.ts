/// <reference lib="esnext.temporal" />

/**
 * Days and clock times at a place, by the runtime's own `Temporal`: no library knows zones better, and the service runs on one runtime.
 * The database makes the moments that are kept (`moment_at` in migration 075) from the same names.
 */

const at = (moment: Temporal.Instant, zone: string) => moment.toZonedDateTimeISO(zone)

/** YYYY-MM-DD */
export const todayAt = (zone: string, now: Date): string =>
  at(Temporal.Instant.fromEpochMilliseconds(now.getTime()), zone).toPlainDate().toString()

/** ISO 8601 with the offset that holds there then. */
export const momentAt = (zone: string, moment: string): string =>
  at(Temporal.Instant.from(moment.replace(' ', 'T')), zone).toString({
    timeZoneName: 'never',
    smallestUnit: 'second',
  })

const dayInMs = 86_400_000

/** From one YYYY-MM-DD to another; negative when that is earlier, NaN when one of them is no day. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayInMs

export const addDays = (day: string, days: number): string =>
  Temporal.PlainDate.from(day).add({ days }).toString()

/** Null for a time that the clocks show on that day; else `HH:MM`, the one that they show instead. */
export function skippedTo(day: string, time: string, zone: string): string | null {
  const asked = Temporal.PlainDateTime.from(`${day}T${time}`)
  const shown = asked.toZonedDateTime(zone, { disambiguation: 'later' }).toPlainDateTime()
  return shown.equals(asked) ? null : shown.toPlainTime().toString({ smallestUnit: 'minute' })
}
