import { fromPromise } from 'xstate'
import type {
  AdminEvent,
  AdminEventFilters,
  EventOrder,
  EventStatistics,
} from '../../../machines/admin/eventList.ts'
import type { Listing } from '../../../machines/lists/listing.ts'
import {
  type AdminEventFilter,
  GetAdminEventDocument,
  ListAdminEventsDocument,
} from '../../generated/graphql.ts'
import type { Api } from '../../runtime/graph/api.ts'
import { withoutBlanks } from '../../runtime/withoutBlanks.ts'
import type { Asked } from '../list/asked.ts'

export const eventListActors = (api: Api) => ({
  listRows: fromPromise<Listing<AdminEvent, EventStatistics>, Asked<AdminEventFilters, EventOrder>>(
    async ({ input: { search, filters, order, page }, signal }) => {
      // A page token carries its filter and order.
      const asked = page ? { page } : { filter: filterOf({ search, ...filters }), order }
      return (await api.run(ListAdminEventsDocument, asked, { signal })).adminEvents
    },
  ),
  getRow: fromPromise<AdminEvent, { id: string }>(
    async ({ input, signal }) => (await api.run(GetAdminEventDocument, input, { signal })).event,
  ),
})

/** Where a choice is open, nothing is sent for it. */
const filterOf = (all: AdminEventFilters & { search: string }) => withoutBlanks(all) as AdminEventFilter
