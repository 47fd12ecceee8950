import type { Context } from '../graph/context.ts'
import { RestProfile } from '../account/userAnswer.ts'
import { subscription } from '../graph/subscription.ts'
import type { CatalogEntry, Resolvers } from '../generated/resolvers.ts'
import { RestCatalog, type RestCatalogEntry, RestSavedEntry } from './catalogAnswer.ts'
import type { Rest } from '../rest/client.ts'
import { type List, readAll } from '../rest/pages.ts'
import { itemsOf } from '../rest/items.ts'
import { RestError } from '../rest/restError.ts'

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

const changesOf = (list: Catalog) =>
  subscription(() => ({
    topic: 'dashboard',
    part: list.path,
    read: (rest) => readForSuperadmin(rest, list),
  }))

const category = itemsOf(categories, RestSavedEntry)
const eventType = itemsOf(eventTypes, RestSavedEntry)

const isNamedAs = (input: CatalogEntry) => {
  const name = input.name.trim().toLowerCase()
  return (entry: RestCatalogEntry) => entry.name.toLowerCase() === name
}

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
    createCategory: (_root, { input }, { rest }) => category.create(rest, { ...input }, isNamedAs(input)),
    updateCategory: (_root, { id, input }, { rest }) => category.update(rest, id, { ...input }),
    deleteCategory: (_root, { id }, { rest }) => category.remove(rest, id),
    createEventType: (_root, { input }, { rest }) => eventType.create(rest, { ...input }, isNamedAs(input)),
    updateEventType: (_root, { id, input }, { rest }) => eventType.update(rest, id, { ...input }),
    deleteEventType: (_root, { id }, { rest }) => eventType.remove(rest, id),
  },
}
