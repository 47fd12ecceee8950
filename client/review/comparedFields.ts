import type { Proposal, ReviewedEvent } from '../../machines/domain.ts'
import { no, yes } from '../../machines/admin/texts.ts'
import { figure, fullDate, time12 } from '../ui/display/formats.ts'

type Field = Exclude<keyof Proposal, 'galleryImages'>
type Read = (event: Proposal | ReviewedEvent) => string | null | undefined

const read: Record<Field, Read> = {
  title: ({ title }) => title,
  eventDate: ({ eventDate }) => fullDate(eventDate),
  startTime: ({ startTime }) => startTime && time12(startTime),
  endTime: ({ endTime }) => endTime && time12(endTime),
  isOnline: ({ isOnline }) => (isOnline ? yes : no),
  venue: ({ venue }) => venue,
  location: ({ location }) => location,
  locationDetails: ({ locationDetails }) => locationDetails,
  registerLink: ({ registerLink }) => registerLink,
  registrationDeadline: ({ registrationDeadline: last }) => last && fullDate(last),
  maxParticipants: ({ maxParticipants: most }) => (most === null ? null : figure(most)),
  eventType: ({ eventType }) => eventType?.name,
  category: ({ category }) => category?.name,
  tags: ({ tags }) => tags.join(', '),
  content: ({ content }) => content,
}

/** All that an author can change of an event but its pictures, in the order of the comparison. */
export const comparedFields = Object.entries(read) as [Field, Read][]
