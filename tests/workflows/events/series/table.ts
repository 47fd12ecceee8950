import { asks, has, says, stays, table, tells, to, warns, when } from '../../../support/workflow/table.ts'

/** The event, the values of the form, and its problem. */
interface Known {
  of: 'nothing' | 'event' | 'series'
  frequency: string
  interval: number
  ends: string
  count: string
  until: string
  today: string
  dates: string[]
  except: string[]
  problem: string
  fields: string[]
}

const blank = {
  frequency: 'WEEKLY',
  interval: 1,
  ends: 'COUNT',
  count: '8',
  until: '',
  dates: [],
  except: [],
  problem: '',
  fields: [],
}

const asked = { ...blank, today: '2031-05-20' }

/** Any change clears the problem. */
const types = (typed: Partial<Known>) => stays(has({ ...typed, problem: '', fields: [] }))

const refuses = (problem: string, field: string) => stays(has({ problem, fields: [field] }))

/** Repeats the event of June 14, 2031, a Saturday. */
const repeats = (rule: object) =>
  to(
    'asked.repeating',
    has({ problem: '', fields: [] }),
    asks('repeatEvent', {
      eventId: '7',
      frequency: 'WEEKLY',
      interval: 1,
      until: null,
      count: null,
      except: [],
      ...rule,
    }),
  )

/**
 * The series is weekly from June 14, 2031, and has two dates so far. The second was moved from the 21st to
 * the 22nd.
 */
const lengthens = (end: object) =>
  to(
    'asked.extending',
    has({ problem: '', fields: [] }),
    asks('extendSeries', { eventId: '7', until: null, count: null, except: [], ...end }),
  )

const otherwise = 'Failed to repeat the event. Please try again.'
const isPart = 'The event has changed in the meantime. This event is part of a series already.'
const isOver = 'The event has changed in the meantime. This series is over.'

const fails = (problem: string, ...fields: string[]) => to('asked.filling', has({ problem, fields }))
const outdated = (problem: string) => to('asked.outdated', has({ problem, fields: [] }))
const ends = to('idle', tells('list', { type: 'rows.outdated' }))

const refusedExtensions = [
  when({ of: 'series', ends: 'COUNT', count: '2' }, refuses('Enter a number above 2', 'count')),
  when({ of: 'series', ends: 'COUNT', count: '60' }, refuses('At most 52 dates within 12 months', 'count')),
  when(
    ({ of, count, ends, except }: Known) =>
      of === 'series' && ends === 'COUNT' && count === '3' && except.length > 0,
    refuses('Leave at least one date', 'except'),
  ),
  when(
    ({ of, ends, until }: Known) =>
      of === 'series' && ends === 'UNTIL' && (until === '' || until === '2031-06-22'),
    refuses('Choose a day after the last date', 'until'),
  ),
  when(
    { of: 'series', ends: 'UNTIL', until: '2032-06-15' },
    refuses('At most 52 dates within 12 months', 'until'),
  ),
  when({ of: 'series', ends: 'UNTIL', until: '2031-06-27' }, refuses('Leave at least one date', 'until')),
]

const extensions = [
  when({ of: 'series', ends: 'COUNT', count: '3' }, lengthens({ count: 3 })),
  when(
    ({ of, ends, except }: Known) => of === 'series' && ends === 'COUNT' && except.length > 0,
    lengthens({ count: 6, except: ['2031-06-28'] }),
  ),
  when({ of: 'series', ends: 'COUNT' }, lengthens({ count: 6 })),
  when(
    ({ of, except }: Known) => of === 'series' && except.length > 0,
    lengthens({ until: '2031-07-05', except: ['2031-06-28'] }),
  ),
  when({ of: 'series' }, lengthens({ until: '2031-07-05' })),
]

const refusedRepetitions = [
  when(
    ({ ends, count }: Known) => ends === 'COUNT' && (count === 'many' || count === '53'),
    refuses('Enter a number from 2 to 52', 'count'),
  ),
  // Eight dates, four months apart, take more than 12 months.
  when(
    { ends: 'COUNT', frequency: 'MONTHLY_DAY', count: '8' },
    refuses('At most 52 dates within 12 months', 'count'),
  ),
  when(
    ({ ends, frequency, count, except }: Known) =>
      ends === 'COUNT' && frequency === 'WEEKLY' && count === '2' && except.length > 0,
    refuses('Leave at least one date', 'except'),
  ),
  when(
    ({ ends, until }: Known) => ends === 'UNTIL' && (until === '' || until === '2031-06-14'),
    refuses('Choose a day after the event', 'until'),
  ),
  when({ ends: 'UNTIL', until: '2032-06-15' }, refuses('At most 52 dates within 12 months', 'until')),
  when(
    ({ ends, until, frequency }: Known) =>
      ends === 'UNTIL' && (until === '2031-06-20' || frequency === 'MONTHLY_DAY'),
    refuses('Leave at least one date', 'until'),
  ),
]

const repetitions = [
  when(
    { ends: 'COUNT', frequency: 'MONTHLY_DAY' },
    repeats({ frequency: 'MONTHLY_DAY', interval: 4, count: 2 }),
  ),
  when({ ends: 'COUNT', count: '2' }, repeats({ count: 2 })),
  when(
    ({ ends, except }: Known) => ends === 'COUNT' && except.length > 0,
    repeats({ count: 8, except: ['2031-06-21'] }),
  ),
  when({ ends: 'COUNT' }, repeats({ count: 8 })),
  when(({ except }: Known) => except.length > 0, repeats({ until: '2031-07-05', except: ['2031-06-21'] })),
  repeats({ until: '2031-07-05' }),
]

/** Beyond the specification: an event is made a series, or dates are added after the last one of its series. */
export const seriesTable = table({
  start: to('idle', has({ ...blank, of: 'nothing', today: '' })),
  idle: {
    'dates.ask (an event)': to('asked.filling', has({ ...asked, of: 'event' })),
    'dates.ask (a series)': to(
      'loading',
      has({ ...asked, of: 'series' }),
      asks('listSeriesDates', { eventId: '7' }),
    ),
  },
  loading: {
    is: 'busy',
    'listSeriesDates succeeds': to('asked.filling', has({ dates: ['2031-06-14', '2031-06-22'], count: '6' })),
    'listSeriesDates fails': to('idle', warns('The dates could not be loaded.')),
    'dates.cancel': to('idle'),
  },
  'asked.filling': {
    'rule.change (two)': types({ count: '2' }),
    'rule.change (three)': types({ count: '3' }),
    'rule.change (no number)': types({ count: 'many' }),
    'rule.change (too many)': types({ count: '53' }),
    'rule.change (far too many)': types({ count: '60' }),
    'rule.change (monthly)': types({ frequency: 'MONTHLY_DAY', interval: 4 }),
    'rule.change (by day)': types({ ends: 'UNTIL' }),
    'rule.change (until July)': types({ until: '2031-07-05' }),
    'rule.change (until that day)': types({ until: '2031-06-14' }),
    'rule.change (until next week)': types({ until: '2031-06-20' }),
    'rule.change (until the last)': types({ until: '2031-06-22' }),
    'rule.change (until the day before the next)': types({ until: '2031-06-27' }),
    'rule.change (too late)': types({ until: '2032-06-15' }),
    'date.toggle (the 21st)': toggles('2031-06-21'),
    'date.toggle (the 28th)': toggles('2031-06-28'),
    'dates.confirm': [...refusedExtensions, ...extensions, ...refusedRepetitions, ...repetitions],
    'dates.cancel': to('idle'),
  },
  'asked.repeating': {
    is: 'busy',
    'repeatEvent succeeds (one)': says('1 date was added. It waits for approval.')(ends),
    'repeatEvent succeeds (seven)': says('7 dates were added. They wait for approval.')(ends),
    'repeatEvent fails (part of a series)': outdated(isPart),
    'repeatEvent fails (too many)': fails('At most 52 dates within 12 months.', 'until'),
    'repeatEvent fails (too often)': fails('Too many requests. Please try again in 30 seconds.'),
    'repeatEvent fails (no answer)': fails(otherwise),
  },
  'asked.extending': {
    is: 'busy',
    'extendSeries succeeds (one)': says('1 date was added. It waits for approval.')(ends),
    'extendSeries succeeds (four)': says('4 dates were added. They wait for approval.')(ends),
    'extendSeries fails (over)': outdated(isOver),
    'extendSeries fails (too many)': fails('At most 52 dates within 12 months.', 'until'),
    'extendSeries fails (no answer)': fails('Failed to add dates. Please try again.'),
  },
  'asked.outdated': { 'dates.cancel': ends },
})

function toggles(day: string) {
  const toggled = ({ except }: Known) =>
    except.includes(day) ? except.filter((one) => one !== day) : [...except, day]
  return stays(has((known: Known) => ({ except: toggled(known), problem: '', fields: [] })))
}
