import { mira } from '../../fixtures.ts'
import { asks, does, has, refused, stays, table, to } from '../../../support/workflow/table.ts'

/**
 * Specification, section 2 "Admin shell": one tab is shown at a time, here the one in the address, and the
 * menu opens over the page on small screens. Section 6: only superadmins are admitted, and the service
 * decides who is one.
 */
export const adminShellTable = table({
  start: {
    'at Category': to(
      'checking',
      has({ tab: 'category', user: null, pending: null, problem: '' }),
      asks('getProfile'),
    ),
  },
  anywhere: {
    'tab.select (Types)': stays(has({ tab: 'types' })),
  },
  checking: {
    'getProfile succeeds (a superadmin)': to(
      'admitted.menuClosed',
      has({ user: 'Ada Root' }),
      asks('profileChanged'),
      asks('pendingCountChanged'),
    ),
    'getProfile succeeds (a user)': to('turnedAway', does('correct', mira)),
    'getProfile fails': to('failed', has({ problem: 'Something went wrong. Please try again.' })),
    'getProfile fails (too often)': to(
      'failed',
      has({ problem: 'Too many requests. Please try again in 30 seconds.' }),
    ),
  },
  failed: {
    retry: to('checking', asks('getProfile')),
  },
  admitted: {
    runs: 'profileChanged, pendingCountChanged',
    'user.change (another name)': stays(has({ user: 'Ada Lovelace' })),
    'pending.count (three)': stays(has({ pending: 3 })),
  },
  'admitted.menuClosed': {
    'menu.toggle': to('admitted.menuOpen'),
    'menu.close': refused,
  },
  'admitted.menuOpen': {
    'menu.toggle': to('admitted.menuClosed'),
    'menu.close': to('admitted.menuClosed'),
    'tab.select (Types)': to('admitted.menuClosed', has({ tab: 'types' })),
  },
})
