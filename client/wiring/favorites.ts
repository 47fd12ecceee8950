import { favoritesMachine } from '../../machines/favoritesMachine.ts'
import { choiceActors } from '../actors/events.ts'
import { favoriteActors, favoritesActors } from '../actors/favorites.ts'
import { machinesOf } from '../wiring.tsx'

export const useMachines = machinesOf(({ api, toast }) => ({
  favorites: favoritesMachine.provide({
    actors: { ...choiceActors(api), ...favoritesActors(api), ...favoriteActors(api) },
    actions: { toast: (_, shown) => toast(shown) },
  }),
}))
