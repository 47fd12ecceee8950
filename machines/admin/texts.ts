import { errorToast as error, successToast as success } from '../domain.ts'

/** Literal texts of the specification, section 8. */
export const userProblems = { noList: 'Failed to fetch users', noAnswer: 'Error fetching users' }
export const eventProblems = { noList: 'Failed to fetch events', noAnswer: 'Error fetching events' }

/** Where the service gives no words of its own. */
export const dashboardProblem = 'Failed to fetch dashboard data'

export const noUser = error('This user could not be opened.')
export const noEvent = error('This event could not be opened.')

export const auditProblems = {
  noList: 'Failed to fetch the audit log',
  noAnswer: 'Error fetching the audit log',
}
export const noAuditEntry = error('This entry could not be opened.')
export const noId = 'Enter a numeric ID, such as 1042.'

export const exportToasts = {
  saved: success('The file was saved.'),
  notSaved: error('The file could not be saved. Please try again.'),
}

export const actTexts = {
  reasonMissing: 'Reason is required',
  failed: 'Something went wrong. Try again',
  undone: 'Undone.',
}

export const areaNotOpened = 'Something went wrong. Please try again.'

/** Types of account */
export const superAdmin = 'Super Admin'
export const admin = 'Admin'
export const user = 'User'

/** Acts on users */
export const deactivateUser = 'Deactivate User'
export const deactivate = 'Deactivate'
export const deactivateMeaning = (fullName: string) =>
  `${fullName} is logged out everywhere and can no longer log in. Their events stay.`
export const deactivated = (fullName: string) => `${fullName} was deactivated.`
export const activateUser = 'Activate User'
export const activate = 'Activate'
export const activateMeaning = (fullName: string) => `${fullName} can log in again.`
export const activated = (fullName: string) => `${fullName} was activated.`
export const withdrawVerification = 'Withdraw Verification'
export const withdrawVerificationMeaning = (fullName: string) =>
  `${fullName} will no longer be marked as verified.`
export const verificationWithdrawn = (fullName: string) => `${fullName} is no longer verified.`
export const verifyUser = 'Verify User'
export const verify = 'Verify'
export const verifyMeaning = (fullName: string) =>
  `${fullName} will be marked as verified, with you vouching for them.`
export const verified = (fullName: string) => `${fullName} was verified.`
export const changeUserType = 'Change User Type'
export const makeSuperAdmin = 'Make Super Admin'
export const makeSuperAdminMeaning = (fullName: string) =>
  `${fullName} gets the same rights as you, including access to this area.`
export const superAdminNow = (fullName: string) => `${fullName} is a Super Admin now.`
export const makeAdmin = 'Make Admin'
export const makeAdminMeaning = (fullName: string) =>
  `${fullName} is shown as an admin, but has the same rights as every user.`
export const adminNow = (fullName: string) => `${fullName} is an Admin now.`
export const makeUser = 'Make User'
export const makeUserMeaning = (fullName: string) => `${fullName} has the same rights as every user.`
export const userNow = (fullName: string) => `${fullName} is a User now.`

/** Acts on events */
export const featureEvent = 'Feature Event'
export const feature = 'Feature'
export const featureMeaning = (title: string) => `“${title}” will be highlighted in every list.`
export const eventFeatured = 'The event is featured.'
export const unfeatureEvent = 'Unfeature Event'
export const unfeature = 'Unfeature'
export const unfeatureMeaning = (title: string) => `“${title}” will no longer be highlighted.`
export const eventUnfeatured = 'The event is no longer featured.'
export const back = 'Back'
export const linkOnly = 'Link Only'
export const showByLinkOnly = 'Show by Link Only'
export const linkOnlyMeaning = (title: string) =>
  `“${title}” leaves public feeds and search engines; whoever has its link can still see it. Only its author can undo this, and sees your reason.`
export const eventByLinkOnly = 'The event can be seen by anyone with the link.'
export const membersOnly = 'Members Only'
export const showToMembersOnly = 'Show to Members Only'
export const membersOnlyMeaning = (title: string) =>
  `“${title}” can be seen only by people who log in. Only its author can undo this, and sees your reason.`
export const eventToMembersOnly = 'The event can be seen by members only.'
export const takeDownEvent = 'Take Down Event'
export const takeDown = 'Take Down'
export const takeDownMeaning = (title: string) =>
  `“${title}” will be removed from Explore. Its author gets the reason by email and can submit it again.`
export const eventTakenDown = 'The event was taken down. Its author has been told why.'

/** The area and its menu */
export const openMenu = 'Open menu'
export const closeMenu = 'Close menu'
export const menu = 'Admin'
export const waiting = 'waiting'
/** Stands for the initials of somebody without a name. */
export const initial = 'U'

/** Admin Dashboard */
export const adminDashboardHint = 'Monitor and manage your platform'
export const lastUpdated = 'Last updated:'
export const refresh = 'Refresh'
export const loadingDashboard = 'Loading Dashboard...'
export const dashboardNotLoaded = 'Unable to Load Dashboard'
export const noData = 'No Data Available'
export const noDataHint = 'The service has no figures to show yet.'
export const refreshData = 'Refresh Data'

/** Admin Dashboard: figures */
export const totalUsers = 'Total Users'
export const activeAmongUsers = (count: string) => `${count} active users`
export const totalEvents = 'Total Events'
export const publishedAmongEvents = (count: string) => `${count} published`
export const cancelledAmongEvents = (count: string) => `${count} cancelled`
export const postponedAmongEvents = (count: string) => `${count} postponed`
export const eventViews = 'Event Views'
export const averageViews = (count: string) => `${count} average per event`
export const galleryImages = 'Gallery Images'
export const galleryImagesHint = 'Total media assets'
export const systemHealth = 'System Health'
export const userVerification = 'User Verification'
export const userActivation = 'User Activation'
export const eventPublishRate = 'Event Publish Rate'
export const quickStats = 'Quick Stats'
export const upcomingEvents = 'Upcoming Events'
export const pendingEvents = 'Pending Events'
export const totalFavorites = 'Total Favorites'
export const verifiedUsers = 'Verified Users'
export const userDistribution = 'User Distribution'

/** Admin Dashboard: charts */
export const growthTrends = 'Growth Trends'
export const noGrowth = 'No growth data available'
export const month = 'Month'
export const eventCategories = 'Event Categories'
export const noCategories = 'No category data available'
export const share = 'Share'
export const eventTypes = 'Event Types Distribution'
export const noEventTypes = 'No event type data available'

/** Admin Dashboard: what came last */
export const recentEvents = 'Recent Events'
export const noRecentEvents = 'No recent events found'
export const by = (author: string) => `by ${author}`
export const viewsOf = (count: number) => (count === 1 ? 'view' : 'views')
export const pending = 'Pending'
export const recentUsers = 'Recent Users'
export const noRecentUsers = 'No recent users found'

/** Lists */
export const exportCsv = 'Export CSV'
export const exporting = 'Exporting...'
export const cancelExport = 'Cancel Export'
export const search = 'Search'
export const sortBy = 'Sort by'
export const newestFirst = 'Newest First'
export const oldestFirst = 'Oldest First'
export const noRowsHint = 'Try different words, or fewer filters.'
export const pagesOf = (rows: string) => `Pages of ${rows}`
export const viewDetails = 'View Details'
export const viewDetailsOf = (name: string) => `View Details of ${name}`
export const yes = 'Yes'
export const no = 'No'
export const never = 'Never'

/** Users */
export const activeUsers = 'Active Users'
export const searchedOfUsers = 'Name, email or phone'
export const userType = 'User Type'
export const allUserTypes = 'All User Types'
export const emailVerified = 'Email Verified'
export const verifiedUser = 'Verified User'
export const nameFirst = 'Name A-Z'
export const nameLast = 'Name Z-A'
export const emailFirst = 'Email A-Z'
export const emailLast = 'Email Z-A'
export const lastLoginLatest = 'Last Login (Latest)'
export const lastLoginEarliest = 'Last Login (Earliest)'
export const foundUsers = (count: number, figure: string) => (count === 1 ? '1 user' : `${figure} users`)
export const manyUsers = 'users'
export const loadingUsers = 'Loading Users...'
export const noUsers = 'No users found matching your criteria.'
export const lastLogin = 'Last Login'
export const userDetails = 'User Details'
export const phone = 'Phone'
export const noPhone = 'None'
export const publishedEvents = 'Published Events'
export const joined = 'Joined'
export const userId = 'User ID'
export const ownUser = 'This is your own account. You cannot change your own rights.'

/** Events */
export const unpublished = 'Unpublished'
export const results = 'Results'
export const searchedOfEvents = 'Search by title, content, author, venue...'
export const anyStatus = 'All Status'
export const anyTime = 'All Events'
export const lifecycle = 'Lifecycle'
export const today = 'Today'
export const eventDateFrom = 'Event Date From'
export const eventDateTo = 'Event Date To'
export const createdFrom = 'Created From'
export const createdTo = 'Created To'
export const titleFirst = 'Title A-Z'
export const titleLast = 'Title Z-A'
export const eventDateEarliest = 'Event Date (Earliest)'
export const eventDateLatest = 'Event Date (Latest)'
export const mostViewed = 'Most Viewed'
export const mostFavorited = 'Most Favorited'
export const authorFirst = 'Author A-Z'
export const authorLast = 'Author Z-A'
export const clearAllFilters = 'Clear All Filters'
export const foundEvents = (count: number, figure: string) => (count === 1 ? '1 event' : `${figure} events`)
export const manyEvents = 'events'
export const loadingEvents = 'Loading Events...'
export const eventsNotLoaded = 'Unable to Load Events'
export const noEvents = 'No events found matching your criteria.'
export const categoryAndType = 'Category & Type'
export const stats = 'Stats'
export const favoritesOf = (count: number) => (count === 1 ? 'favorite' : 'favorites')

/** Events: details */
export const daysUntil = 'Days Until'
export const unknown = 'Unknown'
export const eventId = 'Event ID'
export const slug = 'Slug'
export const daysUntilEvent = 'Days Until Event'
const daysOf = (count: number) => (count === 1 ? '1 day' : `${count.toLocaleString('en-US')} days`)
export const ahead = (days: number) => `In ${daysOf(days)}`
export const ago = (days: number) => `${daysOf(days)} ago`
export const eventStatus = 'Event Status'
export const updated = 'Updated'
export const maxParticipants = 'Max Participants'
export const content = 'Content'
export const noContent = 'There is no content.'
export const openPicture = (number: number) => `Open picture ${number} in a new tab`

/** Settings */
export const settingsHint = 'Who you are on Plaza.'
export const emailHint = 'Email address cannot be changed'
export const ownAccountHint = 'How you log in, where you are logged in, and what Plaza stores about you.'

/** Audit Log */
export const auditLogHint = 'Who did what, when and why. Entries cannot be changed.'
export const backToDashboard = 'Back to Dashboard'
export const whatWasDone = 'What was done'
export const everything = 'Everything'
export const toWhat = 'To what'
export const allKinds = 'All kinds'
export const itsId = 'Its ID'
export const anyId = 'Any'
export const byUserId = 'By user ID'
export const anyone = 'Anyone'
export const from = 'From'
export const to = 'To'
export const foundEntries = (count: number, figure: string) => (count === 1 ? '1 entry' : `${figure} entries`)
export const manyEntries = 'entries'
export const loadingAuditLog = 'Loading Audit Log...'
export const auditLogNotLoaded = 'Unable to Load Audit Log'
export const noEntries = 'No entries found matching your criteria.'
export const when = 'When'
export const who = 'Who'
export const whoElse = 'Server or former account'
export const what = 'What'
export const toWhatColumn = 'To What'
export const beforeAndAfter = 'Before and After'
export const nothing = 'nothing'
export const why = 'Why'

/** Audit Log: what is noted */
export const deleted = 'Deleted'
export const reordered = 'Reordered'
export const exported = 'Exported'
export const passwordChanged = 'Changed the password'
export const loggedOutOne = 'Logged out one device'
export const loggedOutElsewhere = 'Logged out all other devices'
export const feedMade = 'Created a calendar address'
export const feedRevoked = 'Revoked the calendar address'
export const madeSuperadmin = 'Made superadmin'
export const slide = 'Slide'
export const session = 'Session'
export const sessions = 'Sessions'
export const slides = 'Slides'
export const reasons = 'Reasons'
export const approvalStatus = 'Approval Status'
