import { type EventObject, fromCallback, fromPromise } from 'xstate'
import { type AuditEntry, type AuditFilters, auditList } from '../../../machines/admin/auditList.ts'
import type { Listing } from '../../../machines/lists/listing.ts'
import { ListAuditLogDocument } from '../../generated/graphql.ts'
import type { Api } from '../../runtime/graph/api.ts'
import { machinesOf } from '../../runtime/registry.tsx'
import { withoutBlanks } from '../../runtime/withoutBlanks.ts'
import type { ListRequest } from '../list/address.ts'
import { auditAddress } from './auditWords.ts'

export const useMachines = machinesOf(({ api, actions }) => ({
  auditLog: auditList.provide({
    actors: auditListActors(api),
    actions: { toast: actions.toast, writeAddress: (_, address) => auditAddress.write(address) },
  }),
}))

const auditListActors = (api: Api) => ({
  listRows: fromPromise<Listing<AuditEntry, null>, ListRequest<AuditFilters, 'NEWEST'>>(
    async ({ input: { filters, page }, signal }) => {
      const variables = page ? { page } : { filter: withoutBlanks(filters) }
      const { auditLog } = await api.run(ListAuditLogDocument, variables, { signal })
      return { ...auditLog, statistics: null, file: null }
    },
  ),
  /** This list has no live updates. */
  rowsChanged: fromCallback<EventObject, ListRequest<AuditFilters, 'NEWEST'>>(() => {}),
})
