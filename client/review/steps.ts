import type { EventStep } from '../../machines/domain.ts'
import * as texts from '../../machines/review/texts.ts'
import type { Entry } from '../ui/display/Timeline.tsx'
import * as words from '../ui/texts.ts'

const deeds: Record<string, string> = {
  create: words.created,
  update: texts.edited,
  resubmit: texts.editedAndResubmitted,
  propose: words.changesProposed,
  withdraw: words.changesWithdrawn,
  publish: words.published,
  reject: words.rejected,
  'publish-changes': words.changesPublished,
  'reject-changes': words.changesRejected,
  feature: words.featured,
  unfeature: texts.unfeatured,
}

export const deedWords = ({ action }: EventStep): string => deeds[action] ?? action.replaceAll(/[-_]/g, ' ')

export const actorWords = ({ by, fullName }: EventStep): string =>
  fullName ?? (by === 'AUTHOR' ? texts.someAuthor : texts.someSuperadmin)

export const fieldLabels: Record<string, string> = {
  title: texts.title,
  content: words.description,
  eventDate: words.date,
  startTime: words.startTime,
  endTime: words.endTime,
  venue: words.venue,
  location: words.location,
  locationDetails: words.locationDetails,
  registerLink: words.registrationLink,
  eventType: words.eventType,
  category: words.category,
  galleryImages: texts.pictures,
  isOnline: texts.online,
  isOnlineEvent: texts.online,
  registrationDeadline: words.registrationDeadline,
  maxParticipants: texts.participants,
  tags: words.tags,
}

export const changedWords = ({ changed }: EventStep): string =>
  changed.map((field) => fieldLabels[field] ?? field).join(', ')

/** A step as the history shows it. */
export const entryOf = (step: EventStep): Entry => ({
  key: step.id,
  title: deedWords(step),
  by: actorWords(step),
  at: step.at,
  detail: changedWords(step),
  quote: step.reason,
})
