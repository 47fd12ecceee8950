import { asks, has, refused, says, table, to, warns, when } from '../../../support/workflow/table.ts'

type Name = 'favoriteChanges' | 'reminders' | 'matches'
type Known = Record<Name | 'hasSearches' | 'isFailing', boolean>

export const wanted: Known = {
  favoriteChanges: true,
  reminders: true,
  matches: true,
  hasSearches: true,
  isFailing: false,
}
export const withoutSearch: Known = { ...wanted, matches: false, hasSearches: false }
export const unreached: Known = { ...wanted, isFailing: true }

/** The change is shown before it is saved. */
const toggles = (name: Name) =>
  to(
    'shown.saving',
    has((known: Known) => ({ [name]: !known[name], saving: name })),
    asks('updateNotifications', (known: Known) => ({ input: { [name]: known[name] } })),
  )

const toggled = {
  'notification.toggle (changes)': toggles('favoriteChanges'),
  'notification.toggle (reminders)': toggles('reminders'),
  'notification.toggle (matches)': toggles('matches'),
}

const putBack = (text: string) =>
  to(
    'shown.ready',
    has((known: Known & { saving: Name }) => ({ [known.saving]: !known[known.saving] })),
    warns(text),
  )

/** Contract, section 7: the letters that an account wants. */
export const notificationsTable = table({
  start: to(
    'loading',
    has({ ...wanted, hasSearches: false, saving: 'favoriteChanges', problem: '' }),
    asks('getNotifications'),
  ),
  loading: {
    'getNotifications succeeds (all)': to('shown.ready', has(wanted)),
    'getNotifications succeeds (no search)': to('shown.ready', has(withoutSearch)),
    'getNotifications succeeds (address refused)': to('shown.ready', has(unreached)),
    'getNotifications fails (none here)': to('absent'),
    'getNotifications fails': to(
      'failed',
      has({ problem: 'Failed to load your notifications. Please try again later.' }),
    ),
    'getNotifications fails (too often)': to(
      'failed',
      has({ problem: 'Too many requests. Please try again in 30 seconds.' }),
    ),
  },
  failed: { retry: to('loading', asks('getNotifications')) },
  absent: {},
  'shown.ready': {
    ...toggled,
    // Possible only for an address whose mail server has refused letters.
    'mail.resume': [
      when(({ isFailing }: Known) => isFailing, to('shown.resuming', asks('resumeMail'))),
      refused,
    ],
  },
  'shown.resuming': {
    is: 'busy',
    'resumeMail succeeds': to('shown.ready', has({ isFailing: false }), says('We write to you again.')),
    'resumeMail fails': to('shown.ready', warns('Failed to send mails again. Please try again.')),
    'resumeMail fails (too often)': to(
      'shown.ready',
      warns('Too many requests. Please try again in 30 seconds.'),
    ),
  },
  'shown.saving': {
    is: 'busy',
    // The service's response replaces the displayed settings.
    'updateNotifications succeeds': to(
      'shown.ready',
      has({ favoriteChanges: false, reminders: true, matches: true }),
      says('Notifications saved.'),
    ),
    'updateNotifications fails': putBack('Failed to save your notifications. Please try again.'),
    'updateNotifications fails (too often)': putBack('Too many requests. Please try again in 30 seconds.'),
  },
})
