import { fromPromise } from 'xstate'
import type { TimedRow } from '../../../machines/domain.ts'
import { type FirstLook, firstLookMachine } from '../../../machines/events/explore/firstLookMachine.ts'
import { ListFirstLookDocument } from '../../generated/graphql.ts'
import { now } from '../../runtime/clock/clock.ts'
import { clockActors } from '../../runtime/clock/watchDay.ts'
import type { Api } from '../../runtime/graph/api.ts'
import { machinesOf } from '../../runtime/registry.tsx'
import { todayAt } from '../../ui/index.ts'
import { firstLookAsked } from './firstLookAsked.ts'

export const useMachines = machinesOf(({ api }) => ({
  firstLook: firstLookMachine.provide({ actors: firstLookActors(api) }),
}))

const firstLookActors = (api: Api) => ({
  ...clockActors,
  listFirstLook: fromPromise<FirstLook, undefined>(async () => {
    const variables = firstLookAsked()
    const { weekend, added, near } = await api.run(ListFirstLookDocument, variables)
    const fromToday = (events: TimedRow[]) =>
      events.filter(({ eventDate, endDate, startsAt }) => (endDate ?? eventDate) >= todayAt(startsAt, now()))
    return {
      weekend: fromToday(weekend.results).slice(0, 4),
      near: fromToday(near?.results ?? []),
      added: fromToday(added.results).slice(0, 4),
      place: variables.place,
    }
  }),
})
