import type ICAL from 'ical.js'

/** A date as a calendar writes it: a day, a clock that shows it in a zone (null: at the place), or a moment. */
export type Stamp =
  | { by: 'day'; text: string }
  | { by: 'clock'; text: string; zone: string | null }
  | { by: 'moment'; text: string; zone: string | null }

/** Throws where that is no date. `zoneOf` finds the zone of a TZID. */
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

/** Another date in the form of this one; a day alone stays one where this has a time. */
export function inFormOf(stamp: Stamp, other: Stamp): string {
  if (stamp.by === 'day' || other.by === 'day') return other.text.slice(0, 10)
  if (stamp.by === 'moment') return momentOf(other) ?? other.text
  if (other.by === 'clock' && other.zone === stamp.zone) return other.text
  const moment = momentOf(other)
  return moment === null || stamp.zone === null ? other.text : clockAt(moment, stamp.zone)
}

/** The last day of an entry of whole days, which end before their end; else when it ends, null where that is not told. */
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
    return text === start.text ? null : text
  }
  if (duration === null) return null
  const zone = start.by === 'clock' ? start.zone : 'UTC'
  const text = zoned(start.text, zone ?? 'UTC')
    .add(duration)
    .toPlainDateTime()
    .toString()
  return text === start.text ? null : text
}

/** The end of another date of the same event. */
export function movedEnd(start: string, end: string | null, other: string): string | null {
  if (end === null) return null
  if (start.length === 10) {
    const days = Temporal.PlainDate.from(start).until(end)
    return Temporal.PlainDate.from(other).add(days).toString()
  }
  const length = Temporal.PlainDateTime.from(start).until(end, { largestUnit: 'days' })
  return Temporal.PlainDateTime.from(other).add(length).toString()
}

/** The last moment of a rule, in the form of the dates that it makes. */
export function untilOf(stamp: Stamp, until: ICAL.Time): string {
  const last = stampOf(until, null, () => null)
  if (stamp.by === 'day') return last.text.slice(0, 10)
  return last.by === 'day' ? `${last.text}T23:59:59` : inFormOf(stamp, last)
}
