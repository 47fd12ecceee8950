import { TZDate } from '@date-fns/tz'

/**
 * Local times in a time zone, such as `Europe/Lisbon`; '' means this device's zone. Uses the small library
 * `@date-fns/tz`, because Safari does not support `Temporal` yet.
 */

/** YYYY-MM-DD */
export const todayAt = (zone: string, now: Date): string =>
  new TZDate(now.getTime(), knownZone(zone) || undefined).toISOString().slice(0, 10)

/** The zone if this device knows it, otherwise ''. A foreign service may use newer zones. */
export function knownZone(zone: string): string {
  try {
    return zone && new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone && zone
  } catch {
    return ''
  }
}

/**
 * The local time (HH:MM) and UTC offset (`+01:00`) to which `time` on `day` resolves. The result differs from
 * `time` if the clocks skip it.
 */
export function shownAt(day: string, time: string, zone: string): { time: string; offset: string } {
  const [year = 0, month = 1, date] = day.split('-').map(Number)
  const moment = new TZDate(year, month - 1, date ?? 1, 0, minutesOf(time), zone).toISOString()
  return { time: moment.slice(11, 16), offset: moment.slice(-6) }
}

/** The next existing time, HH:MM, if `time` does not exist because the clocks go forward; otherwise null. */
export function nextAfterGap(day: string, time: string, zone: string): string | null {
  const exists = (minute: number) => shownAt(day, clockOf(minute), zone).time === clockOf(minute)
  const requested = minutesOf(time)
  if (exists(requested)) return null
  for (let minute = requested + 1; minute < minutesOfDay; minute += 1)
    if (exists(minute)) return clockOf(minute)
  return null
}

const minutesOfDay = 1440

/** True for `HH:MM`, with or without seconds. */
export const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text)

/** Minutes from midnight to HH:MM, with or without seconds. */
export function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

const clockOf = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** Whether the event has ended; without an end time, from the day after its last day. */
export function isOver(
  event: { endsAt?: string | null; eventDate: string; endDate: string | null; timeZone?: string | null },
  now: Date,
): boolean {
  if (event.endsAt) return Date.parse(event.endsAt) <= now.getTime()
  return (event.endDate ?? event.eventDate) < todayAt(event.timeZone ?? '', now)
}
