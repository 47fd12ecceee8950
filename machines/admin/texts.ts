import { asPhrase, type Message, phrase } from '../language/message.ts'
import type { ListProblems } from '../lists/listStates.ts'
import { errorToast as error, successToast as success } from '../domain.ts'

/** Texts quoted from the specification, section 8, and other texts of the same screens. */
export const userProblems: ListProblems = {
  noList: 'Failed to fetch users',
  noAnswer: 'Error fetching users',
}
export const eventProblems: ListProblems = {
  noList: 'Failed to fetch events',
  noAnswer: 'Error fetching events',
}

/** Used if the service does not send a message. */
export const dashboardProblem: Message = 'Failed to fetch dashboard data'

export const noUser = error('This user could not be opened.')
export const noEvent = error('This event could not be opened.')

export const auditProblems: ListProblems = {
  noList: 'Failed to fetch the audit log',
  noAnswer: 'Error fetching the audit log',
}
export const noAuditEntry = error('This entry could not be opened.')
export const noId: Message = 'Enter a numeric ID, such as 1042.'

export const exportToasts = {
  saved: success('The file was saved.'),
  notSaved: error('The file could not be saved. Please try again.'),
}

export const actTexts: Record<'reasonMissing' | 'failed' | 'undone', Message> = {
  reasonMissing: 'Reason is required',
  failed: 'Something went wrong. Try again',
  undone: 'Undone.',
}

export const areaNotOpened: Message = 'Something went wrong. Please try again.'

/** Types of account */
export const superAdmin: Message = 'Super Admin'
/**
 * A separate message, because English uses one word for the person and the area but other languages do not.
 */
export const admin: Message = phrase('{person, select, other {Admin}}')
export const user: Message = 'User'

/** Actions on users */
export const deactivateUser: Message = 'Deactivate User'
export const deactivate: Message = 'Deactivate'
export const deactivateMeaning = (fullName: string) =>
  phrase('{fullName} is logged out everywhere and can no longer log in. Their events stay.', { fullName })
export const deactivated = (fullName: string) => phrase('{fullName} was deactivated.', { fullName })
export const activateUser: Message = 'Activate User'
export const activate: Message = 'Activate'
export const activateMeaning = (fullName: string) => phrase('{fullName} can log in again.', { fullName })
export const activated = (fullName: string) => phrase('{fullName} was activated.', { fullName })
export const withdrawVerification: Message = 'Withdraw Verification'
export const withdrawVerificationMeaning = (fullName: string) =>
  phrase('{fullName} will no longer be marked as verified.', { fullName })
export const verificationWithdrawn = (fullName: string) =>
  phrase('{fullName} is no longer verified.', { fullName })
export const verifyUser: Message = 'Verify User'
export const verify: Message = 'Verify'
export const verifyMeaning = (fullName: string) =>
  phrase('{fullName} will be marked as verified, with you vouching for them.', { fullName })
export const verified = (fullName: string) => phrase('{fullName} was verified.', { fullName })
export const changeUserType: Message = 'Change User Type'
export const makeSuperAdmin: Message = 'Make Super Admin'
export const makeSuperAdminMeaning = (fullName: string) =>
  phrase('{fullName} gets the same rights as you, including access to this area.', { fullName })
export const superAdminNow = (fullName: string) => phrase('{fullName} is a Super Admin now.', { fullName })
export const makeAdmin: Message = 'Make Admin'
export const makeAdminMeaning = (fullName: string) =>
  phrase('{fullName} is shown as an admin, but has the same rights as every user.', { fullName })
export const adminNow = (fullName: string) => phrase('{fullName} is an Admin now.', { fullName })
export const makeUser: Message = 'Make User'
export const makeUserMeaning = (fullName: string) =>
  phrase('{fullName} has the same rights as every user.', { fullName })
export const userNow = (fullName: string) => phrase('{fullName} is a User now.', { fullName })

/** Actions on events */
export const featureEvent: Message = 'Feature Event'
export const feature: Message = 'Feature'
export const featureMeaning = (title: string) =>
  phrase('“{title}” will be highlighted in every list.', { title })
export const eventFeatured: Message = 'The event is featured.'
export const unfeatureEvent: Message = 'Unfeature Event'
export const unfeature: Message = 'Unfeature'
export const unfeatureMeaning = (title: string) =>
  phrase('“{title}” will no longer be highlighted.', { title })
export const eventUnfeatured: Message = 'The event is no longer featured.'
export const linkOnly: Message = 'Link Only'
export const showByLinkOnly: Message = 'Show by Link Only'
export const linkOnlyMeaning = (title: string) =>
  phrase(
    '“{title}” leaves public feeds and search engines; whoever has its link can still see it. Its author gets your reason by email, and needs a superadmin to show it to more people.',
    { title },
  )
export const eventByLinkOnly: Message = 'The event can be seen by anyone with the link.'
export const membersOnly: Message = 'Members Only'
export const showToMembersOnly: Message = 'Show to Members Only'
export const membersOnlyMeaning = (title: string) =>
  phrase(
    '“{title}” can be seen only by people who log in. Its author gets your reason by email, and needs a superadmin to show it to more people.',
    { title },
  )
export const eventToMembersOnly: Message = 'The event can be seen by members only.'
export const liftLimit: Message = 'Lift Limit'
export const liftVisibilityLimit: Message = 'Lift Limit of Visibility'
export const liftLimitMeaning = (title: string) =>
  phrase(
    'The author of “{title}” may choose again who can see it. Until then, it is shown to the same people.',
    { title },
  )
export const limitLifted: Message = 'The author may choose again who can see the event.'
export const takeDownEvent: Message = 'Take Down Event'
export const takeDown: Message = 'Take Down'
export const takeDownMeaning = (title: string) =>
  phrase(
    '“{title}” will be removed from Explore. Its author gets the reason by email and can submit it again.',
    { title },
  )
export const eventTakenDown: Message = 'The event was taken down. Its author has been told why.'

/** The area and its menu */
export const openMenu: Message = 'Open menu'
export const closeMenu: Message = 'Close menu'
export const menu: Message = 'Admin'
export const waiting: Message = 'waiting'
/** Stands in for the initials of somebody without a name. */
export const initial: Message = 'U'

/** Admin Dashboard */
export const adminDashboardHint: Message = 'Monitor and manage your platform'
export const lastUpdated: Message = 'Last updated:'
export const refresh: Message = 'Refresh'
export const loadingDashboard: Message = 'Loading Dashboard...'
export const dashboardNotLoaded: Message = 'Unable to Load Dashboard'
export const noData: Message = 'No Data Available'
export const noDataHint: Message = 'The service has no figures to show yet.'
export const refreshData: Message = 'Refresh Data'

/** Admin Dashboard: figures */
export const totalUsers: Message = 'Total Users'
export const activeAmongUsers = (count: number) =>
  phrase('{count, plural, one {# active users} other {# active users}}', { count })
export const totalEvents: Message = 'Total Events'
export const publishedAmongEvents = (count: number) =>
  phrase('{count, plural, one {# published} other {# published}}', { count })
export const cancelledAmongEvents = (count: number) =>
  phrase('{count, plural, one {# cancelled} other {# cancelled}}', { count })
export const postponedAmongEvents = (count: number) =>
  phrase('{count, plural, one {# postponed} other {# postponed}}', { count })
export const eventViews: Message = 'Event Views'
export const averageViews = (count: string) => phrase('{count} average per event', { count })
export const galleryImages: Message = 'Gallery Images'
export const galleryImagesHint: Message = 'Total media assets'
export const systemHealth: Message = 'System Health'
export const userVerification: Message = 'User Verification'
export const userActivation: Message = 'User Activation'
export const eventPublishRate: Message = 'Event Publish Rate'
export const quickStats: Message = 'Quick Stats'
export const upcomingEvents: Message = 'Upcoming Events'
export const pendingEvents: Message = 'Pending Events'
export const totalFavorites: Message = 'Total Favorites'
export const verifiedUsers: Message = 'Verified Users'
export const userDistribution: Message = 'User Distribution'

/** Admin Dashboard: charts */
export const growthTrends: Message = 'Growth Trends'
export const noGrowth: Message = 'No growth data available'
export const month: Message = 'Month'
export const eventCategories: Message = 'Event Categories'
export const noCategories: Message = 'No category data available'
export const share: Message = 'Share'
export const eventTypes: Message = 'Event Types Distribution'
export const noEventTypes: Message = 'No event type data available'

/** Admin Dashboard: recent activity */
export const recentEvents: Message = 'Recent Events'
export const noRecentEvents: Message = 'No recent events found'
export const by = (author: string) => phrase('by {author}', { author })
export const viewsOf = (count: number) => phrase('{count, plural, one {# view} other {# views}}', { count })
export const pending: Message = 'Pending'
export const recentUsers: Message = 'Recent Users'
export const noRecentUsers: Message = 'No recent users found'

/** Lists */
export const numbered = (kind: Message, id: string) => phrase('{kind} {id}', { kind: asPhrase(kind), id })
export const exportCsv: Message = 'Export CSV'
export const exporting: Message = 'Exporting...'
export const cancelExport: Message = 'Cancel Export'
export const search: Message = 'Search'
export const sortBy: Message = 'Sort by'
export const newestFirst: Message = 'Newest First'
export const oldestFirst: Message = 'Oldest First'
export const noRowsHint: Message = 'Try different words, or fewer filters.'
export const viewDetails: Message = 'View Details'
export const viewDetailsOf = (name: string) => phrase('View Details of {name}', { name })
export const yes: Message = 'Yes'
export const no: Message = 'No'
export const never: Message = 'Never'

/** Users */
export const activeUsers: Message = 'Active Users'
export const searchedOfUsers: Message = 'Name, email or phone'
export const userType: Message = 'User Type'
export const allUserTypes: Message = 'All User Types'
export const emailVerified: Message = 'Email Verified'
export const verifiedUser: Message = 'Verified User'
export const nameFirst: Message = 'Name A-Z'
export const nameLast: Message = 'Name Z-A'
export const emailFirst: Message = 'Email A-Z'
export const emailLast: Message = 'Email Z-A'
export const lastLoginLatest: Message = 'Last Login (Latest)'
export const lastLoginEarliest: Message = 'Last Login (Earliest)'
export const foundUsers = (count: number, figure: string) =>
  phrase('{count, plural, one {1 user} other {{figure} users}}', { count, figure })
export const pagesOfUsers: Message = 'Pages of users'
export const loadingUsers: Message = 'Loading Users...'
export const noUsers: Message = 'No users found matching your criteria.'
export const lastLogin: Message = 'Last Login'
export const userDetails: Message = 'User Details'
export const phone: Message = 'Phone'
export const noPhone: Message = 'None'
export const publishedEvents: Message = 'Published Events'
export const joined: Message = 'Joined'
export const userId: Message = 'User ID'
export const ownUser: Message = 'This is your own account. You cannot change your own rights.'

/** Events */
export const unpublished: Message = 'Unpublished'
export const results: Message = 'Results'
export const searchedOfEvents: Message = 'Search by title, content, author, venue...'
export const anyStatus: Message = 'All Status'
export const anyTime: Message = 'All Events'
export const lifecycle: Message = 'Lifecycle'
export const today: Message = 'Today'
export const eventDateFrom: Message = 'Event Date From'
export const eventDateTo: Message = 'Event Date To'
export const createdFrom: Message = 'Created From'
export const createdTo: Message = 'Created To'
export const titleFirst: Message = 'Title A-Z'
export const titleLast: Message = 'Title Z-A'
export const eventDateEarliest: Message = 'Event Date (Earliest)'
export const eventDateLatest: Message = 'Event Date (Latest)'
export const mostViewed: Message = 'Most Viewed'
export const mostFavorited: Message = 'Most Favorited'
export const authorFirst: Message = 'Author A-Z'
export const authorLast: Message = 'Author Z-A'
export const clearAllFilters: Message = 'Clear All Filters'
export const foundEvents = (count: number, figure: string) =>
  phrase('{count, plural, one {1 event} other {{figure} events}}', { count, figure })
/** Separate from the message for users, because other languages use different words. */
export const activeEvents: Message = phrase('{event, select, other {Active}}')
export const pagesOfEvents: Message = 'Pages of events'
export const loadingEvents: Message = 'Loading Events...'
export const eventsNotLoaded: Message = 'Unable to Load Events'
export const noEvents: Message = 'No events found matching your criteria.'
export const categoryAndType: Message = 'Category & Type'
export const stats: Message = 'Stats'
export const favoritesOf = (count: number) =>
  phrase('{count, plural, one {# favorite} other {# favorites}}', { count })

/** Events: details */
export const daysUntil: Message = 'Days Until'
export const unknown: Message = 'Unknown'
export const eventId: Message = 'Event ID'
export const slug: Message = 'Slug'
export const daysUntilEvent: Message = 'Days Until Event'
export const ahead = (days: number) => phrase('In {days, plural, one {# day} other {# days}}', { days })
export const ago = (days: number) => phrase('{days, plural, one {# day} other {# days}} ago', { days })
export const eventStatus: Message = 'Event Status'
export const updated: Message = 'Updated'
export const maxParticipants: Message = 'Max Participants'
export const content: Message = 'Content'
export const noContent: Message = 'There is no content.'
export const openPicture = (number: number) => phrase('Open picture {number} in a new tab', { number })

/** Settings */
export const settingsHint: Message = 'Who you are on Plaza.'
export const emailHint: Message = 'Email address cannot be changed'
export const ownAccountHint: Message =
  'How you log in, where you are logged in, and what Plaza stores about you.'

/** Audit Log */
export const auditLogHint: Message = 'Who did what, when and why. Entries cannot be changed.'
export const backToDashboard: Message = 'Back to Dashboard'
export const whatWasDone: Message = 'What was done'
export const everything: Message = 'Everything'
export const toWhat: Message = 'To what'
export const allKinds: Message = 'All kinds'
export const itsId: Message = 'Its ID'
export const anyId: Message = 'Any'
export const byUserId: Message = 'By user ID'
export const anyone: Message = 'Anyone'
export const from: Message = 'From'
export const to: Message = 'To'
export const foundEntries = (count: number, figure: string) =>
  phrase('{count, plural, one {1 entry} other {{figure} entries}}', { count, figure })
export const pagesOfEntries: Message = 'Pages of entries'
export const loadingAuditLog: Message = 'Loading Audit Log...'
export const auditLogNotLoaded: Message = 'Unable to Load Audit Log'
export const noEntries: Message = 'No entries found matching your criteria.'
export const when: Message = 'When'
export const who: Message = 'Who'
export const whoElse: Message = 'Server or former account'
export const what: Message = 'What'
export const toWhatColumn: Message = 'To What'
export const beforeAndAfter: Message = 'Before and After'
export const nothing: Message = 'nothing'
export const why: Message = 'Why'

/** Audit Log: actions */
export const deleted: Message = 'Deleted'
export const reordered: Message = 'Reordered'
export const exported: Message = 'Exported'
export const passwordChanged: Message = 'Changed the password'
export const loggedOutOne: Message = 'Logged out one device'
export const loggedOutElsewhere: Message = 'Logged out all other devices'
export const feedMade: Message = 'Created a calendar address'
export const feedRevoked: Message = 'Revoked the calendar address'
export const madeSuperadmin: Message = 'Made superadmin'
export const slide: Message = 'Slide'
export const session: Message = 'Session'
export const sessions: Message = 'Sessions'
export const slides: Message = 'Slides'
export const reasons: Message = 'Reasons'
export const approvalStatus: Message = 'Approval Status'
