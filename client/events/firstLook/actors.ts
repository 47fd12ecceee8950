import { addDays, format } from 'date-fns'
import { fromPromise } from 'xstate'
import type { EventRow } from '../../../machines/domain.ts'
import type { FirstLook } from '../../../machines/events/firstLookMachine.ts'
import { ListFirstLookDocument } from '../../generated/graphql.ts'
import type { Api } from '../../runtime/graph/api.ts'
import { lastPlace } from '../../runtime/device/storage.ts'

export const firstLookActors = (api: Api) => ({
  listFirstLook: fromPromise<FirstLook, undefined>(async () => {
    const now = new Date()
    const untilSunday = (7 - now.getDay()) % 7
    const dayIn = (days: number) => format(addDays(now, days), 'yyyy-MM-dd')
    const place = lastPlace()
    const { saturday, sunday, added, near } = await api.run(ListFirstLookDocument, {
      saturday: dayIn(untilSunday - 1),
      sunday: dayIn(untilSunday),
      place,
      hasPlace: place !== '',
    })
    const coming = (events: EventRow[]) => events.filter(({ eventDate }) => eventDate >= dayIn(0))
    return {
      weekend: coming([...saturday.results, ...sunday.results]).slice(0, 4),
      near: coming(near?.results ?? []),
      added: coming(added.results).slice(0, 4),
      place,
    }
  }),
})
