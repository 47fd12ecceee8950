import { favoritesMachine } from '../../machines/favorites/favoritesMachine.ts'
import { choiceActors } from '../catalog/actors.ts'
import { machinesOf } from '../runtime/registry.tsx'
import { favoriteActors, favoritesActors } from './actors.ts'

export const useMachines = machinesOf(({ api, actions }) => ({
  favorites: favoritesMachine.provide({
    actors: { ...choiceActors(api), ...favoritesActors(api), ...favoriteActors(api) },
    actions,
  }),
}))
