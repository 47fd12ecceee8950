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
  'You are offline. What was loaded stays readable. Nothing is sent by itself later: when you are back, send it again.'
export const online = 'You are online again.'
export const newVersion =
  'There is a new version of Plaza. An event or profile that you edit is kept; what you have typed elsewhere stays until you reload.'
export const reload = 'Reload'
export const later = 'Later'
