import { eventList } from '../../../machines/admin/eventList.ts'
import { choicesMachine } from '../../../machines/catalog/choicesMachine.ts'
import { choiceActors } from '../../catalog/actors.ts'
import { eventAct } from '../../../machines/admin/acts/eventActs.ts'
import { eventActActors } from '../acts/actors.ts'
import { exportMachine } from '../../../machines/admin/exportMachine.ts'
import { exportActors } from '../list/exportActors.ts'
import { machinesOf } from '../../runtime/registry.tsx'
import { eventListActors } from './actors.ts'
import { eventAddress } from './eventWords.ts'

export const useMachines = machinesOf(({ api, actions, session }) => ({
  choices: choicesMachine.provide({ actors: choiceActors(api), actions: { log: actions.log } }),
  events: eventList.provide({
    actors: eventListActors(api),
    actions: { toast: actions.toast, writeAddress: (_, address) => eventAddress.write(address) },
  }),
  act: eventAct.provide({ actors: eventActActors(api), actions: { toast: actions.toast } }),
  file: exportMachine.provide({
    actors: exportActors('plaza-events.csv', () => session.getSnapshot().context.session?.token ?? null),
    actions: { toast: actions.toast },
  }),
}))
