import type ICAL from 'ical.js'
import { textOfTime } from './recurrence.ts'

/**
 * A date as a calendar writes it: a day, a clock time in a zone (null: the zone of the place), or a moment in
 * UTC.
 */
export type Stamp =
  | { by: 'day'; text: string }
  | { by: 'clock'; text: string; zone: string | null }
  | { by: 'moment'; text: string; zone: string | null }

/** Throws if `value` is not a date. `zoneOf` finds the zone of a TZID. */
export function stampOf(value: unknown, tzid: string | null, zoneOf: (tzid: string) => string | null): Stamp {
  const text = String(value)
  if (/^\d{4}-\d\d-\d\d$/.test(text)) {
    return { by: 'day', text: Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() }
  }
  const zone = tzid === null ? null : zoneOf(tzid)
  const clock = Temporal.PlainDateTime.from(text.replace(/Z$/, ''), { overflow: 'reject' }).toString()
  return { by: text.endsWith('Z') ? 'moment' : 'clock', text: clock, zone }
}

const zoned = (clock: string, zone: string) => Temporal.PlainDateTime.from(clock).toZonedDateTime(zone)

export const clockAt = (moment: string, zone: string) =>
  zoned(moment, 'UTC').withTimeZone(zone).toPlainDateTime().toString()

const momentOf = (stamp: Stamp): string | null => {
  if (stamp.by === 'moment') return stamp.text
  return stamp.by === 'clock' && stamp.zone !== null
    ? zoned(stamp.text, stamp.zone).withTimeZone('UTC').toPlainDateTime().toString()
    : null
}

/** Converts `other` to the form of `stamp`. A day without a time stays a day. */
export function inFormOf(stamp: Stamp, other: Stamp): string {
  if (stamp.by === 'day' || other.by === 'day') return other.text.slice(0, 10)
  if (stamp.by === 'moment') return momentOf(other) ?? other.text
  if (other.by === 'clock' && other.zone === stamp.zone) return other.text
  const moment = momentOf(other)
  return moment === null || stamp.zone === null ? other.text : clockAt(moment, stamp.zone)
}

/**
 * For whole days, returns the last day, since the end in a calendar is exclusive. Otherwise returns the end,
 * or null if it is unknown.
 */
export function endOf(start: Stamp, end: Stamp | null, duration: string | null): string | null {
  if (start.by === 'day') {
    const first = Temporal.PlainDate.from(start.text)
    const after = duration === null ? null : first.add(duration)
    const given = end ? Temporal.PlainDate.from(end.text.slice(0, 10)) : after
    const last = given?.subtract({ days: 1 }) ?? first
    return (Temporal.PlainDate.compare(last, first) < 0 ? first : last).toString()
  }
  if (end) {
    const text = end.by === 'day' ? `${end.text}T00:00:00` : inFormOf(start, end)
    return text === start.text ? null : nextMidnight(start.text, text)
  }
  if (duration === null) return null
  const zone = start.by === 'clock' ? start.zone : 'UTC'
  const text = zoned(start.text, zone ?? 'UTC')
    .add(duration)
    .toPlainDateTime()
    .toString()
  return text === start.text ? null : text
}

/** Returns the midnight after the start if the end is the midnight before it. Otherwise returns the end. */
function nextMidnight(start: string, end: string): string {
  const isBefore = end < start && end === `${start.slice(0, 10)}T00:00:00`
  return isBefore ? Temporal.PlainDateTime.from(end).add({ days: 1 }).toString() : end
}

/** The end of the date that starts at `other`, if the event lasts from `start` to `end` on its first date. */
export function movedEnd(start: string, end: string | null, other: string): string | null {
  if (end === null) return null
  if (start.length === 10) {
    const days = Temporal.PlainDate.from(start).until(end)
    return Temporal.PlainDate.from(other).add(days).toString()
  }
  const length = Temporal.PlainDateTime.from(start).until(end, { largestUnit: 'days' })
  return Temporal.PlainDateTime.from(other).add(length).toString()
}

/** The end of a rule, in the form of the dates that the rule produces. */
export function untilOf(stamp: Stamp, until: ICAL.Time): string {
  const last = stampOf(textOfTime(until), null, () => null)
  if (stamp.by === 'day') return last.text.slice(0, 10)
  return last.by === 'day' ? `${last.text}T23:59:59` : inFormOf(stamp, last)
}
