import { TZDate } from '@date-fns/tz'

/**
 * The clock at a place, named as in `Europe/Lisbon`; without a name, this device's. By `@date-fns/tz`, which is small: Safari has no
 * `Temporal` yet.
 */

/** YYYY-MM-DD */
export const todayAt = (zone: string, now: Date): string =>
  new TZDate(now.getTime(), knownZone(zone) || undefined).toISOString().slice(0, 10)

/** A name that this device knows, or '': another service may know newer ones. */
export function knownZone(zone: string): string {
  try {
    return zone && new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone && zone
  } catch {
    return ''
  }
}

/** What the clock shows at the moment that `time` (HH:MM) of `day` means there, and its offset from UTC then, as `+01:00`. */
export function shownAt(day: string, time: string, zone: string): { time: string; offset: string } {
  const [year = 0, month = 1, date] = day.split('-').map(Number)
  const moment = new TZDate(year, month - 1, date ?? 1, 0, minutesOf(time), zone).toISOString()
  return { time: moment.slice(11, 16), offset: moment.slice(-6) }
}

/** Null unless the clocks skip that time, as in the night when they go forward; then the next that exists, HH:MM. */
export function nextAfterGap(day: string, time: string, zone: string): string | null {
  const exists = (minute: number) => shownAt(day, clockOf(minute), zone).time === clockOf(minute)
  const asked = minutesOf(time)
  if (exists(asked)) return null
  for (let minute = asked + 1; minute < minutesOfDay; minute += 1) if (exists(minute)) return clockOf(minute)
  return null
}

const minutesOfDay = 1440

/** `HH:MM`, with seconds or without. */
export const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text)

/** Since midnight, of HH:MM with seconds or without. */
export function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

const clockOf = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
