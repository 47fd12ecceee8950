import { createActor, fromTransition } from 'xstate'
import type { Failure, OwnEvent } from '../../../../machines/domain.ts'
import { seriesMachine } from '../../../../machines/events/series/seriesMachine.ts'
import { done, failed, named } from '../../../support/workflow/cases.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { ownJazz, tooOften } from '../../fixtures.ts'
import { datesOfJazz, seriesOfJazz } from '../seriesDates/model.ts'
import { seriesTable } from './table.ts'

const list = createActor(
  fromTransition((state) => state, null),
  { id: 'list' },
)

export const weeklyJazz: OwnEvent = { ...ownJazz, series: { ...seriesOfJazz, upcoming: 2 } }

const isPart = { code: 'CONFLICT', message: 'This event is part of a series already.' } as const
const tooMany = {
  code: 'BAD_USER_INPUT',
  message: 'Please correct the marked fields.',
  fields: { until: ['At most 52 dates within 12 months.'] },
} satisfies Failure

interface At {
  facts: { of: string; ends: string; count: string; until: string; frequency: string; except: string[] }
}

const onlyOf: Record<string, string[]> = {
  event: ['monthly', 'no number', 'too many', 'until that day', 'until next week', 'the 21st'],
  series: ['three', 'far too many', 'until the last', 'until the day before the next', 'the 28th'],
}
const ofCount = new Set(['two', 'three', 'no number', 'too many', 'far too many'])

/**
 * A path stays with an event that is repeated or with a series that is extended. Only the field of the chosen
 * end is shown, and only listed dates can be left out.
 */
function mayHappen(label: string, { facts }: At) {
  const { of, ends, count, until, frequency, except } = facts
  const [name = '', detail = ''] = label.split(/ \(|\)/)
  if (name === 'dates.ask') return of === 'nothing' || detail.endsWith(of) || 'tried'
  if (/change|toggle/.test(name) && onlyOf[of === 'series' ? 'event' : 'series']?.includes(detail))
    return false
  if (detail === 'the 28th')
    return except.length === 0 && (ends === 'COUNT' ? count === '3' || count === '6' : until === '2031-07-05')
  if (detail === 'the 21st')
    return frequency === 'WEEKLY' && (ends === 'COUNT' ? count !== 'many' : until === '2031-07-05')
  if (name !== 'rule.change') return true
  if (detail === 'monthly') return frequency === 'WEEKLY' || 'tried'
  if (detail === 'by day') return ends === 'COUNT' || 'tried'
  return ofCount.has(detail) === (ends === 'COUNT') || 'tried'
}

const now = new Date('2031-05-20T12:00:00Z')

export const series = modelOf(seriesMachine, seriesTable, {
  inputs: { '': { list } },
  facts: ({ event, dates, today, form, except, problem }) => ({
    of: event === null ? 'nothing' : event.series === null ? 'event' : 'series',
    ...form,
    today,
    dates: dates.map(({ eventDate }) => eventDate),
    except,
    problem: problem?.text ?? '',
    fields: problem?.fields ?? [],
  }),
  happens: mayHappen,
  cases: [
    named('an event', { type: 'dates.ask', event: ownJazz, now }),
    named('a series', { type: 'dates.ask', event: weeklyJazz, now }),
    done('listSeriesDates', datesOfJazz),
    failed('listSeriesDates'),
    named('two', { type: 'rule.change', changes: { count: '2' } }),
    named('three', { type: 'rule.change', changes: { count: '3' } }),
    named('no number', { type: 'rule.change', changes: { count: 'many' } }),
    named('too many', { type: 'rule.change', changes: { count: '53' } }),
    named('far too many', { type: 'rule.change', changes: { count: '60' } }),
    named('monthly', { type: 'rule.change', changes: { frequency: 'MONTHLY_DAY', interval: 4 } }),
    named('by day', { type: 'rule.change', changes: { ends: 'UNTIL' } }),
    named('until July', { type: 'rule.change', changes: { until: '2031-07-05' } }),
    named('until that day', { type: 'rule.change', changes: { until: '2031-06-14' } }),
    named('until next week', { type: 'rule.change', changes: { until: '2031-06-20' } }),
    named('until the last', { type: 'rule.change', changes: { until: '2031-06-22' } }),
    named('until the day before the next', { type: 'rule.change', changes: { until: '2031-06-27' } }),
    named('too late', { type: 'rule.change', changes: { until: '2032-06-15' } }),
    named('the 21st', { type: 'date.toggle', day: '2031-06-21' }),
    named('the 28th', { type: 'date.toggle', day: '2031-06-28' }),
    { type: 'dates.confirm' },
    { type: 'dates.cancel' },
    named('one', done('repeatEvent', { dates: 1 })),
    named('seven', done('repeatEvent', { dates: 7 })),
    named('part of a series', failed('repeatEvent', isPart)),
    named('too many', failed('repeatEvent', tooMany)),
    named('too often', failed('repeatEvent', tooOften)),
    named('no answer', failed('repeatEvent', { code: 'NETWORK' })),
    named('one', done('extendSeries', { dates: 1 })),
    named('four', done('extendSeries', { dates: 4 })),
    named('over', failed('extendSeries', { code: 'CONFLICT', message: 'This series is over.' })),
    named('too many', failed('extendSeries', tooMany)),
    named('no answer', failed('extendSeries', { code: 'NETWORK' })),
  ],
})
