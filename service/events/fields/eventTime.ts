import { dayInWords, timeInWords } from '../../../machines/language/clocks.ts'
import type { Translator } from '../../../machines/language/translator.ts'
import { localTime } from './moments.ts'

export interface Timed {
  /** ISO 8601, UTC */
  starts_at: string
  ends_at: string | null
  /** Null if the event ends on its first day. */
  end_date: string | null
  time_zone: string
  is_online: boolean
}

/**
 * The time as text, such as `Saturday, July 10, 2027, 8:00 PM Lisbon time (9:00 PM your time)`. For an online
 * event, the reader's own time comes first.
 */
export function eventTime(event: Timed, readersZone: string | null, translator: Translator): string {
  const { t, city } = translator
  const there = clockAt(event, event.time_zone)
  const here = clockAt(event, readersZone ?? event.time_zone)
  const place = city(event.time_zone)
  if (there.start === here.start) return t('{when} {place} time', { when: spanOf(there, translator), place })
  const [first, second] = event.is_online ? [here, there] : [there, here]
  const when = spanOf(first, translator)
  const other = spanOf(second, translator, dayOf(first.start))
  return event.is_online
    ? t('{when} your time ({other} {place} time)', { when, other, place })
    : t('{when} {place} time ({other} your time)', { when, other, place })
}

interface Clock {
  /** Local time in the zone: YYYY-MM-DDTHH:MM:SS */
  start: string
  /** Null if the event ends on its first day. */
  end: string | null
}

function clockAt({ starts_at, ends_at, end_date }: Timed, zone: string): Clock {
  const shown = (moment: string) => localTime(zone, moment)
  return { start: shown(starts_at), end: end_date === null || ends_at === null ? null : shown(ends_at) }
}

/** Omits the day if it equals `knownDay`, the day that the text already contains. */
function spanOf({ start, end }: Clock, translator: Translator, knownDay?: string): string {
  const { t, locale } = translator
  if (end === null)
    return dayOf(start) === knownDay ? timeInWords(start, locale) : fullMoment(start, translator)
  return t('{start} - {end}', { start: fullMoment(start, translator), end: fullMoment(end, translator) })
}

const dayOf = (clock: string) => clock.slice(0, 10)

const fullMoment = (clock: string, { t, locale }: Translator) =>
  t('{day}, {time}', { day: dayInWords(clock, locale), time: timeInWords(clock, locale) })
