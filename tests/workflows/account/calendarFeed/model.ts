import { calendarFeedMachine } from '../../../../machines/account/own/calendarFeedMachine.ts'
import { done, failed, named } from '../../../support/workflow/cases.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { tooOften } from '../../fixtures.ts'
import { feed, newer } from './feeds.ts'
import { calendarFeedTable } from './table.ts'

const tooMany = { code: 'RATE_LIMITED' as const, message: 'Too many requests. Please try again later.' }

export const calendarFeed = modelOf(calendarFeedMachine, calendarFeedTable, {
  // Walks each of the two failure texts in only one of the two places that show them.
  happens: (label, { leaves }) =>
    !/\((broken|too many)\)$/.test(label) || leaves.includes('making') === label.endsWith('(too many)'),
  cases: [
    named('one', done('getCalendarFeed', feed)),
    named('none', done('getCalendarFeed', { createdAt: null })),
    failed('getCalendarFeed'),
    named('too often', failed('getCalendarFeed', tooOften)),
    { type: 'retry' },
    { type: 'address.make' },
    done('renewCalendarFeed', newer),
    named('broken', failed('renewCalendarFeed')),
    named('too many', failed('renewCalendarFeed', tooMany)),
    { type: 'address.copy' },
    done('copyAddress'),
    failed('copyAddress'),
    { type: 'address.replace' },
    { type: 'address.revoke' },
    { type: 'revocation.confirm' },
    { type: 'revocation.cancel' },
    done('endCalendarFeed'),
    failed('endCalendarFeed'),
  ],
})
