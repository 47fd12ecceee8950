import { createActor, fromTransition } from 'xstate'
import type { Act } from '../../../../machines/admin/acts/act.ts'
import { type EventChange, eventAct, eventActs } from '../../../../machines/admin/acts/eventActs.ts'
import { done, failed, named } from '../../../support/workflow/cases.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { publishedToday } from '../adminEvents/fixtures.ts'
import { actTable } from './table.ts'

const list = createActor(
  fromTransition((state) => state, null),
  { id: 'list' },
)

const acts = new Map(eventActs(publishedToday).map((act) => [act.verb, act]))
const asking = (verb: string) => ({ type: 'act.ask' as const, act: acts.get(verb) as Act<EventChange> })
const refusal = { code: 'CONFLICT', message: 'This event is not published.' } as const

const badReason = {
  code: 'BAD_USER_INPUT' as const,
  message: 'Please check the fields.',
  fields: { reason: ['At most 500 characters.'] },
}

/**
 * Only actions on events are walked. Actions on users are simpler: they need no reason and can all be undone.
 */
export const act = modelOf(eventAct, actTable, {
  inputs: { '': { list } },
  facts: ({ act, reason, reasonProblem, problem, isOutdated }) => ({
    act: act?.verb ?? '',
    reason,
    reasonProblem,
    problem,
    isOutdated,
  }),
  happens: (label, { leaves, facts: { act, problem, reasonProblem } }) => {
    // Featuring an event needs no reason.
    if (label.startsWith('reason.')) return problem === '' && (act === 'Take Down' || 'tried')
    if (label === 'perform fails (a bad reason)') return act === 'Take Down' && leaves.includes('doing')
    if (label === 'act.confirm') return reasonProblem === ''
    if (label.startsWith('act.ask')) return !leaves.includes('idle') || problem === ''
    return true
  },
  cases: [
    named('feature', asking('Feature')),
    named('take down', asking('Take Down')),
    named('closed', { type: 'reason.change', reason: 'The venue is closed' }),
    { type: 'act.confirm' },
    { type: 'act.cancel' },
    done('perform', publishedToday),
    named('in its own words', failed('perform', refusal)),
    named('a bad reason', failed('perform', badReason)),
    named('no answer', failed('perform', { code: 'NETWORK' })),
    { type: 'act.undo' },
    { type: 'notice.dismiss' },
  ],
})
