import { userList } from '../../../machines/admin/userList.ts'
import { machinesOf } from '../../runtime/registry.tsx'
import { userListActors } from './actors.ts'
import { userAddress } from './userWords.ts'

export const useMachines = machinesOf(({ api, actions }) => ({
  users: userList.provide({
    actors: userListActors(api),
    actions: { toast: actions.toast, writeAddress: (_, address) => userAddress.write(address) },
  }),
}))
