import type { EventDetail, Proposal, ReviewedEvent } from '../../machines/domain.ts'
import { no, yes } from '../../machines/admin/texts.ts'
import * as events from '../../machines/events/texts.ts'
import * as review from '../../machines/review/texts.ts'
import { cityOf, figure, fullDate, t, time12, venueText, words } from '../ui/index.ts'
import type { Message } from '../../machines/language/message.ts'

export type Field = Exclude<keyof Proposal, 'galleryImages'>

interface Shown {
  label: Message
  /** The value as shown in the comparison. */
  read: (event: Proposal | ReviewedEvent) => string | null | undefined
  /**
   * Compared word by word. Changes in other fields are shown whole, because half a date or half an address is
   * meaningless.
   */
  isProse?: boolean
}

type Noted = Pick<EventDetail, 'accessibilityNotes'>

/** Shown below the description in an event's full view. */
const notes = {
  accessibilityNotes: {
    label: events.accessibilityNotes,
    read: ({ accessibilityNotes }: Noted) => accessibilityNotes,
    isProse: true,
  },
}

/** All fields that an event's author can change, except the pictures, in the order of the comparison. */
export const eventFields: Record<Field, Shown> = {
  title: { label: events.title, read: ({ title }) => title, isProse: true },
  eventDate: { label: words.date, read: ({ eventDate }) => fullDate(eventDate) },
  startTime: { label: words.startTime, read: ({ startTime }) => startTime && time12(startTime) },
  endTime: { label: words.endTime, read: ({ endTime }) => endTime && time12(endTime) },
  endDate: { label: words.endDate, read: ({ endDate }) => endDate && fullDate(endDate) },
  timeZone: { label: words.timeZone, read: ({ timeZone }) => timeZone && cityOf(timeZone) },
  isOnline: { label: review.online, read: ({ isOnline }) => t(isOnline ? yes : no) },
  venue: { label: words.venue, read: ({ venue }) => venueText(venue), isProse: true },
  location: { label: words.location, read: ({ location }) => location, isProse: true },
  locationDetails: { label: words.locationDetails, read: ({ locationDetails }) => locationDetails },
  registerLink: { label: words.registrationLink, read: ({ registerLink }) => registerLink },
  registrationDeadline: {
    label: words.registrationDeadline,
    read: ({ registrationDeadline: last }) => last && fullDate(last),
  },
  maxParticipants: {
    label: review.participants,
    read: ({ maxParticipants: most }) => (most === null ? null : figure(most)),
  },
  eventType: { label: words.eventType, read: ({ eventType }) => eventType?.name },
  category: { label: words.category, read: ({ category }) => category?.name },
  tags: { label: words.tags, read: ({ tags }) => tags.join(', ') },
  visibility: {
    label: events.visibility,
    read: ({ visibility }) => visibility && t(events.visibilities[visibility].label),
  },
  content: { label: words.description, read: ({ content }) => content, isProse: true },
  ...notes,
}

export const fieldNames = Object.keys(eventFields) as Field[]

export const notesOf = (event: Noted) =>
  Object.values(notes).map(({ label, read }) => [t(label), read(event) ?? ''] as const)
