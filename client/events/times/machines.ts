import { fromPromise } from 'xstate'
import type { Place } from '../../../machines/domain.ts'
import { locationSearchMachine } from '../../../machines/events/location/locationSearchMachine.ts'
import { GeocodeDocument } from '../../generated/graphql.ts'
import type { Api } from '../../runtime/graph/api.ts'
import { machinesOf } from '../../runtime/registry.tsx'

export const useMachines = machinesOf(({ api }) => ({
  zoneSearch: locationSearchMachine.provide({ actors: placeActors(api) }),
}))

export const placeActors = (api: Api) => ({
  geocode: fromPromise<Place[], { address: string }>(
    async ({ input, signal }) => (await api.run(GeocodeDocument, input, { signal })).geocode,
  ),
})
