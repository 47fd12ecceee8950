import { adminShellMachine } from '../../machines/admin/adminShellMachine.ts'
import { machinesOf } from '../runtime/registry.tsx'

export const useMachines = machinesOf(() => ({ adminShell: adminShellMachine }))
