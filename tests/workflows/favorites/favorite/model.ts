import { favoriteMachine } from '../../../../machines/favorites/favoriteMachine.ts'
import { done, failed } from '../../../support/workflow/cases.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { favoriteTable } from './table.ts'

export const favorite = modelOf(favoriteMachine, favoriteTable, {
  inputs: { '': { eventId: '7', isFavorite: false } },
  cases: [{ type: 'favorite.toggle' }, done('saveFavorite'), failed('saveFavorite')],
})
