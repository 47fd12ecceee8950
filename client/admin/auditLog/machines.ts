import { auditList } from '../../../machines/admin/auditList.ts'
import { machinesOf } from '../../runtime/registry.tsx'
import { auditListActors } from './actors.ts'
import { auditAddress } from './auditWords.ts'

export const useMachines = machinesOf(({ api, actions }) => ({
  auditLog: auditList.provide({
    actors: auditListActors(api),
    actions: { toast: actions.toast, writeAddress: (_, address) => auditAddress.write(address) },
  }),
}))
