/** What the pages for readers without an account say, so that another language is another file. */

export const back = 'Go to Plaza'

export const unsubscribe = {
  title: 'Unsubscribe',
  question: {
    favorite_changes: 'Stop letters about changes of your favourites?',
    reminders: 'Stop reminders of your favourites?',
    matches: 'Stop letters about events that match your saved filters?',
    daily: 'Stop the daily letter: reminders, and events that match your saved filters?',
  },
  stopped: 'You are unsubscribed',
  stoppedText: 'No more of these letters will be sent. What you still get stands below.',
  saved: 'Saved',
  savedText: 'These are the letters that you get.',
  letters: 'Letters that you get',
  kinds: {
    favorite_changes: 'Changes of your favourites',
    reminders: 'Reminders of your favourites',
    matches: 'Events that match your saved filters',
  },
  save: 'Save',
  unknown: 'This link is not valid',
  unknownText: 'It is incomplete or was replaced. Log in to choose which letters you get.',
}

export const share = {
  by: 'Shared by',
  keep: 'Log in to keep it',
  calendar: 'Add to calendar',
  register: 'Register',
  accessibility: 'Accessibility Notes',
  until: 'Until',
  over: 'This event is over.',
  lifecycle: { cancelled: 'Cancelled', postponed: 'Postponed' },
  closed: 'Log in to see this event',
  closedText: 'It is for members only, or there is no such event.',
  logIn: 'Log in',
}

export const feed = {
  title: 'Events on Plaza',
  none: 'No events found.',
  all: 'All events on Plaza',
}

export const failure = {
  bad: 'This cannot be asked',
  later: 'Please try again',
  unavailable: 'Plaza cannot answer at the moment.',
  tooMany: 'Too many requests.',
  tooLarge: 'This request is too large',
}
