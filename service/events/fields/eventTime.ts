import { momentAt } from './moments.ts'

export interface Timed {
  /** ISO 8601, UTC */
  starts_at: string
  ends_at: string | null
  /** Null where the event ends on its first day. */
  end_date: string | null
  time_zone: string
  is_online: boolean
}

/** `Saturday, July 10, 2027, 8:00 PM Lisbon time (9:00 PM your time)`; online the reader's own comes first. */
export function eventTime(event: Timed, readersZone: string | null): string {
  const there = { clock: clockAt(event, event.time_zone), of: `${zoneName(event.time_zone)} time` }
  const here = { clock: clockAt(event, readersZone ?? event.time_zone), of: 'your time' }
  const [first, second] = event.is_online ? [here, there] : [there, here]
  if (there.clock.start === here.clock.start) return `${spanOf(there.clock)} ${there.of}`
  return `${spanOf(first.clock)} ${first.of} (${spanOf(second.clock, dayOf(first.clock.start))} ${second.of})`
}

interface Clock {
  /** As the clocks there show it: YYYY-MM-DDTHH:MM:SS */
  start: string
  /** Null where the event ends on its first day. */
  end: string | null
}

function clockAt({ starts_at, ends_at, end_date }: Timed, zone: string): Clock {
  const shown = (moment: string) => momentAt(zone, moment).slice(0, 19)
  return { start: shown(starts_at), end: end_date === null || ends_at === null ? null : shown(ends_at) }
}

/** Without its day where that was said before. */
function spanOf({ start, end }: Clock, said?: string) {
  if (end !== null) return `${fullMoment(start)} - ${fullMoment(end)}`
  return dayOf(start) === said ? timeFormat(start) : fullMoment(start)
}

const dayOf = (clock: string) => clock.slice(0, 10)

const fullMoment = (clock: string) => `${dayFormat(clock)}, ${timeFormat(clock)}`

const dayFormat = formatOf({ dateStyle: 'full' })
const timeFormat = formatOf({ timeStyle: 'short' })

function formatOf(options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
  return (clock: string) => format.format(new Date(`${clock}Z`)).replaceAll('\u202F', ' ')
}

/** `America/Argentina/Buenos_Aires` as `Buenos Aires`. */
const zoneName = (zone: string) => zone.replace(/^.*\//, '').replaceAll('_', ' ')
