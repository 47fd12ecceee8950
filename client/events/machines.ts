import { exploreMachine } from '../../machines/events/exploreMachine.ts'
import { favoriteMachine } from '../../machines/favorites/favoriteMachine.ts'
import { choiceActors } from '../catalog/actors.ts'
import { favoriteActors } from '../favorites/actors.ts'
import { machinesOf } from '../runtime/registry.tsx'
import { createViews } from '../runtime/views.ts'
import { eventActors } from './actors.ts'
import { share } from './share.ts'

export const useMachines = machinesOf(({ api, actions, userId, toast, leave, log }) => ({
  explore: exploreMachine.provide({
    actors: {
      ...choiceActors(api),
      ...eventActors(api, createViews(userId)),
      favorite: favoriteMachine.provide({ actors: favoriteActors(api), actions }),
    },
    actions: {
      ...actions,
      leave: () => leave(),
      share: (_, event) => {
        if (event) share(event, toast).catch((error: unknown) => log({ error }))
      },
    },
  }),
}))
