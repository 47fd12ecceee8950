import { favoritesMachine } from '../../../../machines/favorites/favoritesMachine.ts'
import { done, failed, named } from '../../../support/workflow/cases.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { choices, jazz, pageOf, rowOf, rust, tooOften } from '../../fixtures.ts'
import { favoritesTable } from './table.ts'

const kept = { ...rowOf(jazz), isFavorite: true }

export const favorites = modelOf(favoritesMachine, favoritesTable, {
  facts: ({ choices, filters, period, favorites, total, next, removing, problem }) => ({
    categories: choices.categories.map(({ name }) => name),
    filters,
    period,
    shown: favorites.map(({ title }) => title),
    total,
    next,
    removing,
    problem,
  }),
  happens: (label, { label: last, leaves, facts }) => {
    // Paths settle the choices separately: while the initial list loads, and before anything else.
    const isAtFirst = leaves.includes('list.loading') && facts.period === 'all'
    if (label.startsWith('listChoices')) return isAtFirst
    if (leaves.includes('choices.failed')) return label === 'retry'
    if (!leaves.includes('choices.loaded')) return false
    // A signed-out person has left the page.
    if (last.endsWith('(signed out)')) return false
    // A failure ends a path, except for a retry.
    if (facts.problem !== '')
      return (
        leaves.includes('list.failed') && (label === 'retry' || facts.problem === 'Failed to load events')
      )
    // The client merges identical concurrent requests, so a path does not return to a list that is still
    // loading.
    const { period } = facts
    const isFiltered = facts.filters.category !== ''
    const isLoading = leaves.includes('list.loading')
    if (label.startsWith('filter.change')) return !isFiltered && (!isLoading || period === 'past')
    if (label.startsWith('period.select')) return isFiltered || !isLoading
    if (label === 'filters.clear') return !isFiltered || period === 'all'
    if (label.startsWith('favorite.remove')) return facts.period === 'all'
    if (!label.startsWith('listFavorites succeeds')) return true
    return (label === 'listFavorites succeeds (the rest)') === leaves.includes('list.listed.loadingMore')
  },
  cases: [
    done('listChoices', choices),
    failed('listChoices'),
    named('one of two', done('listFavorites', { ...pageOf(kept), count: 2, next: 'more' })),
    named('the rest', done('listFavorites', { ...pageOf(rowOf(rust)), count: 2 })),
    named('none', done('listFavorites', pageOf())),
    named('broken', failed('listFavorites')),
    named('signed out', failed('listFavorites', { code: 'UNAUTHENTICATED', message: 'Not signed in.' })),
    named('too often', failed('listFavorites', tooOften)),
    { type: 'retry' },
    { type: 'day.change' },
    named('Past', { type: 'period.select', period: 'past' }),
    named('Music', { type: 'filter.change', changes: { category: '1' } }),
    { type: 'filters.clear' },
    named('Jazz under the Bridge', { type: 'favorite.remove', eventId: '7' }),
    done('saveFavorite'),
    failed('saveFavorite'),
    { type: 'page.more' },
  ],
})
