import type { Context } from '../graph/context.ts'
import { RestProfile } from '../account/userAnswer.ts'
import { newsValue } from '../changes/changes.ts'
import type { CatalogChange, CatalogEntry, Resolvers } from '../generated/resolvers.ts'
import { RestCatalog, type RestCatalogEntry, RestSavedEntry } from './catalogAnswer.ts'
import { Anything, type Rest } from '../rest/client.ts'
import { type List, readAll } from '../rest/pages.ts'
import { newItem, updatedItem, acknowledge } from '../rest/items.ts'
import { RestError } from '../rest/restError.ts'
import { segment } from '../rest/segment.ts'

type Catalog = List<RestCatalogEntry>

const categories: Catalog = { path: '/common/categories/', page: RestCatalog, keys: [] }
const eventTypes: Catalog = { path: '/common/types/', page: RestCatalog, keys: [] }

const listOf = (list: Catalog, { catalogCache, rest, token }: Context) =>
  catalogCache.read(list.path, token, () => readAll(rest, list))

/** Any account may read the list, but only superadmins may subscribe to it. */
async function readForSuperadmin(rest: Rest, list: Catalog) {
  const { user_type } = await rest.get('/common/profile/', RestProfile)
  if (user_type !== 'superadmin') throw new RestError('FORBIDDEN', 'Only a superadmin may listen to this.')
  return await readAll(rest, list)
}

const changesOf = (list: Catalog) => ({
  subscribe: (_root: unknown, _args: unknown, { watch }: Context) =>
    watch({ topic: 'dashboard', part: list.path, read: (rest) => readForSuperadmin(rest, list) }),
  resolve: newsValue<RestCatalogEntry[]>,
})

const itemPath = ({ path }: Catalog, id: string) => `${path}${segment(id)}/`

function create(rest: Rest, list: Catalog, input: CatalogEntry): Promise<RestCatalogEntry | null> {
  const name = input.name.trim().toLowerCase()
  return newItem(rest.post(list.path, RestSavedEntry, { ...input }), async () =>
    (await readAll(rest, list)).find((entry) => entry.name.toLowerCase() === name),
  )
}

const update = (rest: Rest, list: Catalog, id: string, input: CatalogChange): Promise<RestCatalogEntry> =>
  updatedItem(rest.patch(itemPath(list, id), RestSavedEntry, { ...input }), async () =>
    (await readAll(rest, list)).find((entry) => entry.id === id),
  )

const remove = (rest: Rest, list: Catalog, id: string) =>
  acknowledge(rest.delete(itemPath(list, id), Anything), id)

export const catalog: Resolvers = {
  Query: {
    categories: (_root, _args, context) => listOf(categories, context),
    eventTypes: (_root, _args, context) => listOf(eventTypes, context),
  },
  Subscription: {
    categoriesChanged: changesOf(categories),
    eventTypesChanged: changesOf(eventTypes),
  },
  Mutation: {
    createCategory: (_root, { input }, { rest }) => create(rest, categories, input),
    updateCategory: (_root, { id, input }, { rest }) => update(rest, categories, id, input),
    deleteCategory: (_root, { id }, { rest }) => remove(rest, categories, id),
    createEventType: (_root, { input }, { rest }) => create(rest, eventTypes, input),
    updateEventType: (_root, { id, input }, { rest }) => update(rest, eventTypes, id, input),
    deleteEventType: (_root, { id }, { rest }) => remove(rest, eventTypes, id),
  },
}
