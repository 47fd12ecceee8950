import type { Errors } from '../../../http/httpError.ts'
import type { Lifecycle } from '../../eventAnswer.ts'

/**
 * When it is, as it was written: `at` a moment (ISO 8601, UTC) anywhere, or by a clock (`YYYY-MM-DDTHH:MM:SS`) of a zone, which is null for
 * the clock at the place; or whole days, the last one included.
 */
export type When =
  | { by: 'moment'; start: string; end: string | null; zone: string | null }
  | { by: 'clock'; start: string; end: string | null; zone: string | null }
  | { by: 'day'; start: string; end: string; zone: null }

export type Picture = { bytes: string } | { url: string }

/** An event as another program tells of it. */
export interface Entry {
  /** Its UID, and which of its dates it is. */
  uid: string
  sequence: number
  lifecycle: Lifecycle
  reason: string | null
  when: When | null
  /** IANA name: of the calendar, for what names no other. */
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
  /** What could not be read, by the field of ours. */
  problems: Errors
}

const webLink = /^https?:\/\/\S+$/i
const onlineWords = /^(online|virtual|webinar|zoom|google meet|microsoft teams|livestream)\b/i

export const isLink = (text: string | null | undefined) => webLink.test(text?.trim() ?? '')

/** `Stadtgarten, Venloer Str. 40, Cologne`: the first part is the venue, the rest where it is. */
export function placeOf(text: string, links: readonly (string | null)[], content: string) {
  const place = text.trim()
  const link = links.find((each) => isLink(each))?.trim() ?? null
  if (isLink(place)) return { venue: null, location: null, is_online: true, link: link ?? place }
  const said = link ?? /https?:\/\/[^\s<>"]+/i.exec(content)?.[0] ?? null
  if (place === '' && link !== null) return { venue: null, location: null, is_online: true, link }
  if (onlineWords.test(place) && said !== null) {
    return { venue: null, location: null, is_online: true, link: said }
  }
  const [venue = '', ...rest] = place
    .split(/\s*[,;\n]\s*/)
    .map((part) => part.trim())
    .filter(Boolean)
  const where = rest.length > 0 ? rest.join(', ') : venue
  return { venue: venue || null, location: where || null, is_online: false, link }
}
