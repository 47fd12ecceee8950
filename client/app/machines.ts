import { connectionMachine } from '../../machines/connection/connectionMachine.ts'
import { machinesOf } from '../runtime/registry.tsx'
import { connectionActors } from './actors.ts'

export const useMachines = machinesOf(() => ({
  connection: connectionMachine.provide({
    actors: connectionActors,
    actions: { reload: () => location.reload() },
  }),
}))
