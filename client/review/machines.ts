import { catalogMachine } from '../../machines/catalog/catalogMachine.ts'
import { seriesDatesMachine } from '../../machines/events/series/seriesDatesMachine.ts'
import { approvalMachine } from '../../machines/review/approvalMachine.ts'
import { decisionMachine } from '../../machines/review/decisionMachine.ts'
import { keysMachine } from '../../machines/review/keysMachine.ts'
import { reviewMachine } from '../../machines/review/reviewMachine.ts'
import { selectionMachine } from '../../machines/review/selectionMachine.ts'
import { reasonNames, reasonProblems } from '../../machines/review/texts.ts'
import { seriesActors } from '../runtime/graph/seriesActors.ts'
import { deviceStore } from '../runtime/device/deviceStore.ts'
import { machinesOf } from '../runtime/registry.tsx'
import { approvalActors, decisionActors, reviewActors } from './actors.ts'
import { reasonActors } from './reasons/reasonActors.ts'

export const useMachines = machinesOf(({ api, actions }) => {
  const decision = decisionMachine.provide({ actors: decisionActors(api) })
  return {
    approval: approvalMachine.provide({ actors: { ...approvalActors(api), decision }, actions }),
    selection: selectionMachine.provide({ actors: { decision }, actions: { toast: actions.toast } }),
    reasons: catalogMachine({ problems: reasonProblems, names: reasonNames }).provide({
      actors: reasonActors(api),
    }),
    hasKeys,
    keys: keysMachine.provide({ actions: { keepKeys: (_, isOn) => keepKeys(isOn) } }),
    review: reviewMachine.provide({ actors: reviewActors(api), actions: { toast: actions.toast } }),
    seriesDates: seriesDatesMachine.provide({ actors: seriesActors(api) }),
  }
})

/** Whether the review's single-key shortcuts are on. Stored per device and shared by all accounts. */
const hasKeys = () => deviceStore.getItem('keys') !== 'off'

const keepKeys = (isOn: boolean) => deviceStore.setItem('keys', isOn ? 'on' : 'off')
