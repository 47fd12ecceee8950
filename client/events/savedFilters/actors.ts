import { fromPromise } from 'xstate'
import type { FilterTerms, SavedFilter, When } from '../../../machines/events/explore/savedFilter.ts'
import {
  CreateSavedFilterDocument,
  DeleteSavedFilterDocument,
  ListSavedFiltersDocument,
  UpdateSavedFilterDocument,
} from '../../generated/graphql.ts'
import type { Api } from '../../runtime/graph/api.ts'
import { mutation } from '../../runtime/graph/mutation.ts'

type NewFilter = { input: FilterTerms & { name: string; when: When } }

export const savedFilterActors = (api: Api) => ({
  listSavedFilters: fromPromise<SavedFilter[], undefined>(
    async ({ signal }) => (await api.run(ListSavedFiltersDocument, {}, { signal })).savedFilters,
  ),
  createSavedFilter: fromPromise<SavedFilter | null, NewFilter>(
    async ({ input }) => (await api.run(CreateSavedFilterDocument, input)).createSavedFilter,
  ),
  updateSavedFilter: fromPromise<SavedFilter, { id: string; input: { name: string } }>(
    async ({ input }) => (await api.run(UpdateSavedFilterDocument, input)).updateSavedFilter,
  ),
  deleteSavedFilter: mutation(api, DeleteSavedFilterDocument),
})
