import * as texts from '../texts.ts'
import { currentLanguage, formatter, locale, t } from './language.ts'

const dates = (options: Intl.DateTimeFormatOptions) =>
  formatter((locale) => new Intl.DateTimeFormat(locale, options))
const full = dates({ year: 'numeric', month: 'long', day: 'numeric' })
const short = dates({ dateStyle: 'medium' })
const moment = dates({ dateStyle: 'medium', timeStyle: 'short' })
const clock = dates({ timeStyle: 'short', timeZone: 'UTC' })

/** A venue in the words of the page: the service stores `Online Event` for online events. */
export const venueText = (venue: string | null) =>
  venue === texts.onlineEvent ? t(texts.onlineEvent) : venue

const grouped = formatter((locale) => new Intl.NumberFormat(locale))

export const figure = (count: number) => grouped().format(count)

/** The service counts matches up to 1,000; 1,001 stands for more than that. */
export const isOverAThousand = (count: number) => count === 1001

export const countText = (count: number, exactly: (count: number) => string = figure) =>
  isOverAThousand(count) ? t(texts.overAThousand) : exactly(count)

/** `2026-09-04` as `September 4, 2026`. */
export const fullDate = (date: string) => full().format(localDay(date))

/** Formats a day that does not exist in its month: `2027-02-31` as `February 31, 2027`. */
export const missingDay = (date: string) =>
  full()
    .formatToParts(localDay(`${date.slice(0, 7)}-01`))
    .map(({ type, value }) => (type === 'day' ? String(Number(date.slice(8))) : value))
    .join('')

/** `2026-09-04` as `Sep 4, 2026`. */
export const shortDate = (date: string) => short().format(localDay(date))

const onTheHour = /^([01]\d|2[0-3]):([0-5]\d)(?::|$)/

/** `18:30:00` or `18:30` as a moment of an unspecified day in UTC; null for anything that is not a time. */
function atClock(time: string): Date | null {
  const [, hours, minutes] = onTheHour.exec(time) ?? []
  return minutes === undefined ? null : new Date(Date.UTC(1970, 0, 1, Number(hours), Number(minutes)))
}

/**
 * `18:30:00` or `18:30` as `6:30 PM`, or in the language's own format; '' for anything that is not a time.
 */
export function time12(time: string): string {
  const moment = atClock(time)
  return moment ? clock().format(moment).replaceAll('\u202f', ' ') : ''
}

/** `6:30 PM - 9:00 PM`, or in the language's own format. Only the start if the end is unknown. */
export function timeSpan(start: string | null, end: string | null): string {
  const [first, last] = [atClock(start ?? ''), atClock(end ?? '')]
  if (first && last && currentLanguage() !== 'en') return clock().formatRange(first, last)
  return [start, end]
    .filter((time) => time !== null)
    .map(time12)
    .join(' - ')
}

/** `today` as `Today`. */
export const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase(locale()) + text.slice(1)

/** Formats ISO 8601 as `May 4, 2026, 9:30 AM`, in the reader's time zone. */
export const fullMoment = (iso: string) => moment().format(new Date(iso)).replaceAll('\u202f', ' ')

export function localDay(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(year, month - 1, day)
}
