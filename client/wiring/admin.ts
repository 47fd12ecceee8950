import { adminShellMachine } from '../../machines/adminShellMachine.ts'
import { approvalMachine } from '../../machines/approvalMachine.ts'
import { decisionMachine } from '../../machines/decisionMachine.ts'
import { approvalActors, decisionActors } from '../actors/approval.ts'
import { machinesOf } from '../wiring.tsx'

export const useMachines = machinesOf(({ api, toast }) => ({
  adminShell: adminShellMachine,
  approval: approvalMachine.provide({
    actors: { ...approvalActors(api), decision: decisionMachine.provide({ actors: decisionActors(api) }) },
    actions: { toast: (_, shown) => toast(shown) },
  }),
}))
