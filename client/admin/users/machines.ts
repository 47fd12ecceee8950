import { userList } from '../../../machines/admin/userList.ts'
import { userAct } from '../../../machines/admin/acts/userActs.ts'
import { userActActors } from '../acts/actors.ts'
import { exportMachine } from '../../../machines/admin/exportMachine.ts'
import { exportActors } from '../list/exportActors.ts'
import { machinesOf } from '../../runtime/registry.tsx'
import { userListActors } from './actors.ts'
import { userAddress } from './userWords.ts'

export const useMachines = machinesOf(({ api, actions, session }) => ({
  users: userList.provide({
    actors: userListActors(api),
    actions: { toast: actions.toast, writeAddress: (_, address) => userAddress.write(address) },
  }),
  act: userAct.provide({ actors: userActActors(api), actions: { toast: actions.toast } }),
  file: exportMachine.provide({
    actors: exportActors('plaza-users.csv', () => session.getSnapshot().context.session?.token ?? null),
    actions: { toast: actions.toast },
  }),
}))
