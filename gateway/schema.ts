import { type GraphQLSchema, isObjectType } from 'graphql'
import { makeExecutableSchema } from '@graphql-tools/schema'
import type { Context } from './graph/context.ts'
import { enums } from './graph/enums.ts'
import { account } from './account/account.ts'
import { approval } from './review/approval.ts'
import { auditLog } from './admin/auditLog.ts'
import { catalog } from './catalog/catalog.ts'
import { dashboard } from './admin/dashboard.ts'
import { event } from './events/events.ts'
import { createEvent } from './events/createEvent.ts'
import { editEvent } from './events/editEvent.ts'
import { features } from './events/features.ts'
import { favorite } from './favorites/favorites.ts'
import { geocode } from './events/geocode.ts'
import { history } from './review/history.ts'
import { homepage } from './homepage/homepage.ts'
import { importEvents } from './events/importEvents.ts'
import { image } from './events/images.ts'
import { notifications } from './account/notifications.ts'
import { reasons } from './review/reasons.ts'
import { restName } from './rest/names.ts'
import { scalars } from './graph/scalars.ts'
import { typeDefs } from './graph/typeDefs.ts'
import { series } from './events/series.ts'
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
      features,
      geocode,
      history,
      homepage,
      image,
      importEvents,
      notifications,
      reasons,
      scalars,
      series,
      superEvents,
      superUsers,
      enums,
    ],
  }),
)

/** Sets default resolvers, which read the property in the service's spelling, or else by the field's name. */
function complete(graph: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(graph.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields())) {
      const property = restName(field.name)
      field.resolve ??= (parent: Record<string, unknown>) => parent[property] ?? parent[field.name]
    }
  }
  return graph
}
