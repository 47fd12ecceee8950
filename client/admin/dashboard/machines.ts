import { dashboardMachine } from '../../../machines/admin/dashboardMachine.ts'
import { machinesOf } from '../../runtime/registry.tsx'
import { dashboardActors } from './actors.ts'

export const useMachines = machinesOf(({ api }) => ({
  dashboard: dashboardMachine.provide({ actors: dashboardActors(api) }),
}))
