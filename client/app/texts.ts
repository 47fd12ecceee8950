/** Page titles, and what the admin area calls its tabs */
export const admin = 'Admin'
export const dashboard = 'Dashboard'
export const audit = 'Audit'

/** Navigation */
export const mainNavigation = 'Main'
export const homeLink = 'HOME'
export const exploreLink = 'EXPLORE'
export const myEventsLink = 'MY EVENTS'

/** Connection */
export const offline =
  'You are offline. You can still read what has loaded. Nothing is sent automatically later: once you are back online, send it again.'
export const online = 'You are online again.'
export const newVersion =
  'A new version of Plaza is available. An event or profile you are editing is kept; anything you typed elsewhere is lost when you reload.'
export const reload = 'Reload'
export const later = 'Later'
