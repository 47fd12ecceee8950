import { type EventObject, fromCallback, fromPromise } from 'xstate'
import type {
  AdminEvent,
  AdminEventFilters,
  EventOrder,
  EventStatistics,
} from '../../../machines/admin/eventList.ts'
import type { ChangeableEvent, LifecycleChange } from '../../../machines/events/lifecycle/lifecycleMachine.ts'
import type { Listing } from '../../../machines/lists/listing.ts'
import {
  type AdminEventFilter,
  AdminEventsChangedDocument,
  ChangeEventLifecycleDocument,
  GetAdminEventDocument,
  ListAdminEventsDocument,
} from '../../generated/graphql.ts'
import type { Api } from '../../runtime/graph/api.ts'
import { follow } from '../../runtime/graph/live.ts'
import { nullForBlank, withoutBlanks } from '../../runtime/withoutBlanks.ts'
import type { ListRequest } from '../list/address.ts'

export const eventListActors = (api: Api) => ({
  listRows: fromPromise<Listing<AdminEvent, EventStatistics>, ListRequest<AdminEventFilters, EventOrder>>(
    async ({ input, signal }) =>
      (await api.run(ListAdminEventsDocument, variablesOf(input), { signal })).adminEvents,
  ),
  rowsChanged: fromCallback<EventObject, ListRequest<AdminEventFilters, EventOrder>>(({ input, sendBack }) =>
    follow(api, AdminEventsChangedDocument, variablesOf(input), ({ adminEventsChanged: listing }) =>
      sendBack({ type: 'rows.changed', listing }),
    ),
  ),
  getRow: fromPromise<AdminEvent, { id: string }>(
    async ({ input, signal }) => (await api.run(GetAdminEventDocument, input, { signal })).event,
  ),
})

export const eventLifecycleActors = (api: Api) => ({
  changeLifecycle: fromPromise<ChangeableEvent, LifecycleChange>(async ({ input: { dates, ...change } }) => {
    const variables = { ...change, dates: dates && nullForBlank(dates) }
    return (await api.run(ChangeEventLifecycleDocument, variables)).changeLifecycle
  }),
})

/** A page token already contains its filter and order. */
const variablesOf = ({ search, filters, order, page }: ListRequest<AdminEventFilters, EventOrder>) =>
  page ? { page } : { filter: filterOf({ search, ...filters }), order }

/** Omits filters that are not set. */
const filterOf = (all: AdminEventFilters & { search: string }) => withoutBlanks(all) as AdminEventFilter
