import { createEmptyActor } from 'xstate'
import { decisionMachine } from '../../machines/decisionMachine.ts'
import { modelOf } from '../support/modelOf.ts'
import { done, failed } from '../support/outcomes.ts'

export const decision = modelOf(decisionMachine, {
  inputs: {
    approve: { eventId: '7', decision: 'publish', reason: '', parent: createEmptyActor() },
    reject: { eventId: '8', decision: 'reject', reason: 'No address', parent: createEmptyActor() },
  },
  key: ({ decision }) => decision,
  each: 'edge',
  cases: [done('decideEvent'), failed('decideEvent')],
})
