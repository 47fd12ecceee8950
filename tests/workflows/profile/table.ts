import { trouble } from '../../support/workflow/cases.ts'
import { asks, does, has, refused, table, to } from '../../support/workflow/table.ts'
import { mira } from '../fixtures.ts'

/** Specification, section 2 "Top navigation" and "Profile side panel"; section 8: a failure is only logged. */
export const profileTable = table({
  start: to('account.loading', 'panel.closed', has({ user: null }), asks('getProfile')),
  'account.loading': {
    'getProfile succeeds': to('account.loaded', has({ user: mira })),
    'getProfile fails': to('account.unknown', does('log', { error: trouble })),
  },
  'panel.closed': {
    'panel.open': to('panel.open'),
    'panel.close': refused,
    'myEvents.open': refused,
  },
  'panel.myEvents': {
    'myEvents.close': to('panel.closed'),
    'panel.open': refused,
    'myEvents.open': refused,
  },
  'panel.open': {
    'panel.close': to('panel.closed'),
    'panel.open': refused,
    'myEvents.open': to('panel.myEvents'),
    'myEvents.close': refused,
  },
})
