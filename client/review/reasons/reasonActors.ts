import { type EventObject, fromCallback, fromPromise } from 'xstate'
import type { CatalogEntry, EntryChange, EntryForm } from '../../../machines/catalog/entry.ts'
import {
  CreateRejectReasonDocument,
  DeleteRejectReasonDocument,
  ListRejectReasonsDocument,
  UpdateRejectReasonDocument,
} from '../../generated/graphql.ts'
import type { Api } from '../../runtime/graph/api.ts'
import { mutation } from '../../runtime/graph/mutation.ts'

/** Ready-made reasons are edited like categories, with their text as the name. */
export const reasonActors = (api: Api) => ({
  listEntries: fromPromise<CatalogEntry[], undefined>(async () =>
    (await api.run(ListRejectReasonsDocument, {})).rejectReasons.map(({ id, text }) => ({
      id,
      name: text,
      description: null,
      createdAt: null,
      eventCount: null,
    })),
  ),
  /** No live updates, because reasons are edited rarely and by few people. */
  entriesChanged: fromCallback<EventObject, undefined>(() => {}),
  createEntry: fromPromise<void, EntryForm>(async ({ input: { name } }) => {
    await api.run(CreateRejectReasonDocument, { text: name.trim() })
  }),
  updateEntry: fromPromise<void, EntryChange>(async ({ input: { id, name } }) => {
    await api.run(UpdateRejectReasonDocument, { id, text: name.trim() })
  }),
  deleteEntry: mutation(api, DeleteRejectReasonDocument),
})
