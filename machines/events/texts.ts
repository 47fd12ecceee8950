/**
 * Literal texts of the specification, sections 2, 4, 5 and 8, and what the screens say beside. Strings where it can be: the build puts
 * them where they are used, but an object into the first load.
 */

/** Fields of the two forms, as they are called there and where they are missing */
export const title = 'Title'
export const eventType = 'Event Type'
export const category = 'Category'
export const eventDate = 'Event Date'
export const startTime = 'Start Time'
export const endTime = 'End Time'
export const endDate = 'End Date'
export const venue = 'Venue'
export const location = 'Location'

export const selectType = 'Select a type'
export const selectCategory = 'Select a category'
export const linkHintOnline =
  'Required for online events. This link will be shared with registered participants.'

export const missingFields = (names: string[]) =>
  `Please fill in the following required fields: ${names.join(', ')}`
export const notATime = 'Enter a time like 6:30 PM.'
export const endBeforeStart = 'End time must be later than start time'
export const endTimeForDays = 'An event that ends on another day needs an end time'
export const endBeforeFirst = 'End date cannot be before the event date'
export const tooManyDays = 'An event can last at most 30 days'
export const skippedTime = 'The clocks skip this time on that day'
export const dateInPast = 'Event date cannot be before today'
export const linkNotUrl = 'Registration Link must be a web address, such as https://example.org'
export const linkRequired = 'Registration Link is required for online events'

/** The last day, and the clock of the times */
export const endsOnAnotherDay = 'Ends on another day'
export const endsOnSameDay = 'Ends on the same day'
export const pastMidnight = 'The end time is before the start, so it is on the next day.'
export const skippedWithNext = (time: string, place: string, next: string) =>
  `${time} does not exist in ${place} on that day: the clocks go forward. The next time is ${next}.`
export const changeZone = 'Change time zone'
export const takeZone = (place: string) => `Use ${place} time`
export const searchForCity = 'Search for a city'
export const zoneHint = 'Times are local to this city.'
export const zoneOfPlace = 'Times are local to the venue.'
export const timesAre = (zone: string) => `The times are ${zone}.`
export const clockStays = 'The times stay the same, in the time zone of the new location'

/** Create Event */
export const createNewEvent = 'Create New Event'
export const untitledEvent = 'An event without a title'
export const eventTitled = (name: string) => `"${name}"`
export const sections = 'Sections'
export const basicDetails = 'Basic Details'
export const venueAndLocation = 'Venue & Location'
export const eventImages = 'Event Images'
export const createEvent = 'Create Event'
export const creating = 'Creating...'
export const titleExample = 'What is it called?'
export const descriptionExample = 'What happens, for whom, and what should people bring?'
export const howToTakePart = 'How do people take part?'
export const inPerson = 'In person'
export const online = 'Online'
export const venueExample = 'The name of the house, hall or park'
export const searchForPlace = 'Search for a city or an address'
export const noPlaces = 'No locations found. Try a different search term.'
export const placesNotSearched = 'Locations could not be searched.'
export const linkHint = 'Where people register, if they need to.'
export const visibility = 'Who can see it'
export const visibilities = {
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
export const linkOnly = 'Link only'
export const visibilityHint = 'Applies at once, without a new approval.'
export const visibilityOfNew = 'It applies once the event is published, and you can change it at any time.'
export const linkPreview = 'How the link looks in messages'
export const shareLink = 'Link to share'
export const subscribe = 'Subscribe'
export const subscribeMeaning =
  'New events that fit your filters appear there by themselves. Only events that everyone can see are included.'
export const dateNotFollowed = 'The date is left out, as it will pass.'
export const forCalendars = 'For calendar apps'
export const forReaders = 'For feed readers'
export const openInCalendar = 'Open in calendar'
export const publicEvents = 'Events on Plaza'
export const copied = 'Copied'
export const notCopied = 'Failed to copy. Please select the text and copy it.'
export const accessibilityHint = 'Steps, toilets, seats, sound, light: what helps people plan their visit.'
export const addImages = 'Add Images'
export const addImagesHint = 'JPG or PNG, max 5MB each. Up to 5 images; the first is the cover.'
export const eventCreated = 'Event created successfully! It is now waiting for approval.'
export const eventNotCreated = 'Failed to create event'

/** Explore: filters */
export const discoverEvents = 'Discover Amazing Events'
export const discoverEventsHow =
  'Talks, concerts, workshops and walks: find what brings people together near you.'
export const searchEvents = 'Search Events'
export const searchedFields = 'Title, description, organiser or venue'
export const applyFilters = 'Apply Filters'
export const filtering = 'Filtering...'
export const showAll = 'Show All'
export const noFiltersYet = 'No filters applied yet'
export const noFiltersYetHint =
  'Choose a place, a day or a theme above, or look at everything that is coming up.'
export const showAllEvents = 'Show All Events'
export const eventsNotFiltered = 'Failed to filter events. Please try again.'
export const eventsNotLoaded = 'Failed to load events. Please try again.'

/** Explore: first look */
export const firstLookNotLoaded = 'Events could not be loaded.'
export const thisWeekend = 'This weekend'
export const near = (place: string) => `Near ${place}`
export const justAdded = 'Just added'

/** Explore: saved searches */
export const savedSearches = 'Saved searches'
export const editSearches = 'Edit saved searches'
export const saveSearch = 'Save this search'
export const days = 'Days'
export const anyDay = 'any day'
export const onToday = 'today'
export const onWeekend = 'this weekend'
export const withinWeek = 'within a week'
export const withinMonth = 'within a month'
export const anyDayMeaning = 'It finds everything that is coming up.'
export const todayMeaning = 'Today is always the day on which you open it.'
export const weekendMeaning = 'Explore opens Saturday, or Sunday once it has come. Mails look at both days.'
export const soonestFirst =
  'Explore lists the soonest first, and goes on after it. Mails look at these days only.'
export const dayNotSaved = (day: string) =>
  `${day} is not saved, as it will pass. Choose days that are counted from today instead.`
export const nameRequired = 'Name is required'
export const nothingToSave = 'Choose on which days, or filter by something else as well.'
export const searchesFull = 'You have 20 saved searches, the most there can be. Delete one to save another.'
export const savedAs = (name: string) => `Saved as “${name}”`
export const looksFor = (what: string) => `It looks for: ${what}`
export const searchOutdated = 'Its category or event type was deleted: it finds nothing any more.'
export const noSearches = 'You have no saved searches.'
export const noSearchesHint = 'Filter events, then choose “Save this search” beside what was found.'
export const renameSearch = 'Rename saved search'
export const save = 'Save'
export const rename = 'Rename'
export const renameNamed = (name: string) => `Rename ${name}`
export const deleteNamed = (name: string) => `Delete ${name}`
export const searchesNotLoaded = 'Your saved searches could not be loaded.'
export const searchSaved = 'Search saved.'
export const searchNotSaved = 'Failed to save the search. Please try again.'
export const searchRenamed = 'Search renamed.'
export const searchNotRenamed = 'Failed to rename the search. Please try again.'
export const searchDeleted = 'Search deleted.'
export const searchNotDeleted = 'Failed to delete the search. Please try again.'
export const searchRestored = 'Search restored.'
export const searchNotRestored = 'Failed to bring the search back. Please try again.'

/** Explore: results */
export const backToMyEvents = 'Back to My Events'
export const backToFilters = 'Back to Filters'
export const noEventsFound = 'No events found.'
export const dataNotLoaded = 'Failed to load data'
export const eventGone = 'This event is no longer available.'
export const eventGoneHint = 'It was deleted or is not currently published.'
export const eventsFound = (count: string) => `Found ${count} Event(s)`
export const previousPage = 'Previous page'
export const nextPage = 'Next page'
export const showPicture = (at: number) => `Show picture ${at + 1}`
export const by = (author: string) => `By ${author}`
export const whereAndWhen = 'Where and when'
export const onlineEvent = 'Online Event'
export const noLocation = 'Location not available'
export const mapOf = (place: string) => `Map of ${place}`
export const coordinates = (at: string) => `Coordinates: ${at}`
export const favourite = 'Favourite'
export const registerNow = 'Register Now'
export const contactDetails = 'Contact Details'
export const organisedBy = (author: string) => `Organised by ${author}`
export const askAtVenue = (place: string) => `Please ask at the venue: ${place}`
export const addToCalendar = 'Add to calendar'
export const calendarFileNotMade = 'The calendar file could not be created. Please try again.'
export const share = 'Share to Social media'
export const copyLink = 'Copy link'
export const linkCopied = 'Link copied'
export const mail = 'E-mail'

/** My Events: list */
export const ownEventsNotLoaded = 'Failed to load your events. Please try again.'
export const ownEventsNotRefreshed = 'Failed to refresh your events. Please try again.'
export const noOwnEvents = "You haven't created any events yet."
export const noOwnEventsHint = 'Choose Add Events in your profile to create the first.'
export const draft = 'Draft'
export const changesWaiting = 'Changes waiting for approval'
export const waiting = 'Waiting for approval'

/** My Events: details */
export const eventDetails = 'Event Details'
export const backToAllEvents = 'Back to all events'
export const publishedMeaning =
  'Everyone can find it on Explore. If you edit it, the current version stays there until your changes are approved.'
export const changesHeld = 'Your changes wait until it is scheduled again.'
export const mailWhenDecided = 'You get an email once your changes have been reviewed.'
export const submitChangesAgain = 'Edit your changes and save them to submit them again.'
export const changesWaitingMeaning = `Everyone can find the previous version on Explore. ${mailWhenDecided}`
export const changesRejectedMeaning = `The previous version stays on Explore. ${submitChangesAgain}`
export const waitingMeaning = 'A superadmin will review it. You get an email once it has been decided.'
export const rejectedMeaning = 'Edit it and save your changes to submit it again.'
export const noReason = 'No reason was given.'
export const noDescription = 'There is no description.'
export const noImages = 'No images available for this event.'
export const you = 'You'
export const ownEventNotLoaded = 'Failed to load this event. Please try again.'
export const editEvent = 'Edit Event'
export const changesNotLoaded = 'Failed to load your changes. Please try again.'
export const withdrawChanges = 'Withdraw Changes'
export const withdrawing = 'Withdrawing...'
export const withdrawalQuestion = (name: string) =>
  `Withdraw your changes of “${name}”? It stays on Explore as it is.`
export const withdrawalHint = 'Your changes will be discarded. This cannot be undone.'
export const changesWithdrawn = 'Your changes were withdrawn.'
export const changesNotWithdrawn = 'Failed to withdraw your changes. Please try again.'
export const changesDecided = 'Your changes have been reviewed in the meantime.'
export const deleteEvent = 'Delete Event'
export const deletionQuestion = (name: string) =>
  `Are you sure you want to delete "${name}"? This action cannot be undone.`
export const eventDeleted = 'Event deleted successfully'
export const eventNotDeleted = 'Failed to delete event. Please try again.'

/** My Events: edit */
export const editInformation = 'Edit Event Information'
export const workOn = (name: string) => `Your work on "${name}"`
export const coordinatesHint =
  'Coordinates as latitude,longitude, such as 50.93,6.95. The map is drawn from them.'
export const images = 'Images'
export const addImage = 'Add Image'
export const addImageHint = 'Upload images in JPG, PNG, or WebP format. Maximum 5MB per image.'
export const picture = (at: number) => `picture ${at + 1}`
export const eventUpdated = 'Updated successfully'
export const updateRefused = 'Update failed. Please try again.'
export const eventNotUpdated = 'An error occurred while updating. Please try again.'

/** My Events: cancelled, postponed, taken back */
export const cancelEvent = 'Cancel Event'
export const postponeEvent = 'Postpone Event'
export const takeBack = 'Take Back'
export const giveNewDate = 'Set a New Date'
export const calledOffMeaning = 'People who search for it or have it as a favourite can still find it.'
export const cancelMeaning = (name: string) =>
  `“${name}” will not take place. Everyone who opens it sees that first, with your reason.`
export const postponeMeaning = (name: string) =>
  `“${name}” will not take place on its date. Everyone who opens it sees that first, with your reason.`
export const takeBackMeaning = (name: string) => `“${name}” will take place on its original date.`
export const newDateMeaning = (name: string) => `“${name}” will take place on this date.`
export const keptBy = (count: number) =>
  count === 1
    ? '1 person has this event as a favourite.'
    : `${count.toLocaleString('en-US')} people have this event as a favourite.`
export const reasonForEveryone = 'Visible to everyone. 3 to 500 characters.'
export const venueNotAvailable = 'The venue is not available.'
export const somebodyIll = 'A performer or host is ill.'
export const tooFewPeople = 'Too few people have signed up.'
export const badWeather = 'The weather does not allow it.'
export const reasonTooShort = 'Enter a reason of 3 to 500 characters'
export const eventCancelled = 'The event is cancelled.'
export const eventPostponed = 'The event is postponed.'
export const eventTakesPlace = 'The event is scheduled again.'
export const lifecycleUndone = 'Undone.'
export const lifecycleNotChanged = 'Something went wrong. Please try again.'
export const changedMeanwhile = (why: string) => `The event has changed in the meantime. ${why}`.trim()

/** My Events: import */
export const importEvents = 'Import Events'
export const importHint =
  'From a calendar file (.ics), or a page or calendar on the web. You choose what to submit; nothing is sent before.'
export const importFile = 'Calendar file (.ics)'
export const importDrop = 'Drop a calendar file here, or choose one'
export const importAddress = 'Address'
export const importAddressHint = 'Of a calendar (.ics), or of a page with events.'
export const importRead = 'Read'
export const importReading = 'Reading...'
export const importNoAddress = 'Enter an address that starts with http:// or https://'
export const importFailed = 'Something went wrong. Please try again.'
export const importNothing = 'There are no events in this calendar.'
export const importAll = 'All that can be imported'
export const importBack = 'Another file or address'
export const importTypeForAll = 'Event type of all new events'
export const importCategoryForAll = 'Category of all new events without one'
export const importSubmit = (count: number) =>
  `Submit ${count} ${count === 1 ? 'event' : 'events'} for review`
export const importSubmitting = 'Submitting...'
export const importAlike = (title: string) => `Looks like “${title}”, which is on Plaza already.`
export const importChanged = (fields: string) => `Changes: ${fields}`
export const importDone = 'What became of them'
export const importNone = 'None'
export const importCancels = 'Will be cancelled'
export const importActions = {
  NEW: 'New',
  CHANGED: 'Changed',
  SAME: 'Imported already',
  PAST: 'Over',
  INVALID: 'Cannot be imported',
}
export const importOutcomes = {
  CREATED: 'Submitted for review',
  CHANGED: 'Changed',
  PROPOSED: 'Changes submitted for review',
  CANCELLED: 'Cancelled',
  POSTPONED: 'Postponed',
  SCHEDULED: 'Scheduled again',
  SAME: 'Nothing to do',
  REFUSED: 'Not imported',
}
