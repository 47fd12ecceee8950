import type { Message } from './language/message.ts'
import { changesDiscarded } from './texts.ts'

/** Data types shared by machines, screens and actors. */

export type UserType = 'SUPERADMIN' | 'ADMIN' | 'USER'

export interface User {
  id: string
  fullName: string
  email: string
  phone: string | null
  profilePic: string | null
  userType: UserType
  isEmailVerified: boolean
  /** IANA name; null until a browser has reported one, or if the service does not store it. */
  timeZone: string | null
  /** Such as `de`; null if none was chosen, or if the service does not store it. */
  language: string | null
}

export type ProfileChange = Pick<User, 'fullName' | 'phone' | 'profilePic'>

export interface Session {
  token: string
  user: User
}

/** A category or an event type. */
export interface Choice {
  id: string
  name: string
}

export interface Choices {
  categories: Choice[]
  eventTypes: Choice[]
}

export interface Cover {
  /**
   * URL template with `{width}` and `{format}`, or the JPEG's URL if `widths` is empty. A path if the picture is
   * at the page's own origin.
   */
  template: string
  widths: number[]
  /** A preview about 16 px wide as a `data:` URL. */
  blur: string | null
}

export interface Picture extends Cover {
  id: string | null
  /** JPEG, at most 1,280 px wide. */
  url: string
  width: number | null
  height: number | null
}

/** Whether the event takes place. Independent of its approval status. */
export type Lifecycle = 'SCHEDULED' | 'POSTPONED' | 'CANCELLED'

/** The series to which an event belongs. */
export interface Series {
  /** Counts from 1. */
  position: number
  count: number
  frequency: 'WEEKLY' | 'MONTHLY_DAY' | 'MONTHLY_WEEKDAY'
  /** Weeks or months from one date to the next. */
  interval: number
  /** True for a date that was changed on its own. Changes to several dates skip it. */
  changedAlone: boolean
  /**
   * The number of dates that are not over. Requested only where several dates can be changed at once; null if
   * the service does not report it.
   */
  upcoming?: number | null
}

/** A date of a series, as shown in the list of its dates. */
export interface SeriesDate {
  id: string
  /** YYYY-MM-DD */
  eventDate: string
  /** YYYY-MM-DD; null if the event ends on `eventDate`. */
  endDate: string | null
  isFavorite: boolean
  isPublished: boolean
  lifecycle: Lifecycle | null
  series: Series | null
}

export interface EventRow {
  id: string
  title: string
  excerpt: string
  /** YYYY-MM-DD */
  eventDate: string
  /** HH:MM:SS */
  startTime: string | null
  /** YYYY-MM-DD; null if the event ends on `eventDate`. */
  endDate: string | null
  venue: string | null
  location: string | null
  isFavorite: boolean
  /** Not requested for lists that contain only scheduled events; null if the service does not report it. */
  lifecycle?: Lifecycle | null | undefined
  /** Requested for lists that show a series only once. */
  series?: Series | null
  category: Pick<Choice, 'name'> | null
  eventType: Pick<Choice, 'name'> | null
  cover: Cover | null
}

/** An event row with its end time and the data that readers in other time zones need. */
export interface TimedRow extends EventRow {
  /** HH:MM:SS */
  endTime: string | null
  /** IANA name; null if the service does not report it. */
  timeZone: string | null
  /** ISO 8601 with the place's UTC offset. */
  startsAt: string | null
  isOnline: boolean
}

export interface EventCard extends Omit<TimedRow, 'excerpt' | 'category' | 'eventType' | 'cover'> {
  content: string
  /** `lat,lng` */
  locationDetails: string | null
  isFeatured: boolean
  /** Null if the service does not report it. */
  lifecycle: Lifecycle | null
  lifecycleReason: string | null
  category: Choice | null
  eventType: Choice | null
  galleryImages: Picture[]
}

export interface EventDetail extends EventCard {
  author: { fullName: string; email: string | null }
  /** ISO 8601 with the place's UTC offset. */
  endsAt: string | null
  registerLink: string | null
  accessibilityNotes: string | null
  /** URL of the public page of a published event; null if strangers may not read it. */
  shareUrl: string | null
  series: Series | null
  viewCount: number
  favoriteCount: number
}

export type Visibility = 'MEMBERS' | 'LINK' | 'PUBLIC'

export type ApprovalStatus = 'PENDING' | 'PUBLISHED' | 'REJECTED'

export interface OwnEvent extends EventDetail {
  /** Null if the service does not support visibility. */
  visibility: Visibility | null
  /** The most that the author may choose, since a superadmin lowered it; null if there is no limit. */
  visibilityCeiling: Visibility | null
  visibilityReason: string | null
  isPublished: boolean
  /** Null if the service does not report it. */
  approvalStatus: ApprovalStatus | null
  rejectReason: string | null
  /** Unpublished changes; null if there are none. */
  proposal: { status: 'PENDING' | 'REJECTED' | null; rejectReason: string | null } | null
}

/** Fields that authors can only set through the service's own API. */
interface Limits {
  registrationDeadline: string | null
  maxParticipants: number | null
  tags: string[]
}

/** An event with all fields that its author controls. */
export type ReviewedEvent = EventDetail & Limits & Pick<OwnEvent, 'visibility'>

/** An event that awaits a superadmin's decision: a new one, or one with proposed changes. */
export interface PendingEvent extends ReviewedEvent {
  /** ISO 8601, UTC */
  createdAt: string | null
  /** The version to which a decision applies; null if the service does not report it. */
  version: number | null
  isProposal: boolean
  /** Another event with a similar title on the same day at the same place. */
  resembles: { id: string; title: string } | null
  /** The import that made it. `count` is the number of its events that await a decision. */
  import: { id: string; count: number } | null
}

/** An event's content as proposed by its author. */
export type Proposal = Omit<
  ReviewedEvent,
  | 'id'
  | 'isFavorite'
  | 'isFeatured'
  | 'lifecycle'
  | 'lifecycleReason'
  | 'shareUrl'
  | 'series'
  | 'author'
  | 'viewCount'
  | 'favoriteCount'
  | 'startsAt'
  | 'endsAt'
>

export interface EventStep {
  id: string
  /** ISO 8601, UTC */
  at: string
  by: 'AUTHOR' | 'REVIEWER' | null
  fullName: string | null
  action: string
  reason: string | null
  changed: string[]
}

export interface Review {
  proposal: Proposal | null
  history: EventStep[]
}

/** `count` covers all pages. `next` and `previous` are the tokens of the neighbouring pages, or null. */
export interface Page<Item> {
  results: Item[]
  count: number
  next: string | null
  previous: string | null
}

/** Ranges of days, relative to today. */
export type DayRange = 'WEEKEND' | 'WEEK' | 'MONTH'

/** At most one of `date` and `when` is set. */
export interface EventFilters {
  location: string
  date: string
  when: DayRange | ''
  category: string
  eventType: string
  search: string
}

export type Period = 'all' | 'upcoming' | 'past'

export interface FavoriteFilters {
  eventDate: string
  eventType: string
  category: string
}

export interface Favorite {
  eventId: string
  isFavorite: boolean
}

export interface Slide {
  id: string
  order: number
  heading: string
  description: string
  date: string | null
  place: string | null
  image: Picture | null
}

export interface Place {
  name: string
  formattedAddress: string
  lat: number
  lng: number
  /** IANA name; null if the service does not report it. */
  timeZone: string | null
}

export interface Sides {
  width: number
  height: number
}

/**
 * A chosen picture that has not been uploaded. `file` is the browser's `File`, which machines only pass on.
 */
export interface DraftImage {
  key: string
  name: string
  /** bytes */
  size: number
  /** Media type, as reported by the browser. */
  type: string
  /** Size in px; null if the browser cannot read the picture. */
  sides?: Sides | null
  file: unknown
}

export type Decision = 'publish' | 'reject'

export interface Toast {
  kind: 'success' | 'error' | 'blank'
  text: Message
  /**
   * The machine event that the *Undo* button sends back to the machine that showed the toast. The button is
   * shown while the machine accepts this event.
   */
  undo?: { type: 'cancel.undo' | 'change.undo' }
}

export const errorToast = (text: Message) => ({ kind: 'error', text }) as const
export const successToast = (text: Message) => ({ kind: 'success', text }) as const

/** Toast actions that report a success or a failure. The machine declares `toast`. */
export const say = (text: Message) => ({ type: 'toast', params: successToast(text) }) as const
export const warn = (text: Message) =>
  ({
    type: 'toast',
    params: ({ event }: { event: { error: unknown } }) => failureToast(event.error, text),
  }) as const

/** Stores why content is missing, for the panel shown in its place. The machine declares `explain`. */
export const explain = (text: Message) =>
  ({
    type: 'explain',
    params: ({ event }: { event: { error: unknown } }) => failureText(event.error, text),
  }) as const

/** Shown after Cancel, which closes at once. *Undo* restores the typed text. */
export const offerUndo = {
  type: 'toast',
  params: { kind: 'blank', text: changesDiscarded, undo: { type: 'cancel.undo' } },
} as const

/** Why an actor failed, as one of the gateway's stable codes. `NETWORK` means that there was no response. */
export interface Failure {
  code:
    | 'UNAUTHENTICATED'
    | 'FORBIDDEN'
    | 'UNKNOWN_OPERATION'
    | 'NOT_FOUND'
    | 'BAD_USER_INPUT'
    | 'CONFLICT'
    | 'RATE_LIMITED'
    | 'PAYLOAD_TOO_LARGE'
    | 'EMAIL_UNVERIFIED'
    | 'UPSTREAM_TIMEOUT'
    | 'UPSTREAM_UNAVAILABLE'
    | 'UPSTREAM_BAD_RESPONSE'
    | 'GRAPHQL_PARSE_FAILED'
    | 'GRAPHQL_VALIDATION_FAILED'
    | 'INTERNAL'
    | 'NETWORK'
  message: string
  fields: Record<string, string[]>
}

/** Treats any error other than a `Failure` as a fault of our own. */
export function failureOf(error: unknown): Failure {
  if (typeof error === 'object' && error !== null && 'code' in error && 'fields' in error) {
    return error as Failure
  }
  return { code: 'INTERNAL', message: '', fields: {} }
}

/** The server's message if it tells how long to wait; otherwise the given text. */
export function failureText(error: unknown, otherwise: Message): Message {
  const { code, message } = failureOf(error)
  return code === 'RATE_LIMITED' && message !== '' ? message : otherwise
}

export const failureToast = (error: unknown, otherwise: Message): Toast =>
  errorToast(failureText(error, otherwise))

/** True if the server refused the input or the credentials, which the user can correct. */
export const isRefusal = ({ code }: Failure) => code === 'BAD_USER_INPUT' || code === 'UNAUTHENTICATED'

const reasoned: ReadonlySet<Failure['code']> = new Set([
  'BAD_USER_INPUT',
  'CONFLICT',
  'FORBIDDEN',
  'NOT_FOUND',
  'PAYLOAD_TOO_LARGE',
  'RATE_LIMITED',
])

/** The server's reason for a refusal that is not about a particular field; null if there is none. */
export const reasonOf = ({ code, message, fields }: Failure) =>
  Object.keys(fields).length === 0 && reasoned.has(code) && message !== '' ? message : null

export const fieldProblems = ({ fields }: Failure): Record<string, Message> =>
  Object.fromEntries(Object.entries(fields).map(([field, texts]) => [field, texts.join(' ')]))

/** Problems by field. `form` holds a problem of the whole form. */
export function formProblems(failure: Failure): Record<string, Message> {
  const reason = reasonOf(failure)
  return reason === null ? fieldProblems(failure) : { form: reason }
}
