import { type ActorRefFrom, assign, setup } from 'xstate'
import { choicesRegion } from '../catalog/choicesRegion.ts'
import type { Choices, EventDetail, EventFilters, Page, Toast } from '../domain.ts'
import { effect, promised } from '../effects.ts'
import { favoriteMachine } from '../favorites/favoriteMachine.ts'
import { toasts } from './texts.ts'

/** How the list was asked for: by filters, or by the token of a neighbouring page. */
export interface EventQuery {
  filters: EventFilters
  page: string | null
}

interface Input {
  /** The event to begin with, when one was chosen elsewhere. */
  eventId: string | null
  cameFrom: 'filters' | 'myEvents'
}

interface Context extends Input {
  choices: Choices
  filters: EventFilters
  page: Page<EventDetail>
  selected: EventDetail | null
  /** Position of the picture that the gallery shows. */
  picture: number
  /** The token of the page that is being turned to. */
  turningTo: string | null
  favorites: Record<string, ActorRefFrom<typeof favoriteMachine>>
}

type Events =
  | { type: 'filter.change'; changes: Partial<EventFilters> }
  | { type: 'filters.apply' }
  | { type: 'filters.showAll' }
  | { type: 'filters.clear' }
  | { type: 'choices.retry' }
  | { type: 'panel.toggle' }
  | { type: 'event.select'; eventId: string }
  | { type: 'picture.select'; index: number }
  | { type: 'page.next' }
  | { type: 'page.previous' }
  | { type: 'event.share' }
  | { type: 'back' }

const noFilters: EventFilters = { location: '', date: '', category: '', eventType: '', search: '' }
const noEvents: Page<EventDetail> = { results: [], count: 0, next: null, previous: null }

/** Filters, their results, and one event in full with its favourite button. */
export const exploreMachine = setup({
  types: {} as { input: Input; context: Context; events: Events; tags: 'busy' },
  actors: {
    listChoices: promised<Choices>(),
    listEvents: promised<Page<EventDetail>, EventQuery>(),
    getEvent: promised<EventDetail, { eventId: string }>(),
    recordView: promised<void, { eventId: string }>(),
    favorite: favoriteMachine,
  },
  actions: {
    toast: effect<Toast>(),
    /** Back in the browser's history. */
    leave: effect(),
    share: effect<EventDetail | null>(),
    log: effect<{ error: unknown }>(),
    rememberChoices: assign((_, choices: Choices) => ({ choices })),
    changeFilters: assign(({ context }, changes: Partial<EventFilters>) => ({
      filters: { ...context.filters, ...changes },
    })),
    rememberPage: assign((_, page: Page<EventDetail>) => ({ page })),
    rememberTurn: assign((_, turningTo: string | null) => ({ turningTo })),
    selectFirst: assign(({ context }) => ({ selected: context.page.results[0] ?? null, picture: 0 })),
    select: assign(({ context }, eventId: string) => ({
      selected: context.page.results.find(({ id }) => id === eventId) ?? context.selected,
      picture: 0,
    })),
    startFromFilters: assign({ cameFrom: 'filters' }),
    selectPicture: assign((_, picture: number) => ({ picture })),
    watchFavorite: assign(({ context, spawn }) => {
      const { selected, favorites } = context
      if (!selected || favorites[selected.id]) return {}
      const { id, isFavorite } = selected
      const ref = spawn('favorite', { id: `favorite-${id}`, input: { eventId: id, isFavorite } })
      return { favorites: { ...favorites, [id]: ref } }
    }),
  },
  guards: {
    hasFilters: ({ context }) => Object.values(context.filters).some((value) => value.trim() !== ''),
    hasSelection: ({ context }) => context.selected !== null,
    isOther: ({ context }, eventId: string) =>
      context.selected?.id !== eventId && context.page.results.some(({ id }) => id === eventId),
    hasPicture: ({ context }, index: number) => context.selected?.galleryImages[index] !== undefined,
    hasNext: ({ context }) => context.page.next !== null,
    hasPrevious: ({ context }) => context.page.previous !== null,
    cameFromMyEvents: ({ context }) => context.cameFrom === 'myEvents',
    hasEventToOpen: ({ context }) => context.eventId !== null,
  },
}).createMachine({
  id: 'explore',
  context: ({ input }) => ({
    ...input,
    choices: { categories: [], eventTypes: [] },
    filters: noFilters,
    page: noEvents,
    selected: null,
    picture: 0,
    turningTo: null,
    favorites: {},
  }),
  type: 'parallel',
  states: {
    choices: choicesRegion('choices.retry', toasts.exploreNotLoaded),
    /** The filter panel, which can be folded away on small screens. */
    panel: {
      initial: 'shown',
      states: {
        shown: { on: { 'panel.toggle': 'folded' } },
        folded: { on: { 'panel.toggle': 'shown' } },
      },
    },
    view: {
      initial: 'entering',
      states: {
        entering: { always: [{ guard: 'hasEventToOpen', target: 'opening' }, { target: 'filters' }] },
        opening: {
          invoke: {
            id: 'getEvent',
            src: 'getEvent',
            input: ({ context }) => ({ eventId: context.eventId ?? '' }),
            onDone: {
              target: 'results',
              actions: { type: 'rememberPage', params: ({ event }) => onlyOne(event.output) },
            },
            onError: {
              target: 'filters',
              actions: ['startFromFilters', { type: 'toast', params: toasts.exploreNotLoaded }],
            },
          },
          on: { back: { guard: 'cameFromMyEvents', actions: 'leave' } },
        },
        filters: {
          initial: 'ready',
          states: {
            ready: {
              on: {
                'filter.change': { actions: { type: 'changeFilters', params: ({ event }) => event.changes } },
                'filters.clear': {
                  guard: 'hasFilters',
                  actions: { type: 'changeFilters', params: noFilters },
                },
                'filters.apply': { guard: 'hasFilters', target: 'filtering' },
                'filters.showAll': {
                  target: 'loading',
                  actions: { type: 'changeFilters', params: noFilters },
                },
              },
            },
            filtering: {
              tags: 'busy',
              invoke: {
                id: 'listEvents',
                src: 'listEvents',
                input: ({ context }) => ({ filters: context.filters, page: null }),
                onDone: {
                  target: '#explore.view.results',
                  actions: { type: 'rememberPage', params: ({ event }) => event.output },
                },
                onError: {
                  target: 'ready',
                  actions: { type: 'toast', params: toasts.eventsNotFiltered },
                },
              },
            },
            loading: {
              tags: 'busy',
              invoke: {
                id: 'listEvents',
                src: 'listEvents',
                input: { filters: noFilters, page: null },
                onDone: {
                  target: '#explore.view.results',
                  actions: { type: 'rememberPage', params: ({ event }) => event.output },
                },
                onError: { target: 'ready', actions: { type: 'toast', params: toasts.eventsNotLoaded } },
              },
            },
          },
        },
        results: {
          type: 'parallel',
          entry: ['selectFirst', 'watchFavorite'],
          on: {
            back: [{ guard: 'cameFromMyEvents', actions: 'leave' }, { target: 'filters' }],
          },
          states: {
            detail: {
              initial: 'choosing',
              on: {
                'event.select': {
                  guard: { type: 'isOther', params: ({ event }) => event.eventId },
                  target: '.recordingView',
                  reenter: true,
                  actions: [{ type: 'select', params: ({ event }) => event.eventId }, 'watchFavorite'],
                },
              },
              states: {
                choosing: {
                  always: [{ guard: 'hasSelection', target: 'recordingView' }, { target: 'none' }],
                },
                none: {},
                recordingView: {
                  on: { 'picture.select': showPicture(), 'event.share': shareIt() },
                  invoke: {
                    id: 'recordView',
                    src: 'recordView',
                    input: ({ context }) => ({ eventId: context.selected?.id ?? '' }),
                    onDone: 'viewed',
                    onError: {
                      target: 'viewed',
                      actions: { type: 'log', params: ({ event }) => ({ error: event.error }) },
                    },
                  },
                },
                viewed: { on: { 'picture.select': showPicture(), 'event.share': shareIt() } },
              },
            },
            paging: {
              initial: 'settled',
              states: {
                settled: {
                  on: {
                    'page.next': {
                      guard: 'hasNext',
                      target: 'turning',
                      actions: { type: 'rememberTurn', params: ({ context }) => context.page.next },
                    },
                    'page.previous': {
                      guard: 'hasPrevious',
                      target: 'turning',
                      actions: { type: 'rememberTurn', params: ({ context }) => context.page.previous },
                    },
                  },
                },
                turning: {
                  exit: { type: 'rememberTurn', params: null },
                  tags: 'busy',
                  invoke: {
                    id: 'listEvents',
                    src: 'listEvents',
                    input: ({ context }) => ({ filters: context.filters, page: context.turningTo }),
                    onDone: {
                      target: '#explore.view.results',
                      reenter: true,
                      actions: { type: 'rememberPage', params: ({ event }) => event.output },
                    },
                    onError: {
                      target: 'settled',
                      actions: { type: 'log', params: ({ event }) => ({ error: event.error }) },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
})

const onlyOne = (event: EventDetail): Page<EventDetail> => ({ ...noEvents, results: [event], count: 1 })

function showPicture() {
  const params = ({ event }: { event: { index: number } }) => event.index
  return {
    guard: { type: 'hasPicture' as const, params },
    actions: { type: 'selectPicture' as const, params },
  }
}

function shareIt() {
  return {
    actions: {
      type: 'share' as const,
      params: ({ context }: { context: Context }) => context.selected,
    },
  }
}
