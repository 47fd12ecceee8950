import type { EventStep } from '../domain.ts'
import * as texts from './texts.ts'

const deeds: Record<string, string> = {
  create: texts.created,
  update: texts.edited,
  resubmit: texts.editedAndResubmitted,
  propose: texts.changesProposed,
  withdraw: texts.changesWithdrawn,
  publish: texts.published,
  reject: texts.rejected,
  'publish-changes': texts.changesPublished,
  'reject-changes': texts.changesRejected,
  feature: texts.featured,
  unfeature: texts.unfeatured,
}

export const deedWords = ({ action }: EventStep): string => deeds[action] ?? action.replaceAll(/[-_]/g, ' ')

export const actorWords = ({ by, fullName }: EventStep): string =>
  fullName ?? (by === 'AUTHOR' ? texts.someAuthor : texts.someSuperadmin)

export const fieldLabels: Record<string, string> = {
  title: texts.title,
  content: texts.description,
  eventDate: texts.date,
  startTime: texts.startTime,
  endTime: texts.endTime,
  venue: texts.venue,
  location: texts.location,
  locationDetails: texts.locationDetails,
  registerLink: texts.registrationLink,
  eventType: texts.eventType,
  category: texts.category,
  galleryImages: texts.pictures,
  isOnlineEvent: texts.online,
  registrationDeadline: texts.registrationDeadline,
  maxParticipants: texts.participants,
  tags: texts.tags,
}

export const changedWords = ({ changed }: EventStep): string =>
  changed.map((field) => fieldLabels[field] ?? field).join(', ')
