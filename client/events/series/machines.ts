import { seriesDatesMachine } from '../../../machines/events/series/seriesDatesMachine.ts'
import { machinesOf } from '../../runtime/registry.tsx'
import { seriesActors } from '../../runtime/graph/seriesActors.ts'

export const useMachines = machinesOf(({ api }) => ({
  seriesDates: seriesDatesMachine.provide({ actors: seriesActors(api) }),
}))
