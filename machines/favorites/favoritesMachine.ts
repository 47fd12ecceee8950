import { assign, setup } from 'xstate'
import { choicesRegion, noChoices } from '../catalog/choicesRegion.ts'
import { choicesNotLoaded } from '../catalog/texts.ts'
import {
  explain,
  failureOf,
  type Choices,
  type TimedRow,
  type Favorite,
  type FavoriteFilters,
  type Page,
  type Period,
  type Toast,
  warn,
} from '../domain.ts'
import { announcements, effect, outputOf, promised } from '../effects.ts'
import { isFiltered } from '../lists/listing.ts'
import { problems, toasts } from './texts.ts'
import type { Message } from '../language/message.ts'

export interface FavoriteQuery {
  filters: FavoriteFilters
  period: Period
  /** A page token; null for the first page. */
  page: string | null
}

interface Context {
  choices: Choices
  filters: FavoriteFilters
  period: Period
  favorites: TimedRow[]
  /** The number of favourites across all periods. */
  total: number
  next: string | null
  removing: string | null
  problem: Message
}

type Events =
  | { type: 'period.select'; period: Period }
  | { type: 'filter.change'; changes: Partial<FavoriteFilters> }
  | { type: 'filters.clear' }
  | { type: 'favorite.remove'; eventId: string }
  | { type: 'page.more' }
  | { type: 'retry' }
  | { type: 'day.change' }

const noFilters: FavoriteFilters = { eventDate: '', eventType: '', category: '' }

/** The My Events page, which lists the favourites. */
export const favoritesMachine = setup({
  types: {} as { context: Context; events: Events; tags: 'busy' },
  actors: {
    listChoices: promised<Choices>(),
    listFavorites: promised<Page<TimedRow>, FavoriteQuery>(),
    saveFavorite: promised<void, Favorite>(),
    watchDay: announcements(),
  },
  actions: {
    toast: effect<Toast>(),
    rememberChoices: assign((_, choices: Choices) => ({ choices })),
    choosePeriod: assign((_, period: Period) => ({ period })),
    changeFilters: assign(({ context }, changes: Partial<FavoriteFilters>) => ({
      filters: { ...context.filters, ...changes },
    })),
    rememberFirst: assign(({ context }, page: Page<TimedRow>) => ({
      favorites: page.results,
      next: page.next,
      total: context.period === 'all' ? page.count : context.total,
    })),
    drop: assign(({ context }) => ({
      favorites: context.favorites.filter(({ id }) => id !== context.removing),
      total: context.total - 1,
      removing: null,
    })),
    explain: assign((_, problem: Message) => ({ problem })),
  },
  guards: {
    hasFilters: ({ context }) => isFiltered(context.filters),
    isOtherPeriod: ({ context }, period: Period) => context.period !== period,
    /** True if the row being removed is the only one on screen although more can be loaded. */
    isLastBeforeMore: ({ context }) => context.favorites.length === 1 && context.next !== null,
  },
}).createMachine({
  id: 'favorites',
  context: {
    choices: noChoices,
    filters: noFilters,
    period: 'all',
    favorites: [],
    total: 0,
    next: null,
    removing: null,
    problem: '',
  },
  type: 'parallel',
  states: {
    choices: choicesRegion('retry', choicesNotLoaded),
    list: {
      invoke: { id: 'watchDay', src: 'watchDay' },
      initial: 'loading',
      states: {
        loading: {
          on: otherList(),
          invoke: {
            id: 'listFavorites',
            src: 'listFavorites',
            input: ({ context: { filters, period } }) => ({ filters, period, page: null }),
            onDone: { target: 'listed', actions: { type: 'rememberFirst', params: outputOf } },
            onError: [
              {
                guard: ({ event }) => failureOf(event.error).code === 'UNAUTHENTICATED',
                target: 'failed',
                actions: [
                  { type: 'explain', params: problems.noToken },
                  { type: 'toast', params: toasts.noToken },
                ],
              },
              {
                target: 'failed',
                actions: explain(problems.favoritesNotLoaded),
              },
            ],
          },
        },
        failed: { on: { ...otherList(), retry: 'loading' } },
        listed: {
          initial: 'ready',
          states: {
            ready: {
              on: {
                ...otherList(),
                'favorite.remove': {
                  guard: ({ context, event }) => context.favorites.some(({ id }) => id === event.eventId),
                  target: 'removing',
                  actions: assign(({ event }) => ({ removing: event.eventId })),
                },
                'page.more': { guard: ({ context }) => context.next !== null, target: 'loadingMore' },
              },
              initial: 'settled',
              states: {
                settled: { on: { 'day.change': 'renewing' } },
                /** Still shows what was upcoming or past on the day before. */
                renewing: {
                  invoke: {
                    id: 'listFavorites',
                    src: 'listFavorites',
                    input: ({ context: { filters, period } }) => ({ filters, period, page: null }),
                    onDone: { target: 'settled', actions: { type: 'rememberFirst', params: outputOf } },
                    onError: 'settled',
                  },
                },
              },
            },
            removing: {
              tags: 'busy',
              invoke: {
                id: 'saveFavorite',
                src: 'saveFavorite',
                input: ({ context }) => ({ eventId: context.removing ?? '', isFavorite: false }),
                onDone: [
                  {
                    guard: 'isLastBeforeMore',
                    target: '#favorites.list.loading',
                    actions: ['drop', { type: 'toast', params: toasts.removedFromFavorites }],
                  },
                  {
                    target: 'ready',
                    actions: ['drop', { type: 'toast', params: toasts.removedFromFavorites }],
                  },
                ],
                onError: {
                  target: 'ready',
                  actions: [assign({ removing: null }), warn(toasts.notRemovedFromFavorites.text)],
                },
              },
            },
            loadingMore: {
              tags: 'busy',
              on: otherList(),
              invoke: {
                id: 'listFavorites',
                src: 'listFavorites',
                input: ({ context: { filters, period, next } }) => ({ filters, period, page: next }),
                onDone: {
                  target: 'ready',
                  actions: assign(({ context, event }) => ({
                    favorites: [...context.favorites, ...event.output.results],
                    next: event.output.next,
                  })),
                },
                onError: { target: 'ready', actions: warn(toasts.eventsNotLoaded.text) },
              },
            },
          },
        },
      },
    },
  },
})

/**
 * Transitions that load another list. They are available at any time, except while a favourite is being
 * removed.
 */
function otherList() {
  return {
    'period.select': {
      guard: {
        type: 'isOtherPeriod' as const,
        params: ({ event }: { event: { period: Period } }) => event.period,
      },
      target: '#favorites.list.loading',
      reenter: true,
      actions: {
        type: 'choosePeriod' as const,
        params: ({ event }: { event: { period: Period } }) => event.period,
      },
    },
    'filter.change': {
      target: '#favorites.list.loading',
      reenter: true,
      actions: {
        type: 'changeFilters' as const,
        params: ({ event }: { event: { changes: Partial<FavoriteFilters> } }) => event.changes,
      },
    },
    'filters.clear': {
      guard: 'hasFilters' as const,
      target: '#favorites.list.loading',
      reenter: true,
      actions: { type: 'changeFilters' as const, params: noFilters },
    },
  }
}
