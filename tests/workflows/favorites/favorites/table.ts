import { asks, has, refused, says, table, to, warns, when } from '../../../support/workflow/table.ts'

interface Listed {
  filters: object
  period: string
  shown: string[]
  total: number
}

const noFilters = { eventDate: '', eventType: '', category: '' }
const music = { eventDate: '', eventType: '', category: '1' }

const asksForFirst = asks('listFavorites', ({ filters, period }: Listed) => ({ filters, period, page: null }))
const asksForMore = asks('listFavorites', ({ filters, period }: Listed) => ({
  filters,
  period,
  page: 'more',
}))

/** The tab All counts all favourites, so only the list of that tab changes the number. */
const listed = (shown: string[], next: string | null, total: number) => [
  when({ period: 'all' }, to('list.listed.ready.settled', has({ shown, next, total }))),
  to('list.listed.ready.settled', has({ shown, next })),
]
const without = has(({ shown, total }: Listed) => ({
  shown: shown.filter((title) => title !== 'Jazz under the Bridge'),
  total: total - 1,
  removing: null,
}))

/** Another list can be requested at any time, except while a favourite is being removed. */
const otherList = {
  'period.select (Past)': [
    when({ period: 'past' }, refused),
    to('list.loading', has({ period: 'past' }), asksForFirst),
  ],
  'filter.change (Music)': to('list.loading', has({ filters: music }), asksForFirst),
  'filters.clear': [
    when({ filters: noFilters }, refused),
    to('list.loading', has({ filters: noFilters }), asksForFirst),
  ],
}

/** Specification, section 2 "My Events page"; section 7 "Favourites"; section 8. */
export const favoritesTable = table({
  start: to(
    'choices.loading',
    'list.loading',
    has({
      categories: [],
      filters: noFilters,
      period: 'all',
      shown: [],
      total: 0,
      next: null,
      removing: null,
      problem: '',
    }),
    asks('listChoices'),
    asks('watchDay'),
    asksForFirst,
  ),
  'choices.loading': {
    'listChoices succeeds': to('choices.loaded', has({ categories: ['Music', 'Technology'] })),
    'listChoices fails': to('choices.failed', warns('Failed to load event types and categories')),
  },
  'choices.failed': {
    retry: to('choices.loading', asks('listChoices')),
  },
  list: { runs: 'watchDay' },
  'list.loading': {
    ...otherList,
    'listFavorites succeeds (one of two)': listed(['Jazz under the Bridge'], 'more', 2),
    'listFavorites succeeds (none)': listed([], null, 0),
    'listFavorites fails (broken)': to('list.failed', has({ problem: 'Failed to load events' })),
    'listFavorites fails (too often)': to(
      'list.failed',
      has({ problem: 'Too many requests. Please try again in 30 seconds.' }),
    ),
    'listFavorites fails (signed out)': to(
      'list.failed',
      has({ problem: 'No authentication token found' }),
      warns('No authentication token found'),
    ),
  },
  'list.failed': {
    ...otherList,
    retry: to('list.loading', asksForFirst),
  },
  'list.listed.ready': {
    ...otherList,
    'favorite.remove (Jazz under the Bridge)': [
      when(
        ({ shown }: Listed) => shown.includes('Jazz under the Bridge'),
        to(
          'list.listed.removing',
          has({ removing: '7' }),
          asks('saveFavorite', { eventId: '7', isFavorite: false }),
        ),
      ),
      refused,
    ],
    'page.more': [when({ next: 'more' }, to('list.listed.loadingMore', asksForMore)), refused],
  },
  'list.listed.ready.settled': { 'day.change': to('list.listed.ready.renewing', asksForFirst) },
  // What was listed on the day before stays until then.
  'list.listed.ready.renewing': {
    'listFavorites succeeds (one of two)': listed(['Jazz under the Bridge'], 'more', 2),
    'listFavorites succeeds (none)': listed([], null, 0),
    'listFavorites fails (broken)': to('list.listed.ready.settled'),
    'listFavorites fails (too often)': to('list.listed.ready.settled'),
    'listFavorites fails (signed out)': to('list.listed.ready.settled'),
  },
  'list.listed.removing': {
    is: 'busy',
    'saveFavorite succeeds': [
      // The page would be empty although more rows follow.
      when(
        { shown: ['Jazz under the Bridge'], next: 'more' },
        to('list.loading', without, says('Removed from favorites'), asksForFirst),
      ),
      to('list.listed.ready.settled', without, says('Removed from favorites')),
    ],
    'saveFavorite fails': to(
      'list.listed.ready.settled',
      has({ removing: null }),
      warns('Failed to remove from favorites'),
    ),
  },
  'list.listed.loadingMore': {
    is: 'busy',
    ...otherList,
    'listFavorites succeeds (the rest)': to(
      'list.listed.ready.settled',
      has(({ shown }: Listed) => ({ shown: [...shown, 'Rust from Zero'], next: null })),
    ),
    'listFavorites fails (broken)': to(
      'list.listed.ready.settled',
      warns('Failed to load events. Please try again.'),
    ),
    'listFavorites fails (too often)': to(
      'list.listed.ready.settled',
      warns('Too many requests. Please try again in 30 seconds.'),
    ),
    'listFavorites fails (signed out)': to(
      'list.listed.ready.settled',
      warns('Failed to load events. Please try again.'),
    ),
  },
})
