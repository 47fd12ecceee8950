import { asks, has, says, stays, table, tells, to, when } from '../../../support/workflow/table.ts'

/** The values of the form and its problem. */
interface Known {
  frequency: string
  interval: number
  ends: string
  count: string
  until: string
  except: string[]
  problem: string
  fields: string[]
}

const blank: Known = {
  frequency: 'WEEKLY',
  interval: 1,
  ends: 'COUNT',
  count: '8',
  until: '',
  except: [],
  problem: '',
  fields: [],
}

/** Any change clears the problem. */
const types = (typed: Partial<Known>) => stays(has({ ...typed, problem: '', fields: [] }))

const refuses = (problem: string, field: string) => stays(has({ problem, fields: [field] }))

/** Repeats the event of June 14, 2031, a Saturday. */
const sends = (rule: object) =>
  to(
    'asked.sending',
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

const otherwise = 'Failed to repeat the event. Please try again.'
const isPart = 'The event has changed in the meantime. This event is part of a series already.'

const fails = (problem: string, ...fields: string[]) => to('asked.filling', has({ problem, fields }))

/** Beyond the specification: an event is made a series. */
export const repeatTable = table({
  start: to('idle', has({ ...blank })),
  idle: { 'repeat.ask': to('asked.filling', has({ ...blank })) },
  'asked.filling': {
    'rule.change (two)': types({ count: '2' }),
    'rule.change (no number)': types({ count: 'many' }),
    'rule.change (too many)': types({ count: '53' }),
    'rule.change (monthly)': types({ frequency: 'MONTHLY_DAY', interval: 4 }),
    'rule.change (by day)': types({ ends: 'UNTIL' }),
    'rule.change (until July)': types({ until: '2031-07-01' }),
    'rule.change (until that day)': types({ until: '2031-06-14' }),
    'rule.change (until next week)': types({ until: '2031-06-20' }),
    'rule.change (too late)': types({ until: '2032-06-15' }),
    'date.toggle': stays(
      has(({ except }: Known) => ({ except: except.length > 0 ? [] : ['2031-06-21'] })),
      has({ problem: '', fields: [] }),
    ),
    'repeat.confirm': [
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
        { ends: 'COUNT', frequency: 'MONTHLY_DAY', count: '2' },
        sends({ frequency: 'MONTHLY_DAY', interval: 4, count: 2 }),
      ),
      when(
        ({ ends, count, except }: Known) => ends === 'COUNT' && count === '2' && except.length > 0,
        refuses('Leave at least one date', 'except'),
      ),
      when({ ends: 'COUNT', count: '2' }, sends({ count: 2 })),
      when(
        ({ ends, except }: Known) => ends === 'COUNT' && except.length > 0,
        sends({ count: 8, except: ['2031-06-21'] }),
      ),
      when({ ends: 'COUNT' }, sends({ count: 8 })),
      when(
        ({ until }: Known) => until === '' || until === '2031-06-14',
        refuses('Choose a day after the event', 'until'),
      ),
      when({ until: '2032-06-15' }, refuses('At most 52 dates within 12 months', 'until')),
      when(
        ({ until, frequency }: Known) => until === '2031-06-20' || frequency === 'MONTHLY_DAY',
        refuses('Leave at least one date', 'until'),
      ),
      when(({ except }: Known) => except.length > 0, sends({ until: '2031-07-01', except: ['2031-06-21'] })),
      sends({ until: '2031-07-01' }),
    ],
    'repeat.cancel': to('idle'),
  },
  'asked.sending': {
    is: 'busy',
    'repeatEvent succeeds (one)': to(
      'idle',
      says('1 date was added. It waits for approval.'),
      tells('list', { type: 'rows.outdated' }),
    ),
    'repeatEvent succeeds (seven)': to(
      'idle',
      says('7 dates were added. They wait for approval.'),
      tells('list', { type: 'rows.outdated' }),
    ),
    'repeatEvent fails (part of a series)': to('asked.outdated', has({ problem: isPart, fields: [] })),
    'repeatEvent fails (too many)': fails('At most 52 dates within 12 months.', 'until'),
    'repeatEvent fails (too often)': fails('Too many requests. Please try again in 30 seconds.'),
    'repeatEvent fails (no answer)': fails(otherwise),
  },
  'asked.outdated': { 'repeat.cancel': to('idle', tells('list', { type: 'rows.outdated' })) },
})
