import { type EventObject, fromCallback, fromPromise } from 'xstate'
import { dashboardMachine } from '../../../machines/admin/dashboardMachine.ts'
import type { Reading, Statistics } from '../../../machines/admin/statistics.ts'
import { DashboardChangedDocument, GetDashboardDocument } from '../../generated/graphql.ts'
import { now } from '../../runtime/clock/clock.ts'
import type { Api } from '../../runtime/graph/api.ts'
import { follow } from '../../runtime/graph/live.ts'
import { machinesOf } from '../../runtime/registry.tsx'

export const useMachines = machinesOf(({ api }) => ({
  dashboard: dashboardMachine.provide({ actors: dashboardActors(api) }),
}))

const dashboardActors = (api: Api) => ({
  getDashboard: fromPromise<Reading, undefined>(async ({ signal }) =>
    readNow((await api.run(GetDashboardDocument, {}, { signal })).dashboard),
  ),
  dashboardChanged: fromCallback<EventObject, undefined>(({ sendBack }) =>
    follow(api, DashboardChangedDocument, {}, ({ dashboardChanged: statistics }) =>
      sendBack({ type: 'dashboard.changed', reading: readNow(statistics) }),
    ),
  ),
})

const readNow = (statistics: Statistics | null | undefined): Reading => ({
  statistics: statistics ?? null,
  at: now().toISOString(),
})
