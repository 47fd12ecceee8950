import { savedFiltersMachine } from '../../../machines/events/explore/savedFiltersMachine.ts'
import { machinesOf } from '../../runtime/registry.tsx'
import { savedFilterActors } from './actors.ts'

export const useMachines = machinesOf(({ api, actions }) => ({
  savedFilters: savedFiltersMachine.provide({ actors: savedFilterActors(api), actions }),
}))
