import type { Message } from './language/message.ts'
import { changesDiscarded } from './texts.ts'

/** Plain data that machines, screens and actors share. */

export type UserType = 'SUPERADMIN' | 'ADMIN' | 'USER'

export interface User {
  id: string
  fullName: string
  email: string
  phone: string | null
  profilePic: string | null
  userType: UserType
  isEmailVerified: boolean
  /** IANA name; null until a browser has told it, or where the service keeps none. */
  timeZone: string | null
  /** `de`; null while none was chosen, or where the service keeps none. */
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
  /** An address with `{width}` and `{format}` in it; where there are no widths, the JPEG's own address. */
  template: string
  widths: number[]
  /** A 20 px preview as a `data:` address. */
  blur: string | null
}

export interface Picture extends Cover {
  id: string | null
  /** JPEG, at most 1,280 px wide. */
  url: string
  width: number | null
  height: number | null
}

/** Whether it takes place; a state of its own beside the approval. */
export type Lifecycle = 'SCHEDULED' | 'POSTPONED' | 'CANCELLED'

/** The series of which an event is a date. */
export interface Series {
  /** From 1 */
  position: number
  count: number
  frequency: 'WEEKLY' | 'MONTHLY_DAY' | 'MONTHLY_WEEKDAY'
  /** Weeks or months from one date to the next. */
  interval: number
  /** Changes of more dates leave this one as it is. */
  changedAlone: boolean
  /** How many dates are not over. Asked for where several can be changed; null where the service does not say. */
  upcoming?: number | null
}

/** A date of a series, as the list of its dates shows it. */
export interface SeriesDate {
  id: string
  /** YYYY-MM-DD */
  eventDate: string
  /** YYYY-MM-DD; null: it ends on `eventDate`. */
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
  /** YYYY-MM-DD; null: it ends on `eventDate`. */
  endDate: string | null
  venue: string | null
  location: string | null
  isFavorite: boolean
  /** Not asked for where all that is listed takes place; null where the service does not say. */
  lifecycle?: Lifecycle | null | undefined
  /** Asked for where a series stands once. */
  series?: Series | null
  category: Pick<Choice, 'name'> | null
  eventType: Pick<Choice, 'name'> | null
  cover: Cover | null
}

/** A row that says until when, and what readers elsewhere need to know of it. */
export interface TimedRow extends EventRow {
  /** HH:MM:SS */
  endTime: string | null
  /** IANA name; null where the service does not say. */
  timeZone: string | null
  /** ISO 8601 with the place's offset */
  startsAt: string | null
  isOnline: boolean
}

/** Not where the service does not say. */
export const isCalledOff = (lifecycle: Lifecycle | null) =>
  lifecycle === 'POSTPONED' || lifecycle === 'CANCELLED'

export interface EventCard extends Omit<TimedRow, 'excerpt' | 'category' | 'eventType' | 'cover'> {
  content: string
  /** `lat,lng` */
  locationDetails: string | null
  isFeatured: boolean
  /** null where the service does not say. */
  lifecycle: Lifecycle | null
  lifecycleReason: string | null
  category: Choice | null
  eventType: Choice | null
  galleryImages: Picture[]
}

export interface EventDetail extends EventCard {
  author: { fullName: string; email: string | null }
  /** ISO 8601 with the place's offset */
  endsAt: string | null
  registerLink: string | null
  accessibilityNotes: string | null
  /** The public page, while the event is published; null if strangers may not see it. */
  shareUrl: string | null
  series: Series | null
  viewCount: number
  favoriteCount: number
}

export type Visibility = 'MEMBERS' | 'LINK' | 'PUBLIC'

export type ApprovalStatus = 'PENDING' | 'PUBLISHED' | 'REJECTED'

export interface OwnEvent extends EventDetail {
  /** null if the service does not support visibility. */
  visibility: Visibility | null
  isPublished: boolean
  /** null where the service does not say. */
  approvalStatus: ApprovalStatus | null
  rejectReason: string | null
  /** Unpublished changes; null when there are none. */
  proposal: { status: 'PENDING' | 'REJECTED' | null; rejectReason: string | null } | null
}

/** What only the service's own API lets authors set. */
interface Limits {
  registrationDeadline: string | null
  maxParticipants: number | null
  tags: string[]
}

/** An event with all that its author decides of it. */
export type ReviewedEvent = EventDetail & Limits

/** An event that awaits a superadmin's decision: a new one, or one with proposed changes. */
export interface PendingEvent extends ReviewedEvent {
  /** ISO 8601, UTC */
  createdAt: string | null
  /** The version to decide about; null where the service does not say. */
  version: number | null
  isProposal: boolean
  /** Another event on the same day, in the same place and with a similar title. */
  resembles: { id: string; title: string } | null
}

/** An event's content as its author wants it to be. */
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

/** `count` spans all pages; `next` and `previous` are tokens for the neighbouring pages, null where there is none. */
export interface Page<Item> {
  results: Item[]
  count: number
  next: string | null
  previous: string | null
}

/** Days counted from today. */
export type DayRange = 'WEEKEND' | 'WEEK' | 'MONTH'

/** A day and a range exclude each other. */
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
  /** IANA name; null where the service does not say. */
  timeZone: string | null
}

export interface Sides {
  width: number
  height: number
}

/** A picture that was chosen but not sent yet. `file` is the browser's own object, which machines only pass on. */
export interface DraftImage {
  key: string
  name: string
  /** bytes */
  size: number
  /** media type, as the browser reports it */
  type: string
  /** px; null where the browser cannot read it. */
  sides?: Sides | null
  file: unknown
}

export type Decision = 'publish' | 'reject'

export interface Toast {
  kind: 'success' | 'error' | 'blank'
  text: Message
  /** What its button *Undo* sends to the machine that shows it, for as long as that would take it. */
  undo?: { type: 'cancel.undo' | 'change.undo' }
}

export const errorToast = (text: Message) => ({ kind: 'error', text }) as const
export const successToast = (text: Message) => ({ kind: 'success', text }) as const

/** Actions that say what has been done, and what could not be; the machine declares `toast`. */
export const say = (text: Message) => ({ type: 'toast', params: successToast(text) }) as const
export const warn = (text: Message) =>
  ({
    type: 'toast',
    params: ({ event }: { event: object }) => failureToast('error' in event ? event.error : null, text),
  }) as const

/** Keeps why something is not there, for the panel in its place; the machine declares `explain`. */
export const explain = (text: Message) =>
  ({
    type: 'explain',
    params: ({ event }: { event: { error: unknown } }) => failureText(event.error, text),
  }) as const

/** Cancel goes back at once; what was typed comes back with *Undo*. */
export const offerUndo = {
  type: 'toast',
  params: { kind: 'blank', text: changesDiscarded, undo: { type: 'cancel.undo' } },
} as const

/** Why an actor failed, in the gateway's stable codes; `NETWORK` means that no answer came. */
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

/** Anything that is not a `Failure` counts as our own fault. */
export function failureOf(error: unknown): Failure {
  if (typeof error === 'object' && error !== null && 'code' in error && 'fields' in error) {
    return error as Failure
  }
  return { code: 'INTERNAL', message: '', fields: {} }
}

/** Whoever has to wait reads the server's words, which say how long; of any other failure, these. */
export function failureText(error: unknown, otherwise: Message): Message {
  const { code, message } = failureOf(error)
  return code === 'RATE_LIMITED' && message !== '' ? message : otherwise
}

export const failureToast = (error: unknown, otherwise: Message): Toast =>
  errorToast(failureText(error, otherwise))

/** The server understood but refused, so the person can act on it; anything else is our own fault. */
export const isRefusal = ({ code }: Failure) => code === 'BAD_USER_INPUT' || code === 'UNAUTHENTICATED'

const reasoned: ReadonlySet<Failure['code']> = new Set([
  'BAD_USER_INPUT',
  'CONFLICT',
  'FORBIDDEN',
  'NOT_FOUND',
  'PAYLOAD_TOO_LARGE',
  'RATE_LIMITED',
])

/** Why the server refused, where that concerns no particular field; null where it did not say. */
export const reasonOf = ({ code, message, fields }: Failure) =>
  Object.keys(fields).length === 0 && reasoned.has(code) && message !== '' ? message : null

export const fieldProblems = ({ fields }: Failure): Record<string, Message> =>
  Object.fromEntries(Object.entries(fields).map(([field, texts]) => [field, texts.join(' ')]))

/** By field; `form` is what concerns none of them. */
export function formProblems(failure: Failure): Record<string, Message> {
  const reason = reasonOf(failure)
  return reason === null ? fieldProblems(failure) : { form: reason }
}
