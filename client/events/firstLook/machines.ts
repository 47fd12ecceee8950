import { firstLookMachine } from '../../../machines/events/explore/firstLookMachine.ts'
import { machinesOf } from '../../runtime/registry.tsx'
import { firstLookActors } from './actors.ts'

export const useMachines = machinesOf(({ api }) => ({
  firstLook: firstLookMachine.provide({ actors: firstLookActors(api) }),
}))
