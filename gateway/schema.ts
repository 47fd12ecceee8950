import { readFileSync } from 'node:fs'
import {
  getDirectiveValues,
  type GraphQLSchema,
  GraphQLSpecifiedByDirective,
  isObjectType,
  isScalarType,
} from 'graphql'
import { createSchema } from 'graphql-yoga'
import type { Context } from './context.ts'
import { enums } from './enums.ts'
import { account } from './resolvers/account.ts'
import { approval } from './resolvers/approval.ts'
import { auditLog } from './resolvers/auditLog.ts'
import { catalog } from './resolvers/catalog.ts'
import { dashboard } from './resolvers/dashboard.ts'
import { event } from './resolvers/event.ts'
import { eventEdit } from './resolvers/eventEdit.ts'
import { favorite } from './resolvers/favorite.ts'
import { geocode } from './resolvers/geocode.ts'
import { homepage } from './resolvers/homepage.ts'
import { image } from './resolvers/image.ts'
import { scalars } from './resolvers/scalars.ts'
import { superEvents } from './resolvers/superEvents.ts'
import { superUsers } from './resolvers/superUsers.ts'

/** The graph as it is written, with its descriptions. */
export const typeDefs = readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8')

export const schema = completed(
  createSchema<Context>({
    typeDefs,
    resolvers: [
      account,
      approval,
      auditLog,
      catalog,
      dashboard,
      event,
      eventEdit,
      favorite,
      geocode,
      homepage,
      image,
      scalars,
      superEvents,
      superUsers,
      enums,
    ],
  }),
)

/**
 * Gives each field that no resolver names the property of its parent in snake_case, or the one of its own name, and each scalar
 * the description and the specification that its resolver has taken the place of.
 */
function completed(graph: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(graph.getTypeMap())) {
    if (isScalarType(type) && type.astNode) {
      type.description ??= type.astNode.description?.value
      type.specifiedByURL ??= getDirectiveValues(GraphQLSpecifiedByDirective, type.astNode)?.url as
        | string
        | undefined
    }
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields())) {
      const property = field.name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
      field.resolve ??= (parent: Record<string, unknown>) => parent[property] ?? parent[field.name]
    }
  }
  return graph
}
