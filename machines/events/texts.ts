import { errorToast as error, successToast as success } from '../domain.ts'

/** Literal texts of the specification, sections 4, 5 and 8. */

export const toasts = {
  eventCreated: success('Event created successfully! It is now waiting for approval.'),
  eventNotCreated: error('Failed to create event'),
  exploreNotLoaded: error('Failed to load data'),
  eventsNotFiltered: error('Failed to filter events. Please try again.'),
  eventsNotLoaded: error('Failed to load events. Please try again.'),
}

export const problems = {
  missingFields: (names: string[]) => `Please fill in the following required fields: ${names.join(', ')}`,
  notATime: 'Enter a time like 6:30 PM.',
  endBeforeStart: 'End time must be later than start time',
  dateInPast: 'Event date cannot be before today',
  linkNotUrl: 'Registration Link must be a web address, such as https://example.org',
  linkRequired: 'Registration Link is required for online events',
}
