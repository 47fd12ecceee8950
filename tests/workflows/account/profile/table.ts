import { trouble } from '../../../support/workflow/cases.ts'
import { asks, does, has, offersUndo, refused, table, to, when } from '../../../support/workflow/table.ts'
import { mira, renamed, stored } from '../../fixtures.ts'

const { fullName, phone, profilePic } = renamed

/** The form at the time Edit Profile was cancelled. */
export const typed = { form: { fullName: 'Mira of Lisbon', phone: mira.phone ?? '' }, picture: null }
const forgets = has({ cancelled: null })
const undoes = [when({ cancelled: null }, refused), to('panel.editing')]

/**
 * Specification, section 2 "Top navigation" and "Profile side panel"; section 8: a failure is only logged.
 */
export const profileTable = table({
  start: to('account.loading', 'panel.closed', has({ user: stored, cancelled: null }), asks('getProfile')),
  'account.loading': {
    'getProfile succeeds': to('account.loaded', has({ user: mira }), does('speak', mira)),
    'getProfile fails': to('account.unknown', does('log', { error: trouble })),
  },
  'account.unknown': {
    'panel.open': to('account.loading', asks('getProfile')),
  },
  'panel.closed': {
    'panel.open': to('panel.open'),
    'panel.close': refused,
    // After a reload, or from a link in an email, the address opens the dialog directly.
    'profile.edit': to('panel.editing', forgets),
    'cancel.undo': undoes,
    'myEvents.open': to('panel.myEvents'),
    'account.open': to('panel.ownAccount'),
  },
  'panel.open': {
    'panel.close': to('panel.closed'),
    'profile.edit': to('panel.editing', forgets),
    'cancel.undo': undoes,
    'myEvents.open': to('panel.myEvents'),
    'account.open': to('panel.ownAccount'),
    'myEvents.close': refused,
  },
  'panel.myEvents': {
    'myEvents.close': to('panel.closed'),
    'myEvents.open': refused,
  },
  'panel.ownAccount': {
    'account.close': to('panel.open'),
  },
  'panel.editing': {
    'edit.close': to('panel.open', forgets),
    'edit.cancel': to('panel.open', has({ cancelled: typed }), offersUndo),
    'profile.change': to(
      'account.loaded',
      'panel.open',
      has(({ user }: { user: typeof mira }) => ({ user: { ...user, fullName, phone, profilePic } })),
      forgets,
      does('keep', { fullName, phone, profilePic }),
    ),
  },
})
