import { asks, has, refused, says, table, to, warns, when } from '../../../support/workflow/table.ts'
import { feed, newer } from './feeds.ts'

const since = { createdAt: feed.createdAt, url: null }
const none = { createdAt: null, url: null }

/**
 * The secret calendar address of the favourites: shown once, replaceable, and revoked after a confirmation.
 */
export const calendarFeedTable = table({
  start: to('loading', has({ ...none, problem: '' }), asks('getCalendarFeed')),
  loading: {
    'getCalendarFeed succeeds (one)': to('on.ready', has(since)),
    'getCalendarFeed succeeds (none)': to('off'),
    'getCalendarFeed fails': to(
      'failed',
      has({ problem: 'Failed to load your calendar address. Please try again later.' }),
    ),
    'getCalendarFeed fails (too often)': to(
      'failed',
      has({ problem: 'Too many requests. Please try again in 30 seconds.' }),
    ),
  },
  failed: { retry: to('loading', asks('getCalendarFeed')) },
  off: { 'address.make': to('making', asks('renewCalendarFeed')) },
  making: {
    is: 'busy',
    'renewCalendarFeed succeeds': to('on.ready', has({ ...newer }), says('Calendar address created.')),
    'renewCalendarFeed fails (too many)': to('off', warns('Too many requests. Please try again later.')),
  },
  'on.ready': {
    'address.copy': [when({ url: null }, refused), to('on.copying', asks('copyAddress', { url: newer.url }))],
    'address.replace': to('on.replacing', asks('renewCalendarFeed')),
    'address.revoke': to('on.confirming'),
  },
  'on.copying': {
    'copyAddress succeeds': to('on.ready', says('Calendar address copied.')),
    'copyAddress fails': to('on.ready', warns('Failed to copy. Please select the address and copy it.')),
  },
  'on.replacing': {
    is: 'busy',
    'renewCalendarFeed succeeds': to(
      'on.ready',
      has({ ...newer }),
      says('New calendar address created. The old one no longer works.'),
    ),
    'renewCalendarFeed fails (broken)': to(
      'on.ready',
      warns('Failed to create a calendar address. Please try again.'),
    ),
  },
  'on.confirming': {
    'revocation.confirm': to('on.revoking', asks('endCalendarFeed')),
    'revocation.cancel': to('on.ready'),
  },
  'on.revoking': {
    is: 'busy',
    'endCalendarFeed succeeds': to('off', has(none), says('Calendar address revoked.')),
    'endCalendarFeed fails': to(
      'on.ready',
      warns('Failed to revoke the calendar address. Please try again.'),
    ),
  },
})
