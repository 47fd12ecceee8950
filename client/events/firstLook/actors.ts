import { fromPromise } from 'xstate'
import type { EventRow } from '../../../machines/domain.ts'
import type { FirstLook } from '../../../machines/events/firstLookMachine.ts'
import { ListFirstLookDocument } from '../../generated/graphql.ts'
import type { Api } from '../../runtime/graph/api.ts'
import { dayIn, firstLookAsked } from './firstLookAsked.ts'

export const firstLookActors = (api: Api) => ({
  listFirstLook: fromPromise<FirstLook, undefined>(async () => {
    const now = new Date()
    const asked = firstLookAsked(now)
    const { saturday, sunday, added, near } = await api.run(ListFirstLookDocument, asked)
    const coming = (events: EventRow[]) => events.filter(({ eventDate }) => eventDate >= dayIn(now, 0))
    return {
      weekend: coming([...saturday.results, ...sunday.results]).slice(0, 4),
      near: coming(near?.results ?? []),
      added: coming(added.results).slice(0, 4),
      place: asked.place,
    }
  }),
})
