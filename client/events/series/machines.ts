import { seriesDatesMachine } from '../../../machines/events/series/seriesDatesMachine.ts'
import { favoriteMachine } from '../../../machines/favorites/favoriteMachine.ts'
import { favoriteActors } from '../../favorites/actors.ts'
import { seriesActors } from '../../runtime/graph/seriesActors.ts'
import { machinesOf } from '../../runtime/registry.tsx'

export const useMachines = machinesOf(({ api, actions }) => ({
  favorite: favoriteMachine.provide({ actors: favoriteActors(api), actions }),
  seriesDates: seriesDatesMachine.provide({ actors: seriesActors(api) }),
}))
