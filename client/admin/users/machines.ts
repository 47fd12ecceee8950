import { userList } from '../../../machines/admin/userList.ts'
import { userAct } from '../../../machines/admin/acts/userActs.ts'
import { userActActors } from '../acts/actors.ts'
import { exportOf } from '../list/exportOf.ts'
import { machinesOf } from '../../runtime/registry.tsx'
import { userListActors } from './actors.ts'
import { userAddress } from './userWords.ts'

export const useMachines = machinesOf((effects) => {
  const { api, actions } = effects
  return {
    users: userList.provide({
      actors: userListActors(api),
      actions: { toast: actions.toast, writeAddress: (_, address) => userAddress.write(address) },
    }),
    act: userAct.provide({ actors: userActActors(api), actions: { toast: actions.toast } }),
    file: exportOf(effects, 'plaza-users.csv'),
  }
})
