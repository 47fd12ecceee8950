import { readFileSync } from 'node:fs'
import { type GraphQLSchema, isObjectType } from 'graphql'
import { createSchema } from 'graphql-yoga'
import type { Context } from './context.ts'
import { account } from './resolvers/account.ts'
import { approval } from './resolvers/approval.ts'
import { catalog } from './resolvers/catalog.ts'
import { event } from './resolvers/event.ts'
import { favorite } from './resolvers/favorite.ts'
import { geocode } from './resolvers/geocode.ts'
import { homepage } from './resolvers/homepage.ts'
import { image } from './resolvers/image.ts'
import { scalars } from './resolvers/scalars.ts'

/** The graph as it is written, with its descriptions. */
export const typeDefs = readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8')

/** Inside the gateway an enum has the value that the service knows it by (`codegen.ts` types them alike). */
const enums = {
  ApprovalStatus: { PENDING: 'pending', PUBLISHED: 'published', REJECTED: 'rejected' },
  Decision: { PUBLISH: 'publish', REJECT: 'reject' },
  EventStatus: { UPCOMING: 'upcoming', TODAY: 'today', PAST: 'past' },
  Period: { UPCOMING: 'upcoming', PAST: 'past' },
  UserType: { SUPERADMIN: 'superadmin', ADMIN: 'admin', USER: 'user' },
}

export const schema = renamed(
  createSchema<Context>({
    typeDefs,
    resolvers: [account, approval, catalog, event, favorite, geocode, homepage, image, scalars, enums],
  }),
)

/** Gives each field that no resolver names the property of its parent in snake_case, or the one of its own name. */
function renamed(graph: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(graph.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields())) {
      const property = field.name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
      field.resolve ??= (parent: Record<string, unknown>) => parent[property] ?? parent[field.name]
    }
  }
  return graph
}
