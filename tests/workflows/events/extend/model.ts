import { createActor, fromTransition } from 'xstate'
import type { Failure, OwnEvent } from '../../../../machines/domain.ts'
import { extendMachine } from '../../../../machines/events/series/extendMachine.ts'
import { done, failed, named } from '../../../support/workflow/cases.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { ownJazz } from '../../fixtures.ts'
import { datesOfJazz, seriesOfJazz } from '../seriesDates/model.ts'
import { extendTable } from './table.ts'

const list = createActor(
  fromTransition((state) => state, null),
  { id: 'list' },
)

export const weeklyJazz: OwnEvent = { ...ownJazz, series: { ...seriesOfJazz, upcoming: 2 } }

const tooMany = {
  code: 'BAD_USER_INPUT',
  message: 'Please correct the marked fields.',
  fields: { until: ['At most 52 dates within 12 months.'] },
} satisfies Failure

interface At {
  facts: { ends: string; count: string; until: string; except: string[]; problem: string }
}

/** Only the field of the chosen end is shown, and only listed dates can be left out. */
function mayHappen(label: string, { facts }: At) {
  const { ends, count, until, except } = facts
  const [name = '', detail = ''] = label.split(/ \(|\)/)
  if (name === 'date.toggle')
    return except.length === 0 && (ends === 'COUNT' ? count === '3' || count === '6' : until === '2031-07-05')
  if (name !== 'end.change') return true
  if (detail === 'by day') return ends === 'COUNT' || 'tried'
  return ['three', 'no more', 'too many'].includes(detail) === (ends === 'COUNT') || 'tried'
}

export const extend = modelOf(extendMachine, extendTable, {
  inputs: { '': { list } },
  facts: ({ dates, today, form, except, problem }) => ({
    ...form,
    today,
    dates: dates.map(({ eventDate }) => eventDate),
    except,
    problem: problem?.text ?? '',
    fields: problem?.fields ?? [],
  }),
  happens: mayHappen,
  cases: [
    { type: 'extension.ask', event: weeklyJazz, now: new Date('2031-05-20T12:00:00Z') },
    done('listSeriesDates', datesOfJazz),
    failed('listSeriesDates'),
    named('three', { type: 'end.change', changes: { count: '3' } }),
    named('no more', { type: 'end.change', changes: { count: '2' } }),
    named('too many', { type: 'end.change', changes: { count: '60' } }),
    named('by day', { type: 'end.change', changes: { ends: 'UNTIL' } }),
    named('until July', { type: 'end.change', changes: { until: '2031-07-05' } }),
    named('until the last', { type: 'end.change', changes: { until: '2031-06-22' } }),
    named('until the day before the next', { type: 'end.change', changes: { until: '2031-06-27' } }),
    named('too late', { type: 'end.change', changes: { until: '2032-06-15' } }),
    { type: 'date.toggle', day: '2031-06-28' },
    { type: 'extension.confirm' },
    { type: 'extension.cancel' },
    named('one', done('extendSeries', { dates: 1 })),
    named('four', done('extendSeries', { dates: 4 })),
    named('over', failed('extendSeries', { code: 'CONFLICT', message: 'This series is over.' })),
    named('too many', failed('extendSeries', tooMany)),
    named('no answer', failed('extendSeries', { code: 'NETWORK' })),
  ],
})
