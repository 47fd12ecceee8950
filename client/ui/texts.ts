/** Words that several features use, and those of the controls themselves. */

/** Controls, and what stands in their place */
export const skipToContent = 'Skip to content'
export const imageNotAvailable = 'Image not available'
export const showMap = 'Show map'
export const overAThousand = '1,000+'
export const partNotLoaded = 'This part of the page could not be loaded. Please check your connection.'
export const partStillNotLoaded =
  'This part of the page still could not be loaded. If you are online, reload the page.'

/** Fields */
export const digit = 'Digit'
export const showCharacters = 'Show characters'
export const hideCharacters = 'Hide characters'
export const phoneNumber = 'Phone Number'
export const country = 'Country'
export const india = 'India'
export const suggestions = 'Suggestions'
export const searching = 'Searching...'
export const timeExample = '6:30 PM'
export const am = 'AM'
export const pm = 'PM'
export const changeProfilePicture = 'Change profile picture'
export const removePicture = (picture: string) => `Remove ${picture}`
export const pictureCount = (count: number, most: number) => `${count} of ${most}`

/** Leaving a form */
export const discardQuestion = 'Discard changes?'
export const discardHint = 'Your changes have not been saved.'
export const discardChanges = 'Discard changes'
export const keepEditing = 'Keep editing'

/** Coming back to it: `Your work on your profile, with 2 pictures, was not saved. It was kept on this device on May 4, 2026.` */
export const continueQuestion = 'Continue where you left off?'
export const startAnew = 'Start over'
export const goOn = 'Continue'
export const withPictures = (count: number) =>
  count === 0 ? '' : `, with ${count} ${count === 1 ? 'picture' : 'pictures'},`
export const notSent = 'was not sent'
export const notSaved = 'was not saved'
export const keptOn = 'It was kept on this device on'

/** What several features say */
export const loading = 'Loading...'
export const saving = 'Saving...'
export const deleting = 'Deleting...'
export const processing = 'Processing...'

export const undo = 'Undo'
export const cancel = 'Cancel'
export const close = 'Close'
export const back = 'Back'
export const previous = 'Previous'
export const next = 'Next'
export const edit = 'Edit'
export const remove = 'Delete'
export const saveChanges = 'Save Changes'
export const tryAgain = 'Try Again'

export const plaza = 'Plaza'
export const home = 'Home'
export const explore = 'Explore'
export const myEvents = 'My Events'
export const users = 'Users'
export const user = 'User'
export const unknownInitials = 'MS'
export const events = 'Events'
export const event = 'Event'

export const email = 'Email'
export const fullName = 'Full Name'
export const name = 'Name'
export const description = 'Description'
export const category = 'Category'
export const eventType = 'Event Type'
export const venue = 'Venue'
export const location = 'Location'
export const locationDetails = 'Location Details'
export const registrationLink = 'Registration Link'
export const gallery = 'Gallery'
export const date = 'Date'
export const time = 'Time'
export const reason = 'Reason'
export const readyReason = 'Ready-made reason'
export const chooseReason = 'Choose one to start from'
export const status = 'Status'
export const created = 'Created'
export const actions = 'Actions'

export const active = 'Active'
export const inactive = 'Inactive'
export const verified = 'Verified'
export const unverified = 'Unverified'
export const rejected = 'Rejected'
export const published = 'Published'
export const featured = 'Featured'

/** Whether an event takes place as announced */
export const scheduled = 'Scheduled'
export const postponed = 'Postponed'
export const cancelled = 'Cancelled'
export const eventPostponed = 'This event is postponed.'
export const eventCancelled = 'This event is cancelled.'
export const dateToBeAnnounced = 'Date to be announced'

/** In which dates and numbers are written. */
export const locale = 'en-US'

export const dismiss = 'Dismiss'
export const logout = 'Logout'
export const profile = 'Profile'
export const wentWrong = 'Something went wrong. Please try again.'

export const filters = 'Filters'
export const showFilters = 'Show Filters'
export const hideFilters = 'Hide Filters'
export const clearFilters = 'Clear Filters'
export const allCategories = 'All Categories'
export const allEventTypes = 'All Event Types'

export const upcoming = 'Upcoming'
export const past = 'Past'
export const startTime = 'Start Time'
export const endTime = 'End Time'
export const endDate = 'End Date'
export const timeZone = 'Time Zone'
export const readersTime = 'Your Time'
export const yourTime = (time: string) => `Your time: ${time}`
/** `+5:30`, or '' where there is none. */
export const offsetThen = (offset: string) => `UTC${offset} on that day`
export const timeIn = (place: string) => `${place} time`
export const views = 'Views'
export const favorites = 'Favorites'
export const history = 'History'
export const loadingHistory = 'Loading history...'
export const pictureOf = (name: string, at: number) => `${name}, picture ${at + 1}`
export const showMore = 'Show more'
export const typesNotLoaded = 'Error loading types'
export const categoriesNotLoaded = 'Error loading categories'
export const loadChoicesAgain = 'Load categories and types again'
export const settings = 'Settings'
export const auditLog = 'Audit Log'
export const adminDashboard = 'Admin Dashboard'
export const workOnProfile = 'Your work on your profile'
export const openAccount = 'Password, Devices, Calendar and Data'
export const yourAccount = 'Your Account'
export const type = 'Type'
export const all = 'All'
export const author = 'Author'
export const authorEmail = 'Author Email'
export const registrationDeadline = 'Registration Deadline'
export const tags = 'Tags'
export const accessibilityNotes = 'Accessibility Notes'
export const changesProposed = 'Changes proposed'
export const changesWithdrawn = 'Changes withdrawn'
export const changesPublished = 'Changes published'
export const changesRejected = 'Changes rejected'
export const order = 'Order'
export const cityOrVenue = 'City or venue'
export const dateAndTime = 'Date & Time'
export const types = 'Types'
export const pendingEvents = 'Pending events'
export const editProfile = 'Edit Profile'

/** Series */
export const everyWeekOn = (weekday: string, weeks: number) =>
  weeks === 1 ? `Every ${weekday}` : `Every ${weeks} weeks on ${weekday}`
export const everyMonthOn = (day: string, months: number) =>
  `Every ${months === 1 ? 'month' : `${months} months`} on the ${day}`
export const nthDay = (day: number) => `${day}${ordinalEndings[ordinals.select(day)] ?? 'th'}`
/** From 1; the fifth is the last. */
export const nthWeekday = (nth: number, weekday: string) =>
  `${['first', 'second', 'third', 'fourth', 'last'][nth - 1]} ${weekday}`
export const withDates = (rule: string, count: number) => `${rule}, ${count} dates`
export const dateOf = (position: number, count: number) => `Date ${position} of ${count}`
export const changedAlone = 'Changed on its own'

const ordinals = new Intl.PluralRules(locale, { type: 'ordinal' })
const ordinalEndings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }
