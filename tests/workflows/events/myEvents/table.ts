import {
  asks,
  has,
  offersUndo,
  refused,
  says,
  stays,
  table,
  to,
  warns,
  when,
} from '../../../support/workflow/table.ts'
import { formOf } from '../../../../machines/events/eventForm.ts'
import type { Edited } from '../../../../machines/events/editEvent/editEventMachine.ts'
import { ownRust } from '../../fixtures.ts'

interface Known {
  /** The titles of the events. */
  events: string[]
  next: string | null
  viewed: string | null
  /** The title of the version from which the edit of `viewed` starts. */
  draft: string | null
  /** What was typed when the edit of `viewed` was cancelled. */
  cancelled: Edited | null
  scope: string
}

const [jazz, rust, pottery] = ['Jazz under the Bridge', 'Rust from Zero', 'Pottery for Two']

const asksForFirst = asks('listMyEvents', { page: null })
const lists = (events: string[], next: string | null = null) =>
  to('browsing.listed.ready', has({ events, next }))

const tooOften = 'Too many requests. Please try again in 30 seconds.'
const notListed = (state: string, problem: string) => to(state, warns(problem), has({ problem }))

/** The form at the moment it was cancelled. */
export const typed: Edited = {
  form: { ...formOf(ownRust), title: 'Rust for All' },
  deletedImages: [],
  images: [],
}
const forgets = has({ cancelled: null })

/** Finds the event by the start of its title, because the rest may have changed. */
const views = (word: string, eventId: string) => [
  when(
    ({ events }: Known) => events.some((title) => title.startsWith(word)),
    to(
      'browsing.viewing',
      has(({ events }: Known) => ({ viewed: events.find((title) => title.startsWith(word)) })),
      forgets,
    ),
  ),
  // Beyond the specification: a link to an event that the list lacks, such as a later date of a series.
  to('browsing.opening', asks('getOwnEvent', { eventId })),
]

/** Specification, section 2 "My Events modal"; section 4 "My Events modal"; section 8 "My created events". */
export const myEventsTable = table({
  start: to(
    'browsing.loading',
    has({ events: [], next: null, viewed: null, draft: null, cancelled: null, scope: 'THIS', problem: '' }),
    asksForFirst,
  ),
  browsing: {
    // Beyond the specification: an event was cancelled, postponed or scheduled again.
    'row.changed': stays(
      has(({ events, viewed }: Known) => ({
        events: events.map((title) => (title.startsWith('Rust') ? 'Rust from Two' : title)),
        viewed: viewed?.startsWith('Rust') ? 'Rust from Two' : viewed,
      })),
    ),
    'dialog.close': to('closed'),
    'cancel.undo': [
      when({ cancelled: null }, refused),
      to('editing', asks('editEvent'), asks('listChoices')),
    ],
  },
  'browsing.loading': {
    'listMyEvents succeeds (all three)': lists([jazz, rust, pottery]),
    'listMyEvents succeeds (none)': lists([]),
    'listMyEvents succeeds (two of three)': lists([jazz, rust], 'page-two'),
    'listMyEvents fails': notListed('browsing.failed', 'Failed to load your events. Please try again.'),
    'listMyEvents fails (too often)': notListed('browsing.failed', tooOften),
  },
  'browsing.failed': {
    retry: to('browsing.loading', asksForFirst),
  },
  'browsing.refreshing': {
    'listMyEvents succeeds (all three)': lists([jazz, rust, pottery]),
    'listMyEvents fails': notListed(
      'browsing.listed.stale',
      'Failed to refresh your events. Please try again.',
    ),
    'listMyEvents fails (too often)': notListed('browsing.listed.stale', tooOften),
  },
  'browsing.listed': {
    'event.view (Jazz under the Bridge)': views('Jazz under', '7'),
    'event.view (Rust from Zero)': views('Rust', '8'),
    'event.view (Jazz after Dark)': to('browsing.opening', asks('getOwnEvent', { eventId: '10' })),
    // Beyond the specification: events were imported.
    'rows.outdated': to('browsing.refreshing', asksForFirst),
  },
  'browsing.listed.ready': {
    'page.more': [
      when(
        { next: 'page-two' },
        to('browsing.listed.loadingMore', asks('listMyEvents', { page: 'page-two' })),
      ),
      refused,
    ],
  },
  'browsing.listed.loadingMore': {
    'listMyEvents succeeds (the third)': to(
      'browsing.listed.ready',
      has(({ events }: Known) => ({ events: [...events, pottery], next: null })),
    ),
    'listMyEvents fails': to('browsing.listed.ready', warns('Failed to load your events. Please try again.')),
    'listMyEvents fails (too often)': to('browsing.listed.ready', warns(tooOften)),
  },
  'browsing.listed.stale': {
    retry: to('browsing.refreshing', asksForFirst),
  },
  'browsing.opening': {
    'getOwnEvent succeeds': to('browsing.viewing', has({ viewed: 'Jazz after Dark' }), forgets),
    'getOwnEvent fails': to('browsing.listed.ready', warns('Failed to load this event. Please try again.')),
  },
  // Beyond the specification: opens another date of the series.
  'browsing.fetching': {
    'getOwnEvent succeeds': to('browsing.viewing', has({ viewed: 'Jazz after Dark' }), forgets),
    'getOwnEvent fails': to('browsing.viewing', warns('Failed to load this event. Please try again.')),
  },
  'browsing.viewing': {
    'date.view': to('browsing.fetching', asks('getOwnEvent', { eventId: '10' })),
    'list.show': to('browsing.listed.ready'),
    // Beyond the specification: somebody else has changed the event.
    'rows.outdated': to('browsing.refreshing', forgets, asksForFirst),
    'event.edit': [
      // The form starts from the proposed changes, which are pending or were rejected.
      when({ viewed: jazz }, to('preparing', asks('readProposal', { eventId: '7' }))),
      when(
        { viewed: 'Jazz after Dark' },
        to(
          'editing',
          asks('editEvent'),
          asks('findDraft', { form: 'editEvent 10' }),
          has({ draft: 'Jazz after Dark' }),
          forgets,
        ),
      ),
      to(
        'editing',
        asks('editEvent'),
        asks('findDraft', { form: 'editEvent 8' }),
        has(({ viewed }: Known) => ({ draft: viewed })),
        forgets,
      ),
    ],
    // Beyond the specification: an author withdraws proposed changes.
    'changes.withdraw': [when({ viewed: jazz }, to('confirmingWithdrawal', forgets)), refused],
    'event.delete': [
      // A published event cannot be deleted.
      when(({ viewed }: Known) => viewed !== jazz, to('confirmingDeletion', has({ scope: 'THIS' }), forgets)),
      refused,
    ],
  },
  preparing: {
    is: 'busy',
    'readProposal succeeds': to(
      'editing',
      asks('editEvent'),
      asks('findDraft', { form: 'editEvent 7' }),
      has({ draft: 'Jazz beside the Bridge', cancelled: null }),
    ),
    'readProposal fails': to('browsing.viewing', warns('Failed to load your changes. Please try again.')),
    'dialog.close': to('closed'),
  },
  editing: {
    'editEvent succeeds (saved)': to(
      'browsing.refreshing',
      has(({ events }: Known) => ({
        events: events.map((title) => (title.startsWith('Rust') ? 'Rust from One' : title)),
      })),
      forgets,
      asksForFirst,
    ),
    'editEvent succeeds (cancelled)': to('browsing.viewing', has({ cancelled: typed }), offersUndo),
    'editEvent succeeds (left)': to('browsing.viewing', forgets),
    'editEvent succeeds (closed)': to('closed'),
  },
  confirmingWithdrawal: {
    'withdrawal.confirm': to('withdrawing', asks('withdrawProposal', { eventId: '7' })),
    'withdrawal.cancel': to('browsing.viewing'),
    'dialog.close': refused,
  },
  withdrawing: {
    is: 'busy',
    'withdrawProposal succeeds': to(
      'browsing.refreshing',
      says('Your changes were withdrawn.'),
      asksForFirst,
    ),
    'withdrawProposal fails (decided)': to(
      'browsing.refreshing',
      warns('Your changes have been reviewed in the meantime.'),
      asksForFirst,
    ),
    'withdrawProposal fails': to(
      'browsing.viewing',
      warns('Failed to withdraw your changes. Please try again.'),
    ),
    'withdrawal.cancel': refused,
    'dialog.close': refused,
  },
  confirmingDeletion: {
    'scope.change': stays(has({ scope: 'ALL' })),
    'deletion.confirm': [
      when({ scope: 'ALL' }, to('deleting', asks('deleteEvent', { eventId: '10', scope: 'ALL' }))),
      when({ viewed: 'Jazz after Dark' }, to('deleting', asks('deleteEvent', { eventId: '10' }))),
      to('deleting', asks('deleteEvent', { eventId: '8' })),
    ],
    'deletion.cancel': to('browsing.viewing'),
    'dialog.close': refused,
  },
  deleting: {
    is: 'busy',
    'deleteEvent succeeds': to(
      'browsing.refreshing',
      has(({ events, viewed }: Known) => ({ events: events.filter((title) => title !== viewed) })),
      says('Event deleted successfully'),
      asksForFirst,
    ),
    'deleteEvent fails': to('browsing.viewing', warns('Failed to delete event. Please try again.')),
    'deletion.cancel': refused,
    'dialog.close': refused,
  },
})
