import { z } from '@hono/zod-openapi'
import { auditEntryParts, idOf, text } from '../http/answerParts.ts'
import { route } from '../http/route.ts'
import { schemasOf } from '../http/lists/filters.ts'
import { answerPage } from '../http/lists/page.ts'
import { pageOf, paging } from '../http/lists/paging.ts'
import {
  auditFilters,
  auditOrder,
  listAuditEntries,
  type StoredAuditEntry,
  readAuditEntries,
} from './auditQueries.ts'

const AuditEntry = z
  .strictObject({
    id: idOf('audit entry', 90_017),
    at: z.iso.datetime(),
    actor: z
      .strictObject({
        id: idOf('account', 1),
        full_name: text('The name as it is shown.', 'Mira Stein'),
        email: text('The address that logs in.', 'mira@example.org'),
      })
      .nullable()
      .openapi({ description: 'Null once the account is gone.' }),
    ...auditEntryParts,
  })
  .openapi('AuditEntry')

export const auditLogRoutes = [
  route('GET /common/superadmin/audit/', {
    operationId: 'auditLog',
    access: 'superadmin',
    summary: 'Who did what to what and when, newest first.',
    tag: 'Superadmin',
    query: z.strictObject({ ...schemasOf(auditFilters), ...paging }),
    answer: pageOf(AuditEntry),
    handle: ({ query, ...services }) =>
      answerPage(services, {
        query,
        order: auditOrder,
        list: () => listAuditEntries(query),
        content: readAuditEntries,
        item: ({ id, at, actor, action, entity, entity_id, reason, details }: StoredAuditEntry) => {
          return { id, at, actor, action, entity, entity_id, reason, details }
        },
      }),
  }),
]
