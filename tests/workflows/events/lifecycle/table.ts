import type { ChangeableEvent } from '../../../../machines/events/lifecycle/lifecycleMachine.ts'
import type { OwnEvent } from '../../../../machines/domain.ts'
import {
  asks,
  does,
  has,
  says,
  stays,
  table,
  tells,
  to,
  warns,
  when,
} from '../../../support/workflow/table.ts'
import { ownJazz } from '../../fixtures.ts'

export const cancelledJazz: OwnEvent = {
  ...ownJazz,
  lifecycle: 'CANCELLED',
  lifecycleReason: 'The singer is ill.',
}
export const postponedJazz: OwnEvent = {
  ...ownJazz,
  lifecycle: 'POSTPONED',
  lifecycleReason: 'The hall is flooded.',
}

interface Known {
  /** The event's lifecycle; `becomes` is the requested one. */
  was: string
  becomes: string
  reason: string
  /** Whether the event is one of several dates; `scope` says to which of them the change applies. */
  isDate: boolean
  scope: string
  eventDate: string
  startTime: string
  problem: string
  fields: string[]
}

const blank = {
  scope: 'THIS',
  reason: '',
  eventDate: '2031-06-14',
  startTime: '18:00',
  problem: '',
  fields: [],
}
const asksOf = (was: string, becomes: string, isDate = false, eventDate = '2031-06-14') =>
  to('asked.filling', has({ was, becomes, isDate, ...blank, eventDate }))

const questions = {
  'change.ask (cancel)': asksOf('SCHEDULED', 'CANCELLED'),
  'change.ask (cancel a date)': asksOf('SCHEDULED', 'CANCELLED', true),
  'change.ask (postpone)': asksOf('SCHEDULED', 'POSTPONED'),
  'change.ask (cancel what is postponed)': asksOf('POSTPONED', 'CANCELLED'),
  'change.ask (take back)': asksOf('CANCELLED', 'SCHEDULED'),
  // The day that was called off is not suggested again.
  'change.ask (new date)': asksOf('POSTPONED', 'SCHEDULED', false, ''),
}

/** Typing clears the problem of the typed and the `judged` fields, and any problem of the whole form. */
const types = (typed: Partial<Known>, ...judged: string[]) =>
  stays(
    has(typed),
    has(({ fields }: Known) => {
      const isLeft = fields.length > 0 && !fields.some((field) => field in typed || judged.includes(field))
      return isLeft ? {} : { problem: '', fields: [] }
    }),
  )

const refuses = (problem: string, ...fields: string[]) => stays(has({ problem, fields }))

const sends = (change: (known: Known) => object) =>
  to(
    'asked.sending',
    has({ problem: '', fields: [] }),
    asks('changeLifecycle', (known: Known) => ({
      eventId: '7',
      lifecycle: known.becomes,
      reason: null,
      dates: null,
      ...(known.scope === 'ALL' ? { scope: 'ALL' } : {}),
      ...change(known),
    })),
  )

const isCalledOff = ({ becomes }: Known) => becomes !== 'SCHEDULED'
const isShort = (known: Known) => isCalledOff(known) && known.reason.length < 3
const isOfDays = ({ becomes }: Known) => becomes === 'SCHEDULED'

/** The list, which is My Events or the admin area's, receives the changed event. */
const tellsList = (event: ChangeableEvent) => tells('list', { type: 'row.changed', row: event })
const offersUndo = (text: string) => does('toast', { kind: 'blank', text, undo: { type: 'change.undo' } })

/** After a change of several dates, the list is reloaded. */
const tellsOutdated = tells('list', { type: 'rows.outdated' })

const ends = (event: ChangeableEvent) => [
  when(
    { becomes: 'CANCELLED', scope: 'ALL' },
    to('done', tellsOutdated, offersUndo('The event is cancelled.')),
  ),
  when({ becomes: 'CANCELLED' }, to('done', tellsList(event), offersUndo('The event is cancelled.'))),
  when({ becomes: 'POSTPONED' }, to('done', tellsList(event), offersUndo('The event is postponed.'))),
  to('idle', tellsList(event), says('The event is scheduled again.')),
]

const tooOften = 'Too many requests. Please try again in 30 seconds.'
const otherwise = 'Something went wrong. Please try again.'
const isCancelled = 'The event has changed in the meantime. This event is cancelled already.'

/** Returns to the form and keeps what was typed. */
const fails = (problem: string) => to('asked.filling', has({ problem, fields: [] }))

/** Beyond the specification: an author or a superadmin cancels or postpones an event, or schedules it again. */
export const lifecycleTable = table({
  start: to(
    'idle',
    has({ was: '', becomes: 'SCHEDULED', ...blank, isDate: false, eventDate: '', startTime: '' }),
  ),
  idle: questions,
  'asked.filling': {
    'reason.change (short)': types({ reason: 'No' }),
    'reason.change (ill)': types({ reason: 'The singer is ill. ' }),
    'scope.change': stays(has({ scope: 'ALL' })),
    'days.change (no day)': types({ eventDate: '' }, 'startTime'),
    'days.change (past)': types({ eventDate: '2020-11-30' }, 'startTime'),
    'days.change (no time)': types({ startTime: 'six' }),
    'days.change (autumn)': types({ eventDate: '2031-09-20', startTime: '17:00' }),
    'change.confirm': [
      when(isShort, refuses('Enter a reason of 3 to 500 characters', 'reason')),
      when(
        isCalledOff,
        sends(() => ({ reason: 'The singer is ill.' })),
      ),
      when(
        { eventDate: '' },
        refuses('Please fill in the following required fields: Event Date', 'eventDate'),
      ),
      when({ startTime: 'six' }, refuses('Enter a time like 6:30 PM.', 'startTime')),
      when({ eventDate: '2020-11-30' }, refuses('Event date cannot be before today', 'eventDate')),
      when(
        { eventDate: '2031-06-14' },
        sends(() => ({})),
      ),
      when(
        isOfDays,
        sends(() => ({ dates: { eventDate: '2031-09-20', startTime: '17:00' } })),
      ),
    ],
    'change.cancel': to('idle'),
  },
  'asked.sending': {
    is: 'busy',
    'changeLifecycle succeeds (cancelled)': ends(cancelledJazz),
    'changeLifecycle succeeds (postponed)': ends(postponedJazz),
    'changeLifecycle succeeds (scheduled)': ends(ownJazz),
    'changeLifecycle fails (somebody was faster)': to(
      'asked.outdated',
      has({ problem: isCancelled, fields: [] }),
    ),
    'changeLifecycle fails (not theirs)': fails('Only its author may do that.'),
    'changeLifecycle fails (gone)': fails('Event not found.'),
    'changeLifecycle fails (too often)': fails(tooOften),
    'changeLifecycle fails (no answer)': fails(otherwise),
  },
  'asked.outdated': {
    'change.cancel': to('idle', tells('list', { type: 'rows.outdated' })),
  },
  done: {
    ...questions,
    'change.undo': [
      when(
        { scope: 'ALL' },
        to(
          'undoing',
          asks('changeLifecycle', {
            eventId: '7',
            lifecycle: 'SCHEDULED',
            reason: null,
            dates: null,
            scope: 'ALL',
          }),
        ),
      ),
      when(
        { was: 'SCHEDULED' },
        to(
          'undoing',
          asks('changeLifecycle', { eventId: '7', lifecycle: 'SCHEDULED', reason: null, dates: null }),
        ),
      ),
      // The event is postponed again, with its old reason.
      to(
        'undoing',
        asks('changeLifecycle', {
          eventId: '7',
          lifecycle: 'POSTPONED',
          reason: 'The hall is flooded.',
          dates: null,
        }),
      ),
    ],
  },
  undoing: {
    is: 'busy',
    'changeLifecycle succeeds (cancelled)': to('idle', tellsList(cancelledJazz), says('Undone.')),
    'changeLifecycle succeeds (postponed)': to('idle', tellsList(postponedJazz), says('Undone.')),
    'changeLifecycle succeeds (scheduled)': to('idle', tellsList(ownJazz), says('Undone.')),
    'changeLifecycle fails (somebody was faster)': to('idle', warns(isCancelled)),
    'changeLifecycle fails (not theirs)': to('idle', warns('Only its author may do that.')),
    'changeLifecycle fails (gone)': to('idle', warns('Event not found.')),
    'changeLifecycle fails (too often)': to('idle', warns(tooOften)),
    'changeLifecycle fails (no answer)': to('idle', warns(otherwise)),
  },
})
