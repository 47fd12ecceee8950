import type { Context } from '../context.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { RestCatalogEntry } from '../rest/catalog.ts'
import { type List, readAll } from '../rest/pages.ts'
import { pageOf } from '../rest/payload.ts'

const page = pageOf(RestCatalogEntry)
const categories = { path: '/common/categories/', page, keys: [] }
const eventTypes = { path: '/common/types/', page, keys: [] }

const listOf = (list: List<RestCatalogEntry>, { catalogCache, rest, token }: Context) =>
  catalogCache.read(list.path, token, () => readAll(rest, list))

export const catalog: Resolvers = {
  Query: {
    categories: (_root, _args, context) => listOf(categories, context),
    eventTypes: (_root, _args, context) => listOf(eventTypes, context),
  },
}
