import { approvalMachine } from '../../machines/review/approvalMachine.ts'
import { decisionMachine } from '../../machines/review/decisionMachine.ts'
import { selectionMachine } from '../../machines/review/selectionMachine.ts'
import { machinesOf } from '../runtime/registry.tsx'
import { reviewMachine } from '../../machines/review/reviewMachine.ts'
import { approvalActors, decisionActors, reviewActors } from './actors.ts'

export const useMachines = machinesOf(({ api, actions }) => {
  const decision = decisionMachine.provide({ actors: decisionActors(api) })
  return {
    approval: approvalMachine.provide({ actors: { ...approvalActors(api), decision }, actions }),
    selection: selectionMachine.provide({ actors: { decision }, actions: { toast: actions.toast } }),
    review: reviewMachine.provide({ actors: reviewActors(api) }),
  }
})
