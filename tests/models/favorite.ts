import { favoriteMachine } from '../../machines/favoriteMachine.ts'
import { modelOf } from '../support/modelOf.ts'
import { done, failed } from '../support/outcomes.ts'

export const favorite = modelOf(favoriteMachine, {
  inputs: { '': { eventId: '7', isFavorite: false } },
  key: ({ isFavorite }) => isFavorite,
  each: 'edge',
  cases: [{ type: 'favorite.toggle' }, done('saveFavorite'), failed('saveFavorite')],
})
