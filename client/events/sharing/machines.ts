import { fromPromise } from 'xstate'
import { type Features, publicPagesMachine } from '../../../machines/events/sharing/publicPagesMachine.ts'
import { GetFeaturesDocument } from '../../generated/graphql.ts'
import type { Api } from '../../runtime/graph/api.ts'
import { machinesOf } from '../../runtime/registry.tsx'

export const useMachines = machinesOf(({ api, actions }) => ({
  publicPages: publicPagesMachine.provide({ actors: publicPagesActors(api), actions }),
}))

const publicPagesActors = (api: Api) => ({
  getFeatures: fromPromise<Features, undefined>(
    async () => (await api.run(GetFeaturesDocument, {}, { requestPolicy: 'cache-first' })).features,
  ),
  // Fails on a page without TLS, where browsers have no clipboard.
  copyText: fromPromise<void, { text: string }>(({ input }) => navigator.clipboard.writeText(input.text)),
})
