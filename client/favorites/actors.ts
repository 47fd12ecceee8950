import { fromPromise } from 'xstate'
import type { TimedRow, Page, Period } from '../../machines/domain.ts'
import type { FavoriteQuery } from '../../machines/favorites/favoritesMachine.ts'
import { ListFavoritesDocument, SaveFavoriteDocument } from '../generated/graphql.ts'
import type { Api } from '../runtime/graph/api.ts'
import { clockActors } from '../runtime/clock/watchDay.ts'
import { mutation } from '../runtime/graph/mutation.ts'
import { withoutBlanks } from '../runtime/withoutBlanks.ts'

const periods = {
  all: {},
  upcoming: { period: 'UPCOMING' },
  past: { period: 'PAST' },
} as const satisfies Record<Period, object>

export const favoriteActors = (api: Api) => ({
  saveFavorite: mutation(api, SaveFavoriteDocument),
})

export const favoritesActors = (api: Api) => ({
  ...clockActors,
  listFavorites: fromPromise<Page<TimedRow>, FavoriteQuery>(async ({ input, signal }) => {
    const { filters, period, page } = input
    const filter = { ...withoutBlanks(filters), ...periods[period] }
    // A page token already contains its filter.
    const { favorites } = await api.run(ListFavoritesDocument, page ? { page } : { filter }, { signal })
    return { ...favorites, results: favorites.results.map(({ event }) => event) }
  }),
})
