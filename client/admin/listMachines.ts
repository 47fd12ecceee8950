import { userList } from '../../machines/admin/userList.ts'
import { machinesOf } from '../runtime/registry.tsx'
import { userListActors } from './actors.ts'
import { keepQuery } from './address.ts'
import { usualUsers } from './userWords.ts'

/** Apart from the shell, which comes first. */
export const useMachines = machinesOf(({ api }) => ({
  users: userList.provide({
    actors: userListActors(api),
    actions: { keepQuery: (_, query) => keepQuery(query, usualUsers) },
  }),
}))
