import { assign, setup } from 'xstate'
import { failureToast, type Favorite, type Toast } from '../domain.ts'
import { effect, promised } from '../effects.ts'
import { toasts } from './texts.ts'

/** Adds an event to the favourites or removes it. The flag changes only after the request succeeds. */
export const favoriteMachine = setup({
  types: {} as { input: Favorite; context: Favorite; events: { type: 'favorite.toggle' }; tags: 'busy' },
  actors: { saveFavorite: promised<void, Favorite>() },
  actions: { toast: effect<Toast>() },
}).createMachine({
  id: 'favorite',
  context: ({ input }) => input,
  initial: 'settled',
  states: {
    settled: { on: { 'favorite.toggle': 'saving' } },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveFavorite',
        src: 'saveFavorite',
        input: ({ context }) => flip(context),
        onDone: {
          target: 'settled',
          actions: [
            assign(({ context }) => flip(context)),
            { type: 'toast', params: ({ context }) => toastOf(context) },
          ],
        },
        onError: {
          target: 'settled',
          actions: {
            type: 'toast',
            params: ({ context, event }) => failureToast(event.error, failureOf(context)),
          },
        },
      },
    },
  },
})

const flip = ({ eventId, isFavorite }: Favorite): Favorite => ({ eventId, isFavorite: !isFavorite })

const toastOf = ({ isFavorite }: Favorite) => (isFavorite ? toasts.favoriteAdded : toasts.favoriteRemoved)

/** `isFavorite` still has the value from before the attempt. */
const failureOf = ({ isFavorite }: Favorite) =>
  (isFavorite ? toasts.favoriteNotRemoved : toasts.favoriteNotAdded).text
