import { favoritesMachine } from '../../machines/favoritesMachine.ts'
import { modelOf } from '../support/modelOf.ts'
import { done, failed, named } from '../support/outcomes.ts'
import { choices, jazz, pageOf, rust } from '../workflows/fixtures.ts'

const kept = { ...jazz, isFavorite: true }
const theRest = named('the rest', done('listFavorites', { ...pageOf(rust), count: 2 }))

export const favorites = modelOf(favoritesMachine, {
  key: ({ filters, period, favorites, next, problem }) => [
    filters,
    period,
    favorites.map(({ id }) => id),
    next,
    problem,
  ],
  happens: (event, state) => {
    // Nothing can be chosen from a list that is not there.
    if (event.type === 'filter.change') return state.matches({ choices: 'loaded' })
    if (event.type !== 'done.listFavorites') return true
    return (event === theRest) === state.matches({ list: { listed: 'loadingMore' } })
  },
  cases: [
    done('listChoices', choices),
    failed('listChoices'),
    named('one of two', done('listFavorites', { ...pageOf(kept), count: 2, next: 'more' })),
    theRest,
    named('none', done('listFavorites', pageOf())),
    named('broken', failed('listFavorites')),
    named('signed out', failed('listFavorites', { code: 'UNAUTHENTICATED', message: 'Not signed in.' })),
    { type: 'retry' },
    { type: 'period.select', period: 'past' },
    { type: 'filter.change', changes: { category: '1' } },
    { type: 'filters.clear' },
    { type: 'favorite.remove', eventId: '7' },
    done('saveFavorite'),
    failed('saveFavorite'),
    { type: 'page.more' },
  ],
})
