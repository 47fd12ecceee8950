import { importMachine } from '../../../machines/events/importing/importMachine.ts'
import { machinesOf } from '../../runtime/registry.tsx'
import { importActors } from './actors.ts'

export const useMachines = machinesOf(({ api }) => ({
  importEvents: importMachine.provide({ actors: importActors(api) }),
}))
