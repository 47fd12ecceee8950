/** The words that the machines speak: plain data, as screens draw it and actors bring it. */

export type UserType = 'SUPERADMIN' | 'ADMIN' | 'USER'

export interface User {
  id: string
  fullName: string
  email: string
  phone: string | null
  profilePic: string | null
  userType: UserType
  isEmailVerified: boolean
}

/** What people change of their own account. */
export type ProfileChange = Pick<User, 'fullName' | 'phone' | 'profilePic'>

/** What the browser keeps of a signed-in person. */
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

/** What it takes to draw a picture in a row. */
export interface Cover {
  /** An address with `{width}` and `{format}` in it; where there are no widths, that of the JPEG. */
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

/** What a list shows of an event. */
export interface EventRow {
  id: string
  title: string
  /** How its description begins. */
  excerpt: string
  /** YYYY-MM-DD */
  eventDate: string
  /** HH:MM:SS */
  startTime: string | null
  endTime: string | null
  venue: string | null
  location: string | null
  isFavorite: boolean
  category: Pick<Choice, 'name'> | null
  eventType: Pick<Choice, 'name'> | null
  cover: Cover | null
}

export interface EventCard {
  id: string
  title: string
  content: string
  /** YYYY-MM-DD */
  eventDate: string
  /** HH:MM:SS */
  startTime: string | null
  endTime: string | null
  venue: string | null
  location: string | null
  /** `lat,lng` */
  locationDetails: string | null
  isOnline: boolean
  isFavorite: boolean
  isFeatured: boolean
  category: Choice | null
  eventType: Choice | null
  galleryImages: Picture[]
}

export interface EventDetail extends EventCard {
  author: { fullName: string; email: string | null }
  registerLink: string | null
  viewCount: number
  favoriteCount: number
}

export type ApprovalStatus = 'PENDING' | 'PUBLISHED' | 'REJECTED'

/** An event as its author has it. */
export interface OwnEvent extends EventDetail {
  isPublished: boolean
  /** null where the service does not say. */
  approvalStatus: ApprovalStatus | null
  rejectReason: string | null
  /** Changes of it that are not published; null while there are none. */
  proposal: { status: 'PENDING' | 'REJECTED' | null; rejectReason: string | null } | null
}

/** An event that waits for a superadmin's decision: itself, or the changes that are proposed of it. */
export interface PendingEvent extends EventDetail {
  /** ISO 8601, UTC */
  createdAt: string | null
  /** What is decided about; null where the service does not say. */
  version: number | null
  isProposal: boolean
  /** Another event of the same day and place with a similar title. */
  resembles: { id: string; title: string } | null
}

/** What an author decides of an event, as it would be. */
export type Proposal = Omit<
  EventDetail,
  'id' | 'isFavorite' | 'isFeatured' | 'author' | 'viewCount' | 'favoriteCount'
>

/** Something that became of an event. */
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

/** What a decision goes by beside the event itself. */
export interface Review {
  proposal: Proposal | null
  history: EventStep[]
}

/** A page of a list. `next` and `previous` are tokens to ask for the neighbouring pages, null where there is none. */
export interface Page<Item> {
  results: Item[]
  count: number
  next: string | null
  previous: string | null
}

export interface EventFilters {
  location: string
  date: string
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
  /** YYYY-MM-DD */
  date: string | null
  place: string | null
  image: Picture | null
}

export interface Place {
  name: string
  formattedAddress: string
  lat: number
  lng: number
}

/** A picture that was chosen but not yet sent. `file` is the browser's own object, which machines only pass on. */
export interface DraftImage {
  key: string
  name: string
  /** bytes */
  size: number
  /** media type, as the browser reports it */
  type: string
  file: unknown
}

/** The form of Create New Event, as typed. An empty text stands for a field left out. */
export interface EventDraft {
  title: string
  content: string
  eventType: string
  category: string
  /** YYYY-MM-DD */
  eventDate: string
  /** HH:MM */
  startTime: string
  endTime: string
  isOnline: boolean
  venue: string
  location: string
  /** `lat,lng` */
  locationDetails: string
  latitude: number | null
  longitude: number | null
  registerLink: string
}

/** The form Edit Event Information, as typed: nothing but the venue says whether the event is online. */
export type EventForm = Omit<EventDraft, 'isOnline' | 'latitude' | 'longitude'>

export type Decision = 'publish' | 'reject'

export interface Toast {
  kind: 'success' | 'error' | 'blank'
  text: string
}

export const errorToast = (text: string) => ({ kind: 'error', text }) as const
export const successToast = (text: string) => ({ kind: 'success', text }) as const

/** Why an actor failed, in the gateway's stable codes; `NETWORK` when no answer came. */
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
  /** What is wrong with which field, where the server named fields. */
  fields: Record<string, string[]>
}

/** Reads what an actor was rejected with. Anything that is not a `Failure` counts as one of ours. */
export function failureOf(error: unknown): Failure {
  if (typeof error === 'object' && error !== null && 'code' in error && 'fields' in error) {
    return error as Failure
  }
  return { code: 'INTERNAL', message: '', fields: {} }
}

/** The server understood but said no: the person can act on it. Anything else is trouble of ours. */
export const isRefusal = ({ code }: Failure) => code === 'BAD_USER_INPUT' || code === 'UNAUTHENTICATED'

/** One text for each field that the server has refused. */
export const fieldProblems = ({ fields }: Failure): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([field, texts]) => [field, texts.join(' ')]))
