import { asks, has, says, stays, table, tells, to, warns, when } from '../../../support/workflow/table.ts'

/** The values of the form and its problem. */
interface Known {
  ends: string
  count: string
  until: string
  except: string[]
  problem: string
  fields: string[]
}

const fine = { problem: '', fields: [] }

/** Any change clears the problem. */
const types = (typed: Partial<Known>) => stays(has({ ...typed, ...fine }))

const refuses = (problem: string, field: string) => stays(has({ problem, fields: [field] }))

/**
 * The series is weekly from June 14, 2031, and has two dates so far. The second was moved from the 21st to
 * the 22nd.
 */
const sends = (end: object) =>
  to(
    'asked.sending',
    has(fine),
    asks('extendSeries', { eventId: '7', until: null, count: null, except: [], ...end }),
  )

const fails = (problem: string, ...fields: string[]) => to('asked.filling', has({ problem, fields }))
const ends = to('idle', tells('list', { type: 'rows.outdated' }))

/** Beyond the specification: dates are added after the last one of a series. */
export const extendTable = table({
  start: to('idle', has({ today: '', dates: [], ends: 'COUNT', count: '', until: '', except: [], ...fine })),
  idle: {
    'extension.ask': to(
      'loading',
      has({ today: '2031-05-20', dates: [], except: [], ...fine }),
      asks('listSeriesDates', { eventId: '7' }),
    ),
  },
  loading: {
    is: 'busy',
    'listSeriesDates succeeds': to(
      'asked.filling',
      has({ dates: ['2031-06-14', '2031-06-22'], ends: 'COUNT', count: '6', until: '' }),
    ),
    'listSeriesDates fails': to('idle', warns('The dates could not be loaded.')),
    'extension.cancel': to('idle'),
  },
  'asked.filling': {
    'end.change (three)': types({ count: '3' }),
    'end.change (no more)': types({ count: '2' }),
    'end.change (too many)': types({ count: '60' }),
    'end.change (by day)': types({ ends: 'UNTIL' }),
    'end.change (until July)': types({ until: '2031-07-05' }),
    'end.change (until the last)': types({ until: '2031-06-22' }),
    'end.change (until the day before the next)': types({ until: '2031-06-27' }),
    'end.change (too late)': types({ until: '2032-06-15' }),
    'date.toggle': stays(
      has(({ except }: Known) => ({ except: except.length > 0 ? [] : ['2031-06-28'], ...fine })),
    ),
    'extension.confirm': [
      when({ ends: 'COUNT', count: '2' }, refuses('Enter a number above 2', 'count')),
      when({ ends: 'COUNT', count: '60' }, refuses('At most 52 dates within 12 months', 'count')),
      when(
        ({ count, ends, except }: Known) => ends === 'COUNT' && count === '3' && except.length > 0,
        refuses('Leave at least one date', 'except'),
      ),
      when({ ends: 'COUNT', count: '3' }, sends({ count: 3 })),
      when(
        ({ ends, except }: Known) => ends === 'COUNT' && except.length > 0,
        sends({ count: 6, except: ['2031-06-28'] }),
      ),
      when({ ends: 'COUNT' }, sends({ count: 6 })),
      when(
        ({ until }: Known) => until === '' || until === '2031-06-22',
        refuses('Choose a day after the last date', 'until'),
      ),
      when({ until: '2032-06-15' }, refuses('At most 52 dates within 12 months', 'until')),
      when({ until: '2031-06-27' }, refuses('Leave at least one date', 'until')),
      when(({ except }: Known) => except.length > 0, sends({ until: '2031-07-05', except: ['2031-06-28'] })),
      sends({ until: '2031-07-05' }),
    ],
    'extension.cancel': to('idle'),
  },
  'asked.sending': {
    is: 'busy',
    'extendSeries succeeds (one)': says('1 date was added. It waits for approval.')(ends),
    'extendSeries succeeds (four)': says('4 dates were added. They wait for approval.')(ends),
    'extendSeries fails (over)': to(
      'asked.outdated',
      has({ problem: 'The event has changed in the meantime. This series is over.', fields: [] }),
    ),
    'extendSeries fails (too many)': fails('At most 52 dates within 12 months.', 'until'),
    'extendSeries fails (no answer)': fails('Failed to add dates. Please try again.'),
  },
  'asked.outdated': { 'extension.cancel': ends },
})
