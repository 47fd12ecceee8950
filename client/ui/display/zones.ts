import * as texts from '../texts.ts'
import { fullDate, localDay } from './formats.ts'

const clock = new Intl.DateTimeFormat(texts.locale, { timeStyle: 'short' })
const monthDay = new Intl.DateTimeFormat(texts.locale, { month: 'long', day: 'numeric' })

/** `America/Argentina/Buenos_Aires` as `Buenos Aires`. */
export const zoneName = (zone: string) => zone.replace(/^.*\//, '').replaceAll('_', ' ')

/** The reader's own time of a moment, with its day where that is another than the place's; null where the clocks agree. */
export function readersTime(moment: string | null): string | null {
  if (moment === null) return null
  const date = new Date(moment)
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
  if (local === moment.slice(0, 16)) return null
  const time = clock.format(date).replaceAll('\u202f', ' ')
  return local.slice(0, 10) === moment.slice(0, 10) ? time : `${monthDay.format(date)}, ${time}`
}

/** `July 10, 2027`; several days as `July 10 - 12, 2027` or `July 30, 2027 - August 2, 2027`. */
export function daySpan(first: string, last: string | null): string {
  if (last === null || last === first) return fullDate(first)
  if (first.slice(0, 7) !== last.slice(0, 7)) return `${fullDate(first)} - ${fullDate(last)}`
  return `${monthDay.format(localDay(first))} - ${Number(last.slice(8))}, ${last.slice(0, 4)}`
}

/** Of the device, as `Europe/Lisbon`. */
export const deviceZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone
