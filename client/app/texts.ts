import type { Message } from '../../machines/language/message.ts'

/** Page titles and the tabs of the admin area */
export const admin: Message = 'Admin'
export const dashboard: Message = 'Dashboard'
export const audit: Message = 'Audit'

/** Navigation */
export const mainNavigation: Message = 'Main'
export const homeLink: Message = 'HOME'
export const exploreLink: Message = 'EXPLORE'
export const myEventsLink: Message = 'MY EVENTS'

/** Connection */
export const offline: Message =
  'You are offline. You can still read what has loaded. Nothing is sent automatically later: once you are back online, send it again.'
export const online: Message = 'You are online again.'
export const newVersion: Message =
  'A new version of Plaza is available. An event or profile you are editing is kept; anything you typed elsewhere is lost when you reload.'
export const later: Message = 'Later'

export const nothingStored: Message =
  'This browser does not let Plaza store anything: reloading or closing this page logs you out, and drafts are not kept.'
export const draftsNotKept: Message =
  'Drafts cannot be kept whole on this device: what you have not sent may be lost when you reload or close this page.'

/** Texts of the HTML page */
export const whatPlazaDoes: Message =
  'Community events, from draft to approval to favourite, with an explicit state machine for every workflow.'
export const needsScript: Message = 'Plaza needs JavaScript.'
