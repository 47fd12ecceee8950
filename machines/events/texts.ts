import type { Visibility } from '../domain.ts'
import { asPhrase, type Message, type Phrase, phrase, together } from '../language/message.ts'

/**
 * Texts quoted from the specification, sections 2, 4, 5 and 8, and other texts of the screens. One constant
 * each where possible, because the build drops unused constants, but no part of an object.
 */

/** Labels of the fields in both forms, also used in the message about missing fields */
export const title: Message = 'Title'
export const eventType: Message = 'Event Type'
export const category: Message = 'Category'
export const eventDate: Message = 'Event Date'
export const startTime: Message = 'Start Time'
export const endTime: Message = 'End Time'
export const endDate: Message = 'End Date'
export const venue: Message = 'Venue'
export const location: Message = 'Location'

export const selectType: Message = 'Select a type'
export const selectCategory: Message = 'Select a category'
export const linkHintOnline: Message =
  'Required for online events. This link will be shared with registered participants.'

export const missingFields = (names: Message[]) =>
  phrase('Please fill in the following required fields: {names}', { names: names.map(asPhrase) })
export const notATime: Message = 'Enter a time like 6:30 PM.'
export const endBeforeStart: Message = 'End time must be later than start time'
export const endTimeForDays: Message = 'An event that ends on another day needs an end time'
export const endBeforeFirst: Message = 'End date cannot be before the event date'
export const tooManyDays: Message = 'An event can last at most 30 days'
export const skippedTime: Message = 'The clocks skip this time on that day'
export const dateInPast: Message = 'Event date cannot be before today'
export const linkNotUrl: Message = 'Registration Link must be a web address, such as https://example.org'
export const linkRequired: Message = 'Registration Link is required for online events'

/** The last day and the time zone */
export const endsOnAnotherDay: Message = 'Ends on another day'
export const endsOnSameDay: Message = 'Ends on the same day'
export const pastMidnight: Message = 'The end time is before the start, so it is on the next day.'
export const skippedWithNext = (time: string, place: string, next: string) =>
  phrase('{time} does not exist in {place} on that day: the clocks go forward. The next time is {next}.', {
    time,
    place,
    next,
  })
export const changeZone: Message = 'Change time zone'
export const takeZone = (place: string) => phrase('Use {place} time', { place })
export const searchForCity: Message = 'Search for a city'
export const zoneHint: Message = 'Times are local to this city.'
export const zoneOfPlace: Message = 'Times are local to the venue.'
export const timesAre = (zone: string | Phrase) => phrase('The times are {zone}.', { zone })
export const clockStays: Message = 'The times stay the same, in the time zone of the new location'

/** Create Event */
export const createNewEvent: Message = 'Create New Event'
export const untitledEvent = phrase('An event without a title')
export const eventTitled = (name: string) => phrase('"{name}"', { name })
export const sections: Message = 'Sections'
export const basicDetails: Message = 'Basic Details'
export const venueAndLocation: Message = 'Venue & Location'
export const eventImages: Message = 'Event Images'
export const createEvent: Message = 'Create Event'
export const creating: Message = 'Creating...'
export const titleExample: Message = 'What is it called?'
export const descriptionExample: Message = 'What happens, for whom, and what should people bring?'
export const howToTakePart: Message = 'How do people take part?'
export const inPerson: Message = 'In person'
export const online: Message = 'Online'
export const venueExample: Message = 'The name of the house, hall or park'
export const searchForPlace: Message = 'Search for a city or an address'
export const noPlaces: Message = 'No locations found. Try a different search term.'
export const placesNotSearched: Message = 'Locations could not be searched.'
export const linkHint: Message = 'Where people register, if they need to.'
export const audience: Message = 'Visibility'
export const visibility: Message = 'Who can see it'
export const visibilities: Record<Visibility, { label: Message; meaning: Message }> = {
  MEMBERS: { label: 'Members only', meaning: 'People need to log in to see it.' },
  LINK: {
    label: 'Anyone with the link',
    meaning: 'Everyone who has the link can see it without logging in. Search engines do not list it.',
  },
  PUBLIC: {
    label: 'Everyone',
    meaning: 'Everyone can see it without logging in. It is listed in public feeds and by search engines.',
  },
}
export const linkOnly: Message = 'Link only'
export const visibilityHint: Message = 'Applies at once, without a new approval.'
export const visibilityAsked: Message =
  'This is more than a superadmin allows. It will be proposed, and a superadmin decides.'
export const visibilityRefused: Message =
  'This is more than a superadmin allows. Once the event is published, you can ask for it here.'
export const visibilityMayBeAsked: Message =
  'You can ask for more by editing the event. A superadmin then decides.'
export const visibilityMayBeAskedLater: Message =
  'Once the event is published, you can ask for more by editing it. A superadmin then decides.'
export const visibilityOfNew: Message =
  'It applies once the event is published, and you can change it at any time.'
export const linkPreview: Message = 'How the link looks in messages'
export const shareLink: Message = 'Link to share'
export const subscribe: Message = 'Subscribe'
export const subscribeMeaning: Message =
  'New events that fit your filters appear there by themselves. Only events that everyone can see are included.'
export const dateNotFollowed: Message = 'The date is left out, as it will pass.'
export const forCalendars: Message = 'For calendar apps'
export const forReaders: Message = 'For feed readers'
export const openInCalendar: Message = 'Open in calendar'
export const publicEvents: Message = 'Events on Plaza'
export const copied: Message = 'Copied'
export const notCopied: Message = 'Failed to copy. Please select the text and copy it.'
export const accessibilityNotes: Message = 'Accessibility Notes'
export const accessibilityHint: Message =
  'Steps, toilets, seats, sound, light: what helps people plan their visit.'
export const addImages: Message = 'Add Images'
export const addImagesHint: Message = 'JPG or PNG, max 5MB each. Up to 5 images; the first is the cover.'
export const eventCreated: Message = 'Event created successfully! It is now waiting for approval.'
export const eventNotCreated: Message = 'Failed to create event'

/** Explore: filters */
export const discoverEvents: Message = 'Discover Amazing Events'
export const discoverEventsHow: Message =
  'Talks, concerts, workshops and walks: find what brings people together near you.'
export const searchEvents: Message = 'Search Events'
export const searchedFields: Message = 'Title, description, organiser or venue'
export const applyFilters: Message = 'Apply Filters'
export const filtering: Message = 'Filtering...'
export const showAll: Message = 'Show All'
export const noFiltersYet: Message = 'No filters applied yet'
export const noFiltersYetHint: Message =
  'Choose a place, a day or a theme above, or look at everything that is coming up.'
export const showAllEvents: Message = 'Show All Events'
export const eventsNotFiltered: Message = 'Failed to filter events. Please try again.'
export const eventsNotLoaded: Message = 'Failed to load events. Please try again.'

/** Explore: first look */
export const firstLookNotLoaded: Message = 'Events could not be loaded.'
export const thisWeekend: Message = 'This weekend'
export const near = (place: string) => phrase('Near {place}', { place })
export const justAdded: Message = 'Just added'

/** Explore: saved searches */
export const savedSearches: Message = 'Saved searches'
export const editSearches: Message = 'Edit saved searches'
export const saveSearch: Message = 'Save this search'
export const days: Message = 'Days'
export const anyDay: Message = 'any day'
export const onToday: Message = 'today'
export const searchOn = (what: string, when: Phrase) => phrase('{what} · {when}', { what, when })
export const onWeekend: Message = 'this weekend'
export const withinWeek: Message = 'within a week'
export const withinMonth: Message = 'within a month'
export const clearDays = (when: Message) => phrase('Clear {when}', { when: asPhrase(when) })
export const anyDayMeaning: Message = 'It finds everything that is coming up.'
export const todayMeaning: Message = 'Today is always the day on which you open it.'
export const daysMeaning: Message = 'The days are always counted from the day on which you open it.'
export const dayNotSaved = (day: string) =>
  phrase('{day} is not saved, as it will pass. Choose days that are counted from today instead.', { day })
export const nameRequired: Message = 'Name is required'
export const nothingToSave: Message = 'Choose on which days, or filter by something else as well.'
export const searchesFull: Message =
  'You have 20 saved searches, the most there can be. Delete one to save another.'
export const savedAs = (name: string) => phrase('Saved as “{name}”', { name })
export const looksFor = (what: Phrase) => phrase('It looks for: {what}', { what })
export const searchOutdated: Message = 'Its category or event type was deleted: it finds nothing any more.'
export const noSearches: Message = 'You have no saved searches.'
export const noSearchesHint: Message = 'Filter events, then choose “Save this search” beside what was found.'
export const renameSearch: Message = 'Rename saved search'
export const save: Message = 'Save'
export const rename: Message = 'Rename'
export const renameNamed = (name: string) => phrase('Rename {name}', { name })
export const deleteNamed = (name: string) => phrase('Delete {name}', { name })
export const searchesNotLoaded: Message = 'Your saved searches could not be loaded.'
export const searchSaved: Message = 'Search saved.'
export const searchNotSaved: Message = 'Failed to save the search. Please try again.'
export const searchRenamed: Message = 'Search renamed.'
export const searchNotRenamed: Message = 'Failed to rename the search. Please try again.'
export const searchDeleted: Message = 'Search deleted.'
export const searchNotDeleted: Message = 'Failed to delete the search. Please try again.'
export const searchRestored: Message = 'Search restored.'
export const searchNotRestored: Message = 'Failed to bring the search back. Please try again.'

/** Explore: results */
export const backToMyEvents: Message = 'Back to My Events'
export const backToFilters: Message = 'Back to Filters'
export const noEventsFound: Message = 'No events found.'
export const dataNotLoaded: Message = 'Failed to load data'
export const eventGone: Message = 'This event is no longer available.'
export const eventGoneHint: Message = 'It was deleted or is not currently published.'
export const eventsFound = (count: number) => phrase('Found {count} Event(s)', { count })
export const manyEventsFound: Message = 'Found 1,000+ Event(s)'
export const previousPage: Message = 'Previous page'
export const nextPage: Message = 'Next page'
export const showPicture = (at: number) => phrase('Show picture {position}', { position: at + 1 })
export const by = (author: string) => phrase('By {author}', { author })
export const whereAndWhen: Message = 'Where and when'
export const noLocation: Message = 'Location not available'
export const mapOf = (place: string) => phrase('Map of {place}', { place })
export const coordinates = (at: string) => phrase('Coordinates: {at}', { at })
export const favourite: Message = 'Favourite'
export const registerNow: Message = 'Register Now'
export const contactDetails: Message = 'Contact Details'
export const organisedBy = (author: string) => phrase('Organised by {author}', { author })
export const askAtVenue = (place: string) => phrase('Please ask at the venue: {place}', { place })
export const addToCalendar: Message = 'Add to calendar'
export const calendarFileNotMade: Message = 'The calendar file could not be created. Please try again.'
export const share: Message = 'Share to Social media'
export const copyLink: Message = 'Copy link'
export const linkCopied: Message = 'Link copied'
export const mail: Message = 'Email'

/** My Events: list */
export const ownEventsNotLoaded: Message = 'Failed to load your events. Please try again.'
export const ownEventsNotRefreshed: Message = 'Failed to refresh your events. Please try again.'
export const noOwnEvents: Message = "You haven't created any events yet."
export const noOwnEventsHint: Message = 'Choose Add Events in your profile to create the first.'
export const draft: Message = 'Draft'
export const changesWaiting: Message = 'Changes waiting for approval'
export const waiting: Message = 'Waiting for approval'

/** My Events: details */
export const eventDetails: Message = 'Event Details'
export const backToAllEvents: Message = 'Back to all events'
export const publishedMeaning: Message =
  'Everyone can find it on Explore. If you edit it, the current version stays there until your changes are approved.'
export const changesHeld: Message = 'Your changes wait until it is scheduled again.'
export const mailWhenDecided: Message = 'You get an email once your changes have been reviewed.'
export const submitChangesAgain: Message = 'Edit your changes and save them to submit them again.'
export const changesWaitingMeaning = together(
  'Everyone can find the previous version on Explore.',
  mailWhenDecided,
)
export const changesRejectedMeaning = together('The previous version stays on Explore.', submitChangesAgain)
export const waitingMeaning: Message =
  'A superadmin will review it. You get an email once it has been decided.'
export const rejectedMeaning: Message = 'Edit it and save your changes to submit it again.'
export const noReason: Message = 'No reason was given.'
export const noDescription: Message = 'There is no description.'
export const noImages: Message = 'No images available for this event.'
export const you: Message = 'You'
export const ownEventNotLoaded: Message = 'Failed to load this event. Please try again.'
export const editEvent: Message = 'Edit Event'
export const changesNotLoaded: Message = 'Failed to load your changes. Please try again.'
export const withdrawChanges: Message = 'Withdraw Changes'
export const withdrawing: Message = 'Withdrawing...'
export const withdrawalQuestion = (name: string) =>
  phrase('Withdraw your changes of “{name}”? It stays on Explore as it is.', { name })
export const withdrawalHint: Message = 'Your changes will be discarded. This cannot be undone.'
export const changesWithdrawn: Message = 'Your changes were withdrawn.'
export const changesNotWithdrawn: Message = 'Failed to withdraw your changes. Please try again.'
export const changesDecided: Message = 'Your changes have been reviewed in the meantime.'
export const deleteEvent: Message = 'Delete Event'
export const deletionQuestion = (name: string) =>
  phrase('Are you sure you want to delete "{name}"? This action cannot be undone.', { name })
export const eventDeleted: Message = 'Event deleted successfully'
export const eventNotDeleted: Message = 'Failed to delete event. Please try again.'

/** My Events: edit */
export const editInformation: Message = 'Edit Event Information'
export const workOn = (name: string) => phrase('Your work on "{name}"', { name })
export const coordinatesHint: Message =
  'Coordinates as latitude,longitude, such as 50.93,6.95. The map is drawn from them.'
export const images: Message = 'Images'
export const addImage: Message = 'Add Image'
export const addImageHint: Message = 'Upload images in JPG, PNG, or WebP format. Maximum 5MB per image.'
export const picture = (at: number) => phrase('picture {position}', { position: at + 1 })
export const eventUpdated: Message = 'Updated successfully'
export const updateRefused: Message = 'Update failed. Please try again.'
export const eventNotUpdated: Message = 'An error occurred while updating. Please try again.'

/** My Events, the admin area: cancelled, postponed, taken back */
export const cancelEvent: Message = 'Cancel Event'
export const postponeEvent: Message = 'Postpone Event'
export const takeBack: Message = 'Take Back'
export const giveNewDate: Message = 'Set a New Date'
export const calledOffMeaning: Message =
  'People who search for it or have it as a favourite can still find it.'
export const cancelMeaning = (name: string) =>
  phrase('“{name}” will not take place. Everyone who opens it sees that first, with your reason.', { name })
export const postponeMeaning = (name: string) =>
  phrase(
    '“{name}” will not take place on its date. Everyone who opens it sees that first, with your reason.',
    { name },
  )
export const newDateMeaning = (name: string) => phrase('“{name}” will take place on this date.', { name })
export const keptBy = (count: number) =>
  phrase(
    '{count, plural, one {1 person has this event as a favourite.} other {# people have this event as a favourite.}}',
    { count },
  )
export const reasonForEveryone: Message = 'Visible to everyone. 3 to 500 characters.'
export const venueNotAvailable: Message = 'The venue is not available.'
export const somebodyIll: Message = 'A performer or host is ill.'
export const tooFewPeople: Message = 'Too few people have signed up.'
export const badWeather: Message = 'The weather does not allow it.'
export const reasonTooShort: Message = 'Enter a reason of 3 to 500 characters'
export const eventCancelled: Message = 'The event is cancelled.'
export const eventPostponed: Message = 'The event is postponed.'
export const eventTakesPlace: Message = 'The event is scheduled again.'
export const lifecycleUndone: Message = 'Undone.'
export const lifecycleNotChanged: Message = 'Something went wrong. Please try again.'
export const changedMeanwhile = (why: Message | null): Message =>
  why === null ? changedSince : together(changedSince, why)
const changedSince: Message = 'The event has changed in the meantime.'

/** My Events: a copy */
export const duplicate: Message = 'Duplicate'
export const copiedFrom = (title: string) =>
  phrase('Copied from “{title}”. Choose a new date, then check the rest.', { title })
