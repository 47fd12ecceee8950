import type { Errors } from '../../../http/httpError.ts'
import type { Lifecycle } from '../../fields/statuses.ts'

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
  /** What was guessed, or why the entry is not chosen at first. */
  notes: string[]
  isChosen: boolean
}

/** An entry of which nothing but its name can be used. */
export const unreadable = (uid: string, title: string): Entry => ({
  uid,
  sequence: 0,
  lifecycle: 'scheduled',
  reason: null,
  when: null,
  zone: null,
  title,
  content: '',
  venue: null,
  location: null,
  spot: null,
  is_online: false,
  link: null,
  capacity: null,
  categories: [],
  pictures: [],
  problems: { uid: ['This entry cannot be read.'] },
  notes: [],
  isChosen: true,
})

const webLink = /^https?:\/\/\S+$/i

export const isLink = (text: string | null | undefined) => webLink.test(text?.trim() ?? '')

const meetingHosts =
  /(^|\.)(zoom\.us|zoom\.com|zoomgov\.com|meet\.google\.com|teams\.microsoft\.com|teams\.live\.com|webex\.com|gotomeeting\.com|gotomeet\.me|whereby\.com|jit\.si|skype\.com|bigbluebutton\.org|youtube\.com|youtu\.be|twitch\.tv)$/
const mapHosts =
  /(^|\.)(goo\.gl|maps\.google\.[a-z.]+|maps\.apple\.com|openstreetmap\.org|osm\.org|bing\.com)$/
const isMap = ({ hostname, pathname }: URL) =>
  mapHosts.test(hostname) || (/(^|\.)google\.[a-z.]+$/.test(hostname) && pathname.startsWith('/maps'))

const isMeeting = (text: string) => meetingHosts.test(URL.parse(text)?.hostname ?? '')

/** The whole of a location that means no place: these words, and perhaps the link. */
const onlineWords =
  /^(?:via |on )?(?:an? )?(?:online|virtual(?:ly)?|webinar|zoom|google meet|(?:microsoft |ms )?teams|skype|webex|jitsi|livestream|live stream|remote)(?: only| event| meeting| call| webinar| session| room| link)?[:.,;|()<> -]*$/i

interface Links {
  /** The link of the event. */
  own: string | null
  /** Links of conferences. */
  meetings: readonly string[]
  /** The description, which may contain the link of an online event. */
  content: string
}

/**
 * Splits `Stadtgarten, Venloer Str. 40, Cologne`: the first part is the venue, the rest is the location. An
 * event is online only if its location says so, or if it has a conference in place of a location.
 */
export function placeOf(text: string, { own, meetings, content }: Links) {
  const place = text.trim()
  const link = isLink(own) ? (own?.trim() ?? null) : null
  const meeting = meetings.find((each) => isLink(each))?.trim() ?? null
  const [inPlace = null] = /https?:\/\/[^\s<>"]{1,2048}/i.exec(place) ?? []
  const words = inPlace === null ? place : place.replace(inPlace, '').trim()
  const url = inPlace === null ? null : URL.parse(inPlace)
  const online = (first: string | null) => {
    const found = first ?? link ?? meeting ?? /https?:\/\/[^\s<>"]{1,2048}/i.exec(content)?.[0] ?? null
    return { venue: null, location: null, is_online: true, link: found }
  }
  if (url && isMap(url) && words === '') return { venue: null, location: null, is_online: false, link }
  if (url && words === '') return online(inPlace)
  if (onlineWords.test(words)) return online(inPlace ?? meeting)
  if (place === '' && meeting !== null) return online(link ?? meeting)
  if (place === '' && link !== null && isMeeting(link)) return online(link)
  const [venue = '', ...rest] = place
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
  const where = rest.length > 0 ? rest.join(', ') : venue
  return { venue: venue || null, location: where || null, is_online: false, link: link ?? meeting }
}
