import {
  getDirectiveValues,
  type GraphQLSchema,
  GraphQLSpecifiedByDirective,
  isObjectType,
  isScalarType,
} from 'graphql'
import { makeExecutableSchema } from '@graphql-tools/schema'
import type { Context } from './context.ts'
import { enums } from './graph/enums.ts'
import { account } from './account/account.ts'
import { approval } from './review/approval.ts'
import { auditLog } from './admin/auditLog.ts'
import { catalog } from './catalog/catalog.ts'
import { dashboard } from './admin/dashboard.ts'
import { event } from './events/events.ts'
import { createEvent } from './events/createEvent.ts'
import { editEvent } from './events/editEvent.ts'
import { favorite } from './favorites/favorites.ts'
import { geocode } from './events/geocode.ts'
import { history } from './review/history.ts'
import { homepage } from './homepage/homepage.ts'
import { image } from './events/images.ts'
import { reasons } from './review/reasons.ts'
import { scalars } from './graph/scalars.ts'
import { typeDefs } from './graph/typeDefs.ts'
import { superEvents } from './admin/superEvents.ts'
import { superUsers } from './admin/superUsers.ts'

export const schema = complete(
  makeExecutableSchema<Context>({
    typeDefs,
    resolvers: [
      account,
      approval,
      auditLog,
      catalog,
      dashboard,
      event,
      createEvent,
      editEvent,
      favorite,
      geocode,
      history,
      homepage,
      image,
      reasons,
      scalars,
      superEvents,
      superUsers,
      enums,
    ],
  }),
)

/** Sets default resolvers (the snake_case property, or the same name) and restores the scalars' descriptions. */
function complete(graph: GraphQLSchema): GraphQLSchema {
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
