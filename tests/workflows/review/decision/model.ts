import { createActor, fromTransition } from 'xstate'
import { decisionMachine } from '../../../../machines/review/decisionMachine.ts'
import { done, failed, named } from '../../../support/workflow/cases.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { tooOften } from '../../fixtures.ts'
import { decisionTable } from './table.ts'

const parent = createActor(
  fromTransition((state) => state, null),
  { id: 'parent' },
)

export const decision = modelOf(decisionMachine, decisionTable, {
  inputs: {
    approve: { eventId: '7', decision: 'publish', reason: '', version: 4, parent },
    reject: { eventId: '8', decision: 'reject', reason: 'No address', version: null, parent },
  },
  facts: ({ parent: _parent, ...verdict }) => verdict,
  cases: [
    done('decideEvent'),
    failed('decideEvent'),
    named('decided meanwhile', failed('decideEvent', { code: 'CONFLICT' })),
    named('too often', failed('decideEvent', tooOften)),
    named('gone', failed('decideEvent', { code: 'NOT_FOUND' })),
  ],
})
