import type { Entry, When } from './entry.ts'
import { clockAt } from './stamps.ts'

/** The maximum number of entries to list. */
export const mostComing = 500

/** An entry of which only the time has been read so far. */
export interface Outline {
  when: When | null
  read: () => Entry
}

export interface Reading {
  entries: Entry[]
  /** The number of entries that are over. They are not read any further. */
  past: number
  /** The number of coming entries beyond those in `entries`. */
  more: number
  /** True if the source ends in the middle. */
  isPart: boolean
}

/** The zone in which a day ends last. */
export const lastZone = 'Etc/GMT+12'

/**
 * Returns a function that returns true if an event is over at its place; with `zone` null, if it is over
 * wherever its place is. `now` is a clock time in UTC.
 */
export function overAt(now: string): (when: When, zone: string | null) => boolean {
  const clocks = new Map<string, string>()
  const clockIn = (zone: string) => {
    const clock = clocks.get(zone) ?? clockAt(now, zone)
    clocks.set(zone, clock)
    return clock
  }
  const dayAgo = Temporal.PlainDateTime.from(now).subtract({ days: 1 }).toString()
  return (when, place) => {
    const zone = when.zone ?? place
    const clock = clockIn(zone ?? lastZone)
    if (when.by === 'day') return when.end < clock.slice(0, 10)
    if (when.end !== null) return when.end <= (when.by === 'moment' ? now : clock)
    // Without an end, it lasts until the end of its day.
    if (when.by === 'moment' && zone === null) return when.start < dayAgo
    const start = when.by === 'moment' ? clockAt(when.start, zone ?? lastZone) : when.start
    return start.slice(0, 10) < clock.slice(0, 10)
  }
}

/**
 * Counts what is over wherever it takes place, and reads the rest: the soonest if there are too many, in the order of
 * the source. `now` is a clock time in UTC.
 */
export function comingEntries(outlines: readonly Outline[], now: string): Omit<Reading, 'isPart'> {
  const isOver = overAt(now)
  const coming = outlines.filter(({ when }) => when === null || !isOver(when, null))
  const startOf = ({ when }: Outline) => when?.start ?? '9999'
  const inOrder = coming.toSorted((a, b) => (startOf(a) < startOf(b) ? -1 : Number(startOf(a) > startOf(b))))
  const soonest = new Set(inOrder.slice(0, mostComing))
  const listed = coming.filter((outline) => soonest.has(outline))
  return {
    entries: listed.map(({ read }) => read()),
    past: outlines.length - coming.length,
    more: coming.length - listed.length,
  }
}
