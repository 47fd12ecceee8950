import { fromPromise } from 'xstate'
import type { EventRow } from '../../../machines/domain.ts'
import type { FirstLook } from '../../../machines/events/firstLookMachine.ts'
import { ListFirstLookDocument } from '../../generated/graphql.ts'
import type { Api } from '../../runtime/graph/api.ts'
import { isoDate } from '../../ui/display/isoDate.ts'
import { firstLookAsked } from './firstLookAsked.ts'

export const firstLookActors = (api: Api) => ({
  listFirstLook: fromPromise<FirstLook, undefined>(async () => {
    const now = new Date()
    const asked = firstLookAsked(now)
    const { saturday, sunday, added, near } = await api.run(ListFirstLookDocument, asked)
    const fromToday = (events: EventRow[]) => events.filter(({ eventDate }) => eventDate >= isoDate(now))
    return {
      weekend: fromToday([...saturday.results, ...sunday.results]).slice(0, 4),
      near: fromToday(near?.results ?? []),
      added: fromToday(added.results).slice(0, 4),
      place: asked.place,
    }
  }),
})
