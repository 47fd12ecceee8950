import { type Message, phrase } from '../../machines/language/message.ts'

/** Texts of the controls and texts shared by several features. */

/** Controls and their placeholders */
export const skipToContent: Message = 'Skip to content'
export const imageNotAvailable: Message = 'Image not available'
export const showMap: Message = 'Show map'
export const mapNotLoaded: Message = 'The map could not be loaded.'
export const openMap: Message = 'Open in OpenStreetMap'
export const zoomIn: Message = 'Zoom in'
export const zoomOut: Message = 'Zoom out'
export const overAThousand: Message = '1,000+'
export const partNotLoaded: Message =
  'This part of the page could not be loaded. Please check your connection.'
export const partStillNotLoaded: Message =
  'This part of the page still could not be loaded. If you are online, reload the page.'
export const partFailed: Message =
  'Something went wrong here. Please try again; if that does not help, reload the page.'
export const reload: Message = 'Reload'

/** Fields */
export const digitAt = (position: number) => phrase('Digit {position}', { position })
export const showCharacters: Message = 'Show characters'
export const hideCharacters: Message = 'Hide characters'
export const phoneNumber: Message = 'Phone Number'
export const country: Message = 'Country'
export const india: Message = 'India'
export const suggestions: Message = 'Suggestions'
export const searching: Message = 'Searching...'
export const timeExample: Message = '6:30 PM'
export const changeProfilePicture: Message = 'Change profile picture'
export const removePicture = (picture: string) => phrase('Remove {picture}', { picture })
export const visibilityLimited = (most: string) =>
  phrase('A superadmin limited who can see this event: {most}', { most })
export const progress = (count: number, most: number) => phrase('{count} of {most}', { count, most })

/** Leaving a form */
export const discardQuestion: Message = 'Discard changes?'
export const discardHint: Message = 'Your changes have not been saved.'
export const discardChanges: Message = 'Discard changes'
export const keepEditing: Message = 'Keep editing'

/** Returning to a form */
export const continueQuestion: Message = 'Continue where you left off?'
export const startAnew: Message = 'Start over'
export const goOn: Message = 'Continue'

/** Shared by several features */
export const loading: Message = 'Loading...'
export const saving: Message = 'Saving...'
export const deleting: Message = 'Deleting...'
export const processing: Message = 'Processing...'

export const undo: Message = 'Undo'
export const languageLabel: Message = 'Language'
export const cancel: Message = 'Cancel'
export const close: Message = 'Close'
export const back: Message = 'Back'
export const previous: Message = 'Previous'
export const next: Message = 'Next'
export const edit: Message = 'Edit'
export const remove: Message = 'Delete'
export const saveChanges: Message = 'Save Changes'
export const tryAgain: Message = 'Try Again'

export const plaza: Message = 'Plaza'
export const home: Message = 'Home'
export const explore: Message = 'Explore'
export const myEvents: Message = 'My Events'
export const users: Message = 'Users'
export const user: Message = 'User'
export const unknownInitials: Message = 'MS'
export const events: Message = 'Events'
export const event: Message = 'Event'

export const email: Message = 'Email'
export const fullName: Message = 'Full Name'
export const name: Message = 'Name'
export const description: Message = 'Description'
export const category: Message = 'Category'
export const eventType: Message = 'Event Type'
export const venue: Message = 'Venue'
export const location: Message = 'Location'
export const locationDetails: Message = 'Location Details'
export const registrationLink: Message = 'Registration Link'
export const gallery: Message = 'Gallery'
export const date: Message = 'Date'
export const time: Message = 'Time'
export const reason: Message = 'Reason'
export const readyReason: Message = 'Ready-made reason'
export const chooseReason: Message = 'Choose one to start from'
export const status: Message = 'Status'
export const created: Message = 'Created'
export const actions: Message = 'Actions'

export const active: Message = 'Active'
export const inactive: Message = 'Inactive'
export const verified: Message = 'Verified'
export const unverified: Message = 'Unverified'
export const rejected: Message = 'Rejected'
export const published: Message = 'Published'
export const featured: Message = 'Featured'

/** An event's lifecycle */
export const scheduled: Message = 'Scheduled'
export const postponed: Message = 'Postponed'
export const cancelled: Message = 'Cancelled'
export const eventPostponed: Message = 'This event is postponed.'
export const eventCancelled: Message = 'This event is cancelled.'
export const dateToBeAnnounced: Message = 'Date to be announced'

export const dismiss: Message = 'Dismiss'
export const logout: Message = 'Logout'
export const profile: Message = 'Profile'

export const filters: Message = 'Filters'
export const showFilters: Message = 'Show Filters'
export const hideFilters: Message = 'Hide Filters'
export const clearFilters: Message = 'Clear Filters'
export const allCategories: Message = 'All Categories'
export const allEventTypes: Message = 'All Event Types'

export const upcoming: Message = 'Upcoming'
export const past: Message = 'Past'
export const startTime: Message = 'Start Time'
export const endTime: Message = 'End Time'
export const endDate: Message = 'End Date'
export const timeZone: Message = 'Time Zone'
export const readersTime: Message = 'Your Time'
export const timeIn = (place: string) => phrase('{place} time', { place })
export const views: Message = 'Views'
export const favorites: Message = 'Favorites'
export const history: Message = 'History'
export const loadingHistory: Message = 'Loading history...'
export const pictureOf = (name: string, at: number) =>
  phrase('{name}, picture {position}', { name, position: at + 1 })
/** Stored in English as the venue of an online event */
export const onlineEvent: Message = 'Online Event'
export const showMore: Message = 'Show more'
export const more: Message = 'More'
export const typesNotLoaded: Message = 'Error loading types'
export const categoriesNotLoaded: Message = 'Error loading categories'
export const loadChoicesAgain: Message = 'Load categories and types again'
export const settings: Message = 'Settings'
export const auditLog: Message = 'Audit Log'
export const adminDashboard: Message = 'Admin Dashboard'
export const workOnProfile = phrase('Your work on your profile')
export const openAccount: Message = 'Password, Devices, Calendar and Data'
export const yourAccount: Message = 'Your Account'
export const type: Message = 'Type'
export const all: Message = 'All'
export const author: Message = 'Author'
export const authorEmail: Message = 'Author Email'
export const registrationDeadline: Message = 'Registration Deadline'
export const tags: Message = 'Tags'
export const changesProposed: Message = 'Changes proposed'
export const changesWithdrawn: Message = 'Changes withdrawn'
export const changesPublished: Message = 'Changes published'
export const changesRejected: Message = 'Changes rejected'
export const order: Message = 'Order'
export const cityOrVenue: Message = 'City or venue'
export const dateAndTime: Message = 'Date & Time'
export const types: Message = 'Types'
export const pendingEvents: Message = 'Pending events'
export const editProfile: Message = 'Edit Profile'

/** Series */
export const changedAlone: Message = 'Changed on its own'
