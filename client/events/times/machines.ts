import { locationSearchMachine } from '../../../machines/events/location/locationSearchMachine.ts'
import { machinesOf } from '../../runtime/registry.tsx'
import { placeActors } from '../places.ts'

export const useMachines = machinesOf(({ api }) => ({
  zoneSearch: locationSearchMachine.provide({ actors: placeActors(api) }),
}))
