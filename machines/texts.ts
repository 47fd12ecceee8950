import { errorToast as error, successToast as success } from './domain.ts'

/** The messages of the specification, literally; sections 4, 5 and 8. Those of the way in are in `account/texts.ts`. */

export const toasts = {
  choicesNotLoaded: error('Failed to load event types and categories'),
  eventCreated: success('Event created successfully! It is now waiting for approval.'),
  eventNotCreated: error('Failed to create event'),
  exploreNotLoaded: error('Failed to load data'),
  eventsNotFiltered: error('Failed to filter events. Please try again.'),
  eventsNotLoaded: error('Failed to load events. Please try again.'),
  favoriteAdded: success('Event added to favorites successfully!'),
  favoriteRemoved: success('Event removed from favorites successfully!'),
  favoriteNotAdded: error('Failed to add event to favorites. Please try again.'),
  favoriteNotRemoved: error('Failed to remove event from favorites. Please try again.'),
  removedFromFavorites: success('Removed from favorites'),
  notRemovedFromFavorites: error('Failed to remove from favorites'),
  noToken: error('No authentication token found'),
  pendingNotLoaded: error('Failed to load pending events. Please try again later.'),
  approved: success('Event approved successfully!'),
  notApproved: error('Failed to approve event. Please try again.'),
  rejected: success('Event rejected successfully!'),
  notRejected: error('Failed to reject event. Please try again.'),
}

export const problems = {
  missingFields: (names: string[]) => `Please fill in the following required fields: ${names.join(', ')}`,
  endBeforeStart: 'End time must be later than start time',
  dateInPast: 'Event date cannot be before today',
  linkNotUrl: 'Registration Link must be a web address, such as https://example.org',
  linkRequired: 'Registration Link is required for online events',
  tooManyImages: 'Maximum 5 images',
  notAnImage: (name: string) => `${name} is not an image`,
  imageTooLarge: (name: string) => `${name} is larger than 5MB`,
  favoritesNotLoaded: 'Failed to load events',
  noToken: 'No authentication token found',
}
