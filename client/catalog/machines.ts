import { type EventObject, fromCallback, fromPromise } from 'xstate'
import { catalogMachine } from '../../machines/catalog/catalogMachine.ts'
import type { CatalogEntry, EntryChange, EntryForm } from '../../machines/catalog/entry.ts'
import { categoryProblems, typeProblems } from '../../machines/catalog/texts.ts'
import {
  CategoriesChangedDocument,
  CreateCategoryDocument,
  CreateEventTypeDocument,
  DeleteCategoryDocument,
  DeleteEventTypeDocument,
  EventTypesChangedDocument,
  ListCategoriesDocument,
  ListEventTypesDocument,
  UpdateCategoryDocument,
  UpdateEventTypeDocument,
} from '../generated/graphql.ts'
import type { Api } from '../runtime/graph/api.ts'
import { follow } from '../runtime/graph/live.ts'
import { machinesOf } from '../runtime/registry.tsx'

export const useMachines = machinesOf(({ api }) => ({
  categories: catalogMachine({ problems: categoryProblems }).provide({ actors: categoryActors(api) }),
  types: catalogMachine({ problems: typeProblems }).provide({ actors: eventTypeActors(api) }),
}))

type Input = { name: string; description: string | null }

interface Calls {
  list: () => Promise<CatalogEntry[]>
  /** Returns a function that stops watching. */
  watch: (tell: (rows: CatalogEntry[]) => void) => () => void
  create: (input: Input) => Promise<unknown>
  update: (id: string, input: Input) => Promise<unknown>
  remove: (id: string) => Promise<unknown>
}

const categoryActors = (api: Api) =>
  actorsOf(api, {
    list: async () => (await api.run(ListCategoriesDocument, {})).categories,
    watch: (tell) => follow(api, CategoriesChangedDocument, {}, (data) => tell(data.categoriesChanged)),
    create: (input) => api.run(CreateCategoryDocument, { input }),
    update: (id, input) => api.run(UpdateCategoryDocument, { id, input }),
    remove: (id) => api.run(DeleteCategoryDocument, { id }),
  })

const eventTypeActors = (api: Api) =>
  actorsOf(api, {
    list: async () => (await api.run(ListEventTypesDocument, {})).eventTypes,
    watch: (tell) => follow(api, EventTypesChangedDocument, {}, (data) => tell(data.eventTypesChanged)),
    create: (input) => api.run(CreateEventTypeDocument, { input }),
    update: (id, input) => api.run(UpdateEventTypeDocument, { id, input }),
    remove: (id) => api.run(DeleteEventTypeDocument, { id }),
  })

function actorsOf(api: Api, { list, watch, create, update, remove }: Calls) {
  /** Clears the cache after a change, because event forms offer these entries as choices. */
  const change = async (call: Promise<unknown>) => {
    await call
    api.forget()
  }
  return {
    listEntries: fromPromise<CatalogEntry[], undefined>(list),
    entriesChanged: fromCallback<EventObject, undefined>(({ sendBack }) =>
      watch((rows) => sendBack({ type: 'entries.changed', rows })),
    ),
    createEntry: fromPromise<void, EntryForm>(({ input }) => change(create(inputOf(input)))),
    updateEntry: fromPromise<void, EntryChange>(({ input }) => change(update(input.id, inputOf(input)))),
    deleteEntry: fromPromise<void, { id: string }>(({ input }) => change(remove(input.id))),
  }
}

const inputOf = ({ name, description }: EntryForm): Input => ({
  name: name.trim(),
  description: description.trim() || null,
})
