import { placeOfZone } from '../../../machines/language/zones.ts'
import { hasDay, type ShownLifecycle } from '../display/lifecycle/lifecycleWords.ts'
import * as words from '../texts.ts'
import { fullDate, localDay, timeSpan } from './formats.ts'
import { isoDate } from './deviceZone.ts'
import { currentLanguage, formatter, t } from './language.ts'
import * as texts from './texts.ts'

/** The city of a time zone in the reader's language, such as `Copenhagen`. */
export const cityOf = (zone: string) => t(placeOfZone(zone))

const clock = formatter((locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }))
const monthDay = formatter((locale) => new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric' }))
const days = formatter(
  (locale) => new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', day: 'numeric' }),
)

/**
 * A moment in the reader's own time, with the day if it differs from the day at the place. Null if both
 * clocks show the same.
 */
export function readersTime(moment: string | null): string | null {
  if (moment === null) return null
  const date = new Date(moment)
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
  if (local === moment.slice(0, 16)) return null
  const time = clock().format(date).replaceAll('\u202f', ' ')
  return local.slice(0, 10) === moment.slice(0, 10) ? time : `${monthDay().format(date)}, ${time}`
}

/** `July 10, 2027`; several days as `July 10 - 12, 2027` or `July 30, 2027 - August 2, 2027`. */
export function daySpan(first: string, last: string | null): string {
  if (last === null || last === first) return fullDate(first)
  if (currentLanguage() !== 'en') return days().formatRange(localDay(first), localDay(last))
  if (first.slice(0, 7) !== last.slice(0, 7)) return `${fullDate(first)} - ${fullDate(last)}`
  return `${monthDay().format(localDay(first))} - ${Number(last.slice(8))}, ${last.slice(0, 4)}`
}

interface Timed {
  lifecycle?: ShownLifecycle
  startTime: string | null
  endTime: string | null
  startsAt: string | null
  timeZone: string | null
  isOnline: boolean
}

/**
 * For an event at a place, the local time, with the reader's time as a note. For an online event, the other
 * way round. The note is null if both times are the same. A postponed event has no time.
 */
export function timesOf(event: Timed): [times: string, note: string | null] {
  if (!hasDay(event.lifecycle)) return ['', null]
  const times = timeSpan(event.startTime, event.endTime)
  const own = readersTime(event.startsAt)
  if (!event.timeZone || own === null) return [times, null]
  const place = cityOf(event.timeZone)
  return event.isOnline
    ? [t(texts.yourTime(own)), t(texts.timesIn(times, place))]
    : [times, t(texts.thereAndYours(place, own))]
}

type Fact = readonly [label: string, value: string | null]

/**
 * The times as labelled facts: the local time, and the reader's own time if it differs. None for a postponed
 * event.
 */
export function timeFacts(event: Timed, ...clock: Fact[]): Fact[] {
  if (!hasDay(event.lifecycle)) return []
  const there: Fact[] = [[t(words.timeZone), event.timeZone && cityOf(event.timeZone)], ...clock]
  const here: Fact = [t(words.readersTime), readersTime(event.startsAt)]
  return event.isOnline ? [here, ...there] : [...there, here]
}

/**
 * Today's date at the place, derived from its UTC offset at the event's start. Falls back to the reader's
 * date if the start is unknown.
 */
export function todayAt(startsAt: string | null, now: Date): string {
  if (startsAt === null) return isoDate(now)
  const offset = Date.parse(`${startsAt.slice(0, 19)}Z`) - Date.parse(startsAt)
  return new Date(now.getTime() + offset).toISOString().slice(0, 10)
}
