import { approvalMachine } from '../../machines/review/approvalMachine.ts'
import { decisionMachine } from '../../machines/review/decisionMachine.ts'
import { machinesOf } from '../runtime/registry.tsx'
import { reviewMachine } from '../../machines/review/reviewMachine.ts'
import { approvalActors, decisionActors, reviewActors } from './actors.ts'

export const useMachines = machinesOf(({ api, actions }) => ({
  approval: approvalMachine.provide({
    actors: { ...approvalActors(api), decision: decisionMachine.provide({ actors: decisionActors(api) }) },
    actions,
  }),
  review: reviewMachine.provide({ actors: reviewActors(api) }),
}))
