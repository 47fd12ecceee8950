import { type Message, phrase } from '../../language/message.ts'

/** Your Account */
export type Place = keyof typeof backTo
export const backTo = {
  yourAccount: 'Back to Your Account',
  settings: 'Back to Settings',
  profile: 'Back to Profile',
} satisfies Record<string, Message>
export const aboutPassword: Message = 'Changing it logs you out everywhere else.'
export const aboutDevices: Message = 'Where you are logged in. Log out elsewhere.'
export const aboutCalendar: Message = 'Your favourite events in your calendar app.'
export const downloadYourData: Message = 'Download Your Data'
export const downloading: Message = 'Downloading...'
export const aboutData: Message = 'Everything Plaza stores about you, in one file.'
export const aboutDeletion: Message = 'Permanently, with all your personal data.'

export const dataDownloaded: Message = 'Your data was downloaded.'
export const dataNotDownloaded: Message = 'Failed to download your data. Please try again.'

/** Change Password */
export const changePassword: Message = 'Change Password'
export const changePasswordForm: Message = 'Change password'
export const currentPassword: Message = 'Current Password'
export const stayLoggedInHere: Message =
  'You stay logged in here. All your other devices are logged out, and we send you an email.'
export const changing: Message = 'Changing...'

export const currentPasswordRequired: Message = 'Current Password is required'
export const passwordChanged: Message = 'Password changed. Other devices are logged out.'
export const passwordNotChanged: Message = 'Failed to change password.'

/** Devices */
export const devices: Message = 'Devices'
export const devicesNotLoaded: Message = 'Failed to load your devices. Please try again later.'
export const unknownDevice: Message = 'Unknown device'
export const browserOn = (browser: string, system: string) =>
  phrase('{browser} on {system}', { browser, system })
export const thisDevice: Message = 'This device'
export const lastUsed = (moment: string) => phrase('Last used {moment}', { moment })
export const loggedIn = (moment: string) => phrase('Logged in {moment}', { moment })
export const logOut: Message = 'Log Out'
export const logOutOf = (device: string) => phrase('Log Out {device}', { device })
export const nowhereElse: Message = 'You are not logged in anywhere else.'
export const logOutElsewhere: Message = 'Log Out Elsewhere'
export const loggingOut: Message = 'Logging out...'

export const loggedOutThere: Message = 'That device is logged out.'
export const loggedOutElsewhere: Message = 'All other devices are logged out.'
export const notLoggedOut: Message = 'Failed to log out that device. Please try again.'

/** Calendar of Favourites */
export const calendarOfFavourites: Message = 'Calendar of Favourites'
export const privateAddress: Message =
  'A private address that shows your favourite events in your calendar app and keeps them up to date.'
export const whoeverHasIt: Message = 'Anyone with this address can see your favourites.'
export const addressNotLoaded: Message = 'Failed to load your calendar address. Please try again later.'
export const makeAddress: Message = 'Create Calendar Address'
export const making: Message = 'Creating...'
export const addressSince = (moment: string) =>
  phrase(
    'Calendar address created on {moment}. It was shown only once: if you need it again, create a new one.',
    { moment },
  )
export const calendarAddress: Message = 'Calendar Address'
export const shownOnlyNow: Message = 'Shown only once. Copy it before you leave.'
export const copyAddress: Message = 'Copy Address'
export const openInCalendar: Message = 'Open in Calendar'
export const oldAddressIsDead: Message =
  'If you create a new address, or revoke this one, the old address stops working.'
export const makeNewAddress: Message = 'Create New Address'
export const revokeAddress: Message = 'Revoke Address'
export const revocationMeans: Message =
  'Are you sure? Calendars that use the address no longer show your favourites.'
export const revoke: Message = 'Revoke'
export const revoking: Message = 'Revoking...'

export const addressMade: Message = 'Calendar address created.'
export const addressReplaced: Message = 'New calendar address created. The old one no longer works.'
export const addressNotMade: Message = 'Failed to create a calendar address. Please try again.'
export const addressCopied: Message = 'Calendar address copied.'
export const addressNotCopied: Message = 'Failed to copy. Please select the address and copy it.'
export const addressRevoked: Message = 'Calendar address revoked.'
export const addressNotRevoked: Message = 'Failed to revoke the calendar address. Please try again.'

/** Notifications */
export const notifications: Message = 'Notifications'
export const aboutNotifications: Message = 'Which mails you get about events.'
export const mailsGoTo: Message = 'We write to your e-mail address. Each choice is saved as you make it.'
export const favoriteChanges: Message = 'Changes of favourites'
export const aboutFavoriteChanges: Message =
  'A favourite is cancelled, postponed or moved: we write about 10 minutes later.'
export const reminders: Message = 'Reminders'
export const aboutReminders: Message =
  'Your favourites of today and tomorrow, in one mail at 8:00 in the morning.'
export const matches: Message = 'New events for your saved searches'
export const aboutMatches: Message =
  'Newly published events that a saved search finds, in the same mail at 8:00.'
export const matchesNeedSearch: Message =
  'You have no saved search yet, so nothing is sent. Filter events on Explore, then choose “Save this search”.'
export const toSavedSearches: Message = 'Saved searches on Explore'
export const noNotifications: Message = 'This server sends no mails about events.'
export const notificationsNotLoaded: Message = 'Failed to load your notifications. Please try again later.'
export const mailFails: Message = 'Mail does not reach you'
export const aboutMailFails: Message =
  'The mail server of your address refused our last letters, so we send none of these. Make sure that the mailbox exists and has room.'
export const resumeMail: Message = 'Send Mails Again'
export const mailResumed: Message = 'We write to you again.'
export const mailNotResumed: Message = 'Failed to send mails again. Please try again.'
export const notificationsSaved: Message = 'Notifications saved.'
export const notificationsNotSaved: Message = 'Failed to save your notifications. Please try again.'

/** Events on Your Website */
export const embed: Message = 'Events on Your Website'
export const aboutEmbed: Message = 'A list of public events to embed elsewhere.'
export const embedMeaning: Message =
  'Show upcoming events on any page of yours. Only events that everyone can see are listed, and the list keeps itself up to date.'
export const noPublicPages: Message = 'This server shows events only to people who log in.'
export const look: Message = 'Layout'
export const asRows: Message = 'List'
export const asCards: Message = 'Cards'
export const accent: Message = 'Accent colour'
export const accentHint: Message = 'Of links. It is made lighter or darker where it could not be read.'
export const fitsHeight: Message = 'As tall as the list (adds a small script)'
export const preview: Message = 'Preview'
export const snippet: Message = 'Code for your page'
export const snippetHint: Message = 'Paste it where the events should appear.'
export const copySnippet: Message = 'Copy Code'
export const eventsOnPlaza: Message = 'Events on Plaza'

/** Delete Account */
export const deleteAccount: Message = 'Delete Account'
export const deletedForGood: Message =
  'Your name, email address, phone number, picture and favourites are permanently deleted.'
export const unpublishedGo: Message = 'Events that are pending or were rejected are deleted too.'
export const publishedStay: Message = 'Published events stay, under the name Former member.'
export const nobodyBringsBack: Message = 'You are logged out everywhere. The account cannot be restored.'
export const deleteAccountForm: Message = 'Delete account'
export const deleteMyAccount: Message = 'Delete My Account'

export const accountDeleted: Message = 'Your account was deleted.'
export const accountNotDeleted: Message = 'Failed to delete your account.'
