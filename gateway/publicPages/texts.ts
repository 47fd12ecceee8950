/** All texts of the public pages, in one place for translation. */

export const back = 'Go to Plaza'

export const unsubscribe = {
  title: 'Unsubscribe',
  question: {
    favorite_changes: 'Stop emails about changes to your favourites?',
    reminders: 'Stop reminders of your favourites?',
    matches: 'Stop emails about events that match your saved searches?',
    daily: 'Stop the daily email with reminders and events that match your saved searches?',
  },
  stopped: 'You are unsubscribed',
  stoppedText: 'You will no longer get these emails. The ones you still get are listed below.',
  saved: 'Saved',
  savedText: 'These are the emails you get.',
  letters: 'Emails you get',
  kinds: {
    favorite_changes: 'Changes to your favourites',
    reminders: 'Reminders of your favourites',
    matches: 'Events that match your saved searches',
  },
  save: 'Save',
  unknown: 'This link is not valid',
  unknownText: 'It is incomplete or has been replaced. Log in to choose which emails you get.',
}

export const share = {
  by: 'Organised by',
  keep: 'Log in to keep it',
  calendar: 'Add to calendar',
  register: 'Register',
  accessibility: 'Accessibility Notes',
  until: 'Until',
  over: 'This event is over.',
  lifecycle: { cancelled: 'Cancelled', postponed: 'Postponed' },
  closed: 'Log in to see this event',
  closedText: 'It is for members only, or it does not exist.',
  logIn: 'Log in',
}

export const feed = {
  title: 'Events on Plaza',
  none: 'No events found.',
}

export const failure = {
  bad: 'This request is not valid',
  later: 'Please try again',
  unavailable: 'Plaza cannot answer at the moment.',
  tooMany: 'Too many requests.',
  tooLarge: 'This request is too large',
}
