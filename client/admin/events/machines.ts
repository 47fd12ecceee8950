import { eventList } from '../../../machines/admin/eventList.ts'
import { choicesMachine } from '../../../machines/catalog/choicesMachine.ts'
import { choiceActors } from '../../catalog/actors.ts'
import { lifecycleMachine } from '../../../machines/events/lifecycle/lifecycleMachine.ts'
import { eventAct } from '../../../machines/admin/acts/eventActs.ts'
import { eventActActors } from '../acts/actors.ts'
import { exportOf } from '../list/exportOf.ts'
import { machinesOf } from '../../runtime/registry.tsx'
import { eventLifecycleActors, eventListActors } from './actors.ts'
import { eventAddress } from './eventWords.ts'

export const useMachines = machinesOf((effects) => {
  const { api, actions } = effects
  return {
    choices: choicesMachine.provide({ actors: choiceActors(api), actions: { log: actions.log } }),
    events: eventList.provide({
      actors: eventListActors(api),
      actions: { toast: actions.toast, writeAddress: (_, address) => eventAddress.write(address) },
    }),
    act: eventAct.provide({ actors: eventActActors(api), actions: { toast: actions.toast } }),
    lifecycle: lifecycleMachine.provide({
      actors: eventLifecycleActors(api),
      actions: { toast: actions.toast },
    }),
    file: exportOf(effects, 'plaza-events.csv'),
  }
})
