import { createActor, fromTransition } from 'xstate'
import { repeatMachine } from '../../../../machines/events/series/repeatMachine.ts'
import type { Failure } from '../../../../machines/domain.ts'
import { done, failed, named } from '../../../support/workflow/cases.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { ownJazz, tooOften } from '../../fixtures.ts'
import { repeatTable } from './table.ts'

const list = createActor(
  fromTransition((state) => state, null),
  { id: 'list' },
)

const isPart = { code: 'CONFLICT', message: 'This event is part of a series already.' } as const
const tooMany = {
  code: 'BAD_USER_INPUT',
  message: 'Please correct the marked fields.',
  fields: { until: ['At most 52 dates within 12 months.'] },
} satisfies Failure

interface At {
  leaves: string[]
  facts: { ends: string; count: string; until: string; frequency: string; problem: string }
}

/** Only the field of the chosen end is shown, and only listed dates can be left out. */
function mayHappen(label: string, { facts }: At) {
  const { ends, count, until, frequency } = facts
  const [name = '', detail = ''] = label.split(/ \(|\)/)
  if (name === 'date.toggle')
    return frequency === 'WEEKLY' && (ends === 'COUNT' ? count !== 'many' : until === '2031-07-01')
  if (name === 'rule.change') {
    if (detail === 'monthly') return frequency === 'WEEKLY' || 'tried'
    if (detail === 'by day') return ends === 'COUNT' || 'tried'
    const isOfCount = ['two', 'no number', 'too many'].includes(detail)
    return isOfCount === (ends === 'COUNT') || 'tried'
  }
  return true
}

export const repeat = modelOf(repeatMachine, repeatTable, {
  inputs: { '': { list } },
  facts: ({ form, except, problem }) => ({
    ...form,
    except,
    problem: problem?.text ?? '',
    fields: problem?.fields ?? [],
  }),
  happens: mayHappen,
  cases: [
    { type: 'repeat.ask', event: ownJazz },
    named('two', { type: 'rule.change', changes: { count: '2' } }),
    named('no number', { type: 'rule.change', changes: { count: 'many' } }),
    named('too many', { type: 'rule.change', changes: { count: '53' } }),
    named('monthly', { type: 'rule.change', changes: { frequency: 'MONTHLY_DAY', interval: 4 } }),
    named('by day', { type: 'rule.change', changes: { ends: 'UNTIL' } }),
    named('until July', { type: 'rule.change', changes: { until: '2031-07-01' } }),
    named('until that day', { type: 'rule.change', changes: { until: '2031-06-14' } }),
    named('until next week', { type: 'rule.change', changes: { until: '2031-06-20' } }),
    named('too late', { type: 'rule.change', changes: { until: '2032-06-15' } }),
    { type: 'date.toggle', day: '2031-06-21' },
    { type: 'repeat.confirm' },
    { type: 'repeat.cancel' },
    named('one', done('repeatEvent', { dates: 1 })),
    named('seven', done('repeatEvent', { dates: 7 })),
    named('part of a series', failed('repeatEvent', isPart)),
    named('too many', failed('repeatEvent', tooMany)),
    named('too often', failed('repeatEvent', tooOften)),
    named('no answer', failed('repeatEvent', { code: 'NETWORK' })),
  ],
})
