import { graphName } from '../graph/errors.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { type RestAuditEntry, RestAuditEntries } from './auditLogAnswer.ts'
import { restFields } from '../rest/names.ts'
import { type List, readPage } from '../rest/pages.ts'

const entries: List<RestAuditEntry> = {
  path: '/common/superadmin/audit/',
  page: RestAuditEntries,
  keys: ['actor', 'action', 'entity', 'entity_id', 'date_from', 'date_to'],
}

export const auditLog: Resolvers = {
  Query: {
    auditLog: (_root, { filter, page, pageSize }, { rest }) =>
      readPage(rest, entries, page, { ...restFields(filter), page_size: pageSize }),
  },
  AuditEntry: {
    changes: ({ details }) => details,
  },
  FieldChange: {
    field: ({ field }) => graphName(field),
  },
}
