import { fromPromise } from 'xstate'
import type { Place } from '../../machines/domain.ts'
import { GeocodeDocument } from '../generated/graphql.ts'
import type { Api } from '../runtime/graph/api.ts'

export const placeActors = (api: Api) => ({
  geocode: fromPromise<Place[], { address: string }>(
    async ({ input, signal }) => (await api.run(GeocodeDocument, input, { signal })).geocode,
  ),
})
