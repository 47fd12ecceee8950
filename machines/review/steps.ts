import type { EventStep } from '../domain.ts'

const deeds: Record<string, string> = {
  create: 'Created',
  update: 'Edited',
  resubmit: 'Edited and submitted again',
  propose: 'Changes proposed',
  withdraw: 'Changes withdrawn',
  publish: 'Published',
  reject: 'Rejected',
  'publish-changes': 'Changes published',
  'reject-changes': 'Changes rejected',
  feature: 'Featured',
  unfeature: 'No longer featured',
}

export const deedWords = ({ action }: EventStep): string => deeds[action] ?? action.replaceAll(/[-_]/g, ' ')

export const actorWords = ({ by, fullName }: EventStep): string =>
  fullName ?? (by === 'AUTHOR' ? 'The author' : 'A superadmin')

export const fieldLabels: Record<string, string> = {
  title: 'Title',
  content: 'Description',
  eventDate: 'Date',
  startTime: 'Start Time',
  endTime: 'End Time',
  venue: 'Venue',
  location: 'Location',
  locationDetails: 'Location Details',
  registerLink: 'Registration Link',
  eventType: 'Event Type',
  category: 'Category',
  galleryImages: 'Pictures',
  isOnlineEvent: 'Online',
  registrationDeadline: 'Registration Deadline',
  maxParticipants: 'Participants',
  tags: 'Tags',
}

export const changedWords = ({ changed }: EventStep): string =>
  changed.map((field) => fieldLabels[field] ?? field).join(', ')
