/** Your Account */
export const backTo = (place: string) => `Back to ${place}`
export const aboutPassword = 'Every other device is logged out with it.'
export const aboutDevices = 'Where you are logged in. Log out elsewhere.'
export const aboutCalendar = 'Your favourite events in your calendar program.'
export const downloadYourData = 'Download Your Data'
export const downloading = 'Downloading...'
export const aboutData = 'Everything that Plaza holds about you, in one file.'
export const aboutDeletion = 'For good, with all that is personal.'

export const dataDownloaded = 'Your data was downloaded.'
export const dataNotDownloaded = 'Failed to download your data. Please try again.'

/** Change Password */
export const changePassword = 'Change Password'
export const changePasswordForm = 'Change password'
export const currentPassword = 'Current Password'
export const stayLoggedInHere =
  'You stay logged in here. Every other device is logged out, and we send you a mail.'
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
export const nowhereElse = 'You are logged in nowhere else.'
export const logOutElsewhere = 'Log Out Elsewhere'
export const loggingOut = 'Logging out...'

export const loggedOutThere = 'Logged out there.'
export const loggedOutElsewhere = 'Logged out everywhere else.'
export const notLoggedOut = 'Failed to log out there. Please try again.'

/** Calendar of Favourites */
export const calendarOfFavourites = 'Calendar of Favourites'
export const privateAddress =
  'A private address that shows your favourite events in your calendar program, and keeps them up to date.'
export const whoeverHasIt = 'Whoever has the address sees your favourites.'
export const addressNotLoaded = 'Failed to load your calendar address. Please try again later.'
export const makeAddress = 'Make Calendar Address'
export const making = 'Making...'
export const addressSince = (moment: string) =>
  `You have an address since ${moment}. It was shown only then: if you need it again, make a new one.`
export const calendarAddress = 'Calendar Address'
export const shownOnlyNow = 'Shown only now. Copy it before you leave.'
export const copyAddress = 'Copy Address'
export const openInCalendar = 'Open in Calendar'
export const oldAddressIsDead = 'With a new address, or none, the one before opens nothing any more.'
export const makeNewAddress = 'Make New Address'
export const revokeAddress = 'Revoke Address'
export const revocationMeans = 'Are you sure? Calendars that use the address no longer show your favourites.'
export const revoke = 'Revoke'
export const revoking = 'Revoking...'

export const addressMade = 'Calendar address made.'
export const addressReplaced = 'New calendar address made. The old one opens nothing any more.'
export const addressNotMade = 'Failed to make a calendar address. Please try again.'
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
export const notificationsSaved = 'Notifications saved.'
export const notificationsNotSaved = 'Failed to save your notifications. Please try again.'

/** Delete Account */
export const deleteAccount = 'Delete Account'
export const deletedForGood =
  'Your name, e-mail address, phone number, picture and favourites are deleted for good.'
export const unpublishedGo = 'Events that wait for approval, or were rejected, go with them.'
export const publishedStay = 'Published events stay, under the name'
export const formerMember = 'Former member'
export const nobodyBringsBack = 'You are logged out everywhere. Nobody can bring the account back.'
export const deleteAccountForm = 'Delete account'
export const deleteMyAccount = 'Delete My Account'

export const accountDeleted = 'Your account was deleted.'
export const accountNotDeleted = 'Failed to delete your account.'
