/** Your Account */
export const backTo = (place: string) => `Back to ${place}`
export const aboutPassword = 'Changing it logs you out everywhere else.'
export const aboutDevices = 'Where you are logged in. Log out elsewhere.'
export const aboutCalendar = 'Your favourite events in your calendar app.'
export const downloadYourData = 'Download Your Data'
export const downloading = 'Downloading...'
export const aboutData = 'Everything Plaza stores about you, in one file.'
export const aboutDeletion = 'Permanently, with all your personal data.'

export const dataDownloaded = 'Your data was downloaded.'
export const dataNotDownloaded = 'Failed to download your data. Please try again.'

/** Change Password */
export const changePassword = 'Change Password'
export const changePasswordForm = 'Change password'
export const currentPassword = 'Current Password'
export const stayLoggedInHere =
  'You stay logged in here. All your other devices are logged out, and we send you an email.'
export const changing = 'Changing...'

export const currentPasswordRequired = 'Current Password is required'
export const passwordChanged = 'Password changed. Other devices are logged out.'
export const passwordNotChanged = 'Failed to change password.'

/** Devices */
export const devices = 'Devices'
export const devicesNotLoaded = 'Failed to load your devices. Please try again later.'
export const unknownDevice = 'Unknown device'
export const thisDevice = 'This device'
export const lastUsed = (moment: string) => `Last used ${moment}`
export const loggedIn = (moment: string) => `Logged in ${moment}`
export const logOut = 'Log Out'
export const logOutOf = (device: string) => `Log Out ${device}`
export const nowhereElse = 'You are not logged in anywhere else.'
export const logOutElsewhere = 'Log Out Elsewhere'
export const loggingOut = 'Logging out...'

export const loggedOutThere = 'That device is logged out.'
export const loggedOutElsewhere = 'All other devices are logged out.'
export const notLoggedOut = 'Failed to log out that device. Please try again.'

/** Calendar of Favourites */
export const calendarOfFavourites = 'Calendar of Favourites'
export const privateAddress =
  'A private address that shows your favourite events in your calendar app and keeps them up to date.'
export const whoeverHasIt = 'Anyone with this address can see your favourites.'
export const addressNotLoaded = 'Failed to load your calendar address. Please try again later.'
export const makeAddress = 'Create Calendar Address'
export const making = 'Creating...'
export const addressSince = (moment: string) =>
  `Calendar address created on ${moment}. It was shown only once: if you need it again, create a new one.`
export const calendarAddress = 'Calendar Address'
export const shownOnlyNow = 'Shown only once. Copy it before you leave.'
export const copyAddress = 'Copy Address'
export const openInCalendar = 'Open in Calendar'
export const oldAddressIsDead =
  'If you create a new address, or revoke this one, the old address stops working.'
export const makeNewAddress = 'Create New Address'
export const revokeAddress = 'Revoke Address'
export const revocationMeans = 'Are you sure? Calendars that use the address no longer show your favourites.'
export const revoke = 'Revoke'
export const revoking = 'Revoking...'

export const addressMade = 'Calendar address created.'
export const addressReplaced = 'New calendar address created. The old one no longer works.'
export const addressNotMade = 'Failed to create a calendar address. Please try again.'
export const addressCopied = 'Calendar address copied.'
export const addressNotCopied = 'Failed to copy. Please select the address and copy it.'
export const addressRevoked = 'Calendar address revoked.'
export const addressNotRevoked = 'Failed to revoke the calendar address. Please try again.'

/** Notifications */
export const notifications = 'Notifications'
export const aboutNotifications = 'Which mails you get about events.'
export const mailsGoTo = 'We write to your e-mail address. Each choice is saved as you make it.'
export const favoriteChanges = 'Changes of favourites'
export const aboutFavoriteChanges =
  'A favourite is cancelled, postponed or moved: we write about 10 minutes later.'
export const reminders = 'Reminders'
export const aboutReminders = 'Your favourites of today and tomorrow, in one mail at 8:00 in the morning.'
export const matches = 'New events for your saved searches'
export const aboutMatches = 'Newly published events that a saved search finds, in the same mail at 8:00.'
export const matchesNeedSearch =
  'You have no saved search yet, so nothing is sent. Filter events on Explore, then choose “Save this search”.'
export const toSavedSearches = 'Saved searches on Explore'
export const noNotifications = 'This server sends no mails about events.'
export const notificationsNotLoaded = 'Failed to load your notifications. Please try again later.'
export const mailFails = 'Mail does not reach you'
export const aboutMailFails =
  'The mail server of your address refused our last letters, so we send none of these. Make sure that the mailbox exists and has room.'
export const resumeMail = 'Send Mails Again'
export const mailResumed = 'We write to you again.'
export const mailNotResumed = 'Failed to send mails again. Please try again.'
export const notificationsSaved = 'Notifications saved.'
export const notificationsNotSaved = 'Failed to save your notifications. Please try again.'

/** Events on Your Website */
export const embed = 'Events on Your Website'
export const aboutEmbed = 'A list of public events to embed elsewhere.'
export const embedMeaning =
  'Show upcoming events on any page of yours. Only events that everyone can see are listed, and the list keeps itself up to date.'
export const noPublicPages = 'This server shows events only to people who log in.'
export const look = 'Layout'
export const asRows = 'List'
export const asCards = 'Cards'
export const accent = 'Accent colour'
export const accentHint = 'Of links. It is made lighter or darker where it could not be read.'
export const fitsHeight = 'As tall as the list (adds a small script)'
export const preview = 'Preview'
export const snippet = 'Code for your page'
export const snippetHint = 'Paste it where the events should appear.'
export const copySnippet = 'Copy Code'
export const eventsOnPlaza = 'Events on Plaza'

/** Delete Account */
export const deleteAccount = 'Delete Account'
export const deletedForGood =
  'Your name, email address, phone number, picture and favourites are permanently deleted.'
export const unpublishedGo = 'Events that are pending or were rejected are deleted too.'
export const publishedStay = 'Published events stay, under the name'
export const formerMember = 'Former member'
export const nobodyBringsBack = 'You are logged out everywhere. The account cannot be restored.'
export const deleteAccountForm = 'Delete account'
export const deleteMyAccount = 'Delete My Account'

export const accountDeleted = 'Your account was deleted.'
export const accountNotDeleted = 'Failed to delete your account.'
