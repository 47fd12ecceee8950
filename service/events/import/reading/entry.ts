import type { Errors } from '../../../http/httpError.ts'
import type { Lifecycle } from '../../eventAnswer.ts'

/**
 * The time of an event as it was written: a moment in UTC, a clock time in a zone (null: the zone of the
 * place), or whole days including the last one. Moments and clock times are `YYYY-MM-DDTHH:MM:SS`.
 */
export type When =
  | { by: 'moment'; start: string; end: string | null; zone: string | null }
  | { by: 'clock'; start: string; end: string | null; zone: string | null }
  | { by: 'day'; start: string; end: string; zone: null }

export type Picture = { bytes: string } | { url: string }

/** An event as another program describes it. */
export interface Entry {
  /** The UID, with the day added for later dates of a repeated event. */
  uid: string
  sequence: number
  lifecycle: Lifecycle
  reason: string | null
  when: When | null
  /** The calendar's zone, an IANA name, for times without a zone. */
  zone: string | null
  title: string
  content: string
  venue: string | null
  location: string | null
  /** `lat,lng` */
  spot: string | null
  is_online: boolean
  link: string | null
  capacity: string | null
  /** Words that may name a category. */
  categories: string[]
  pictures: Picture[]
  /** Messages about values that could not be read, by Plaza's field names. */
  problems: Errors
}

const webLink = /^https?:\/\/\S+$/i
const onlineWords = /^(online|virtual|webinar|zoom|google meet|microsoft teams|livestream)\b/i

export const isLink = (text: string | null | undefined) => webLink.test(text?.trim() ?? '')

/** Splits `Stadtgarten, Venloer Str. 40, Cologne`: the first part is the venue, the rest is the location. */
export function placeOf(text: string, links: readonly (string | null)[], content: string) {
  const place = text.trim()
  const link = links.find((each) => isLink(each))?.trim() ?? null
  if (isLink(place)) return { venue: null, location: null, is_online: true, link: link ?? place }
  const onlineLink = link ?? /https?:\/\/[^\s<>"]+/i.exec(content)?.[0] ?? null
  if (place === '' && link !== null) return { venue: null, location: null, is_online: true, link }
  if (onlineWords.test(place) && onlineLink !== null) {
    return { venue: null, location: null, is_online: true, link: onlineLink }
  }
  const [venue = '', ...rest] = place
    .split(/\s*[,;\n]\s*/)
    .map((part) => part.trim())
    .filter(Boolean)
  const where = rest.length > 0 ? rest.join(', ') : venue
  return { venue: venue || null, location: where || null, is_online: false, link }
}
