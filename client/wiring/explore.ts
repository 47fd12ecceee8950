import { exploreMachine } from '../../machines/exploreMachine.ts'
import { favoriteMachine } from '../../machines/favoriteMachine.ts'
import { choiceActors, eventActors } from '../actors/events.ts'
import { favoriteActors } from '../actors/favorites.ts'
import { share } from '../actors/share.ts'
import { createViews } from '../actors/views.ts'
import { machinesOf } from '../wiring.tsx'

export const useMachines = machinesOf(({ api, userId, toast, leave, log }) => ({
  explore: exploreMachine.provide({
    actors: {
      ...choiceActors(api),
      ...eventActors(api, createViews(userId)),
      favorite: favoriteMachine.provide({
        actors: favoriteActors(api),
        actions: { toast: (_, shown) => toast(shown) },
      }),
    },
    actions: {
      toast: (_, shown) => toast(shown),
      leave: () => leave(),
      share: (_, event) => {
        if (event) share(event, toast).catch((error: unknown) => log({ error }))
      },
      log: (_, failure) => log(failure),
    },
  }),
}))
