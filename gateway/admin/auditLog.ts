import { graphName } from '../graph/errors.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { type RestDeed, RestDeeds } from './auditLogAnswer.ts'
import { restFields } from '../rest/names.ts'
import { type List, readPage } from '../rest/pages.ts'

const deeds: List<RestDeed> = {
  path: '/common/superadmin/audit/',
  page: RestDeeds,
  keys: ['actor', 'action', 'entity', 'entity_id', 'date_from', 'date_to'],
}

export const auditLog: Resolvers = {
  Query: {
    auditLog: (_root, { filter, page, pageSize }, { rest }) =>
      readPage(rest, deeds, page, { ...restFields(filter), page_size: pageSize }),
  },
  Deed: {
    changes: ({ details }) => details,
  },
  FieldChange: {
    field: ({ field }) => graphName(field),
  },
}
