import { fromPromise } from 'xstate'
import type { FilterTerms, SavedFilter, When } from '../../../machines/events/explore/savedFilter.ts'
import { savedFiltersMachine } from '../../../machines/events/explore/savedFiltersMachine.ts'
import type { Phrase } from '../../../machines/language/message.ts'
import {
  CreateSavedFilterDocument,
  DeleteSavedFilterDocument,
  ListSavedFiltersDocument,
  UpdateSavedFilterDocument,
} from '../../generated/graphql.ts'
import type { Api } from '../../runtime/graph/api.ts'
import { mutation } from '../../runtime/graph/mutation.ts'
import { machinesOf } from '../../runtime/registry.tsx'
import { t } from '../../ui/index.ts'

export const useMachines = machinesOf(({ api, actions }) => ({
  savedFilters: savedFiltersMachine.provide({ actors: savedFilterActors(api), actions }),
}))

type NewFilter = { input: FilterTerms & { name: Phrase; when: When } }

const named = <Input extends { name: Phrase }>(input: Input) => ({ ...input, name: t(input.name) })

const savedFilterActors = (api: Api) => ({
  listSavedFilters: fromPromise<SavedFilter[], undefined>(
    async ({ signal }) => (await api.run(ListSavedFiltersDocument, {}, { signal })).savedFilters,
  ),
  createSavedFilter: fromPromise<SavedFilter | null, NewFilter>(
    async ({ input: { input } }) =>
      (await api.run(CreateSavedFilterDocument, { input: named(input) })).createSavedFilter,
  ),
  updateSavedFilter: fromPromise<SavedFilter, { id: string; input: { name: Phrase } }>(
    async ({ input: { id, input } }) =>
      (await api.run(UpdateSavedFilterDocument, { id, input: named(input) })).updateSavedFilter,
  ),
  deleteSavedFilter: mutation(api, DeleteSavedFilterDocument),
})
