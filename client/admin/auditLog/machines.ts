import { auditList } from '../../../machines/admin/auditList.ts'
import { machinesOf } from '../../runtime/registry.tsx'
import { auditListActors } from './actors.ts'
import { deedAddress } from './deedWords.ts'

export const useMachines = machinesOf(({ api, actions }) => ({
  deeds: auditList.provide({
    actors: auditListActors(api),
    actions: { toast: actions.toast, writeAddress: (_, address) => deedAddress.write(address) },
  }),
}))
