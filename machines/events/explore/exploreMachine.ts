import { and, type ActorRefFrom, assign, setup } from 'xstate'
import { choicesRegion, noChoices } from '../../catalog/choicesRegion.ts'
import {
  type Choices,
  errorToast,
  type EventDetail,
  type EventFilters,
  type EventRow,
  type Toast,
  warn,
} from '../../domain.ts'
import { announcements, effect, errorOf, logged, outputOf, promised } from '../../effects.ts'
import { favoriteMachine } from '../../favorites/favoriteMachine.ts'
import {
  addressOf,
  areSameFilters,
  changedFilters,
  type ExploreAddress,
  hasFilter,
  isSameAddress,
  noFilters,
  trimFilters,
  written,
} from './exploreAddress.ts'
import { openEventRegions } from './openEventRegions.ts'
import * as texts from '../texts.ts'
import { type EventPage, type EventQuery, isGone, isMissing, noEvents, onlyOne, rowOf } from './eventQuery.ts'
import { panelRegion } from '../../lists/panelRegion.ts'
import type { Message } from '../../language/message.ts'

/** `shareUrl` is the URL of the public page; null if there is none. */
export interface Shared extends Pick<EventRow, 'id' | 'title'> {
  shareUrl: string | null
  /** Plaza's base URL without a trailing slash. */
  site: string
}

interface Context {
  address: ExploreAddress
  choices: Choices
  filters: EventFilters
  page: EventPage
  /** The query that returned `page`; null if a single event was opened. */
  listed: EventQuery | null
  /** Id of the event named in the address, until it is shown. */
  wanted: string | null
  selected: EventRow | null
  /** All details of `selected`; null until they have loaded. */
  whole: EventDetail | null
  /** Index of the enlarged picture in the gallery. */
  picture: number
  turningTo: string | null
  /** Why the details of `selected` could not be loaded. */
  problem: Message
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
  | { type: 'event.retry' }
  | { type: 'picture.select'; index: number }
  | { type: 'page.next' }
  | { type: 'page.previous' }
  | { type: 'event.share'; site: string }
  | { type: 'calendar.save' }
  | { type: 'address.change'; address: ExploreAddress }
  | { type: 'filters.open' }
  | { type: 'back' }
  | { type: 'day.change' }

const explore = setup({
  types: {} as { input: ExploreAddress; context: Context; events: Events; tags: 'busy' },
  actors: {
    listChoices: promised<Choices>(),
    listEvents: promised<EventPage, EventQuery>(),
    getEvent: promised<EventDetail, { eventId: string }>(),
    recordView: promised<void, { eventId: string }>(),
    favorite: favoriteMachine,
    watchDay: announcements(),
  },
  actions: {
    toast: effect<Toast>(),
    /** Goes back in the browser's history. */
    leave: effect(),
    share: effect<Shared | null>(),
    saveToCalendar: effect<EventDetail | null>(),
    writeAddress: effect<ExploreAddress>(),
    log: effect<{ error: unknown }>(),
    rememberChoices: assign((_, choices: Choices) => ({ choices })),
    changeFilters: assign(({ context }, changes: Partial<EventFilters>) => ({
      filters: changedFilters(context.filters, changes),
    })),
    startAnew: assign(({ context }) => ({
      filters: trimFilters(context.filters),
      wanted: null,
      turningTo: null,
    })),
    rememberPage: assign(({ context }, page: EventPage) => ({
      page,
      listed: { filters: context.filters, page: context.turningTo },
    })),
    explain: assign((_, problem: Message) => ({ problem })),
    complete: assign((_, whole: EventDetail) => ({ whole })),
    rememberTurn: assign((_, turningTo: string | null) => ({ turningTo })),
    selectWanted: assign(({ context: { page, selected: last, whole, wanted } }) => {
      const isWanted = (event: EventRow | null) => event?.id === wanted
      const selected = [...page.results, last].find(isWanted) ?? page.results[0] ?? null
      return {
        selected,
        whole: [page.first, whole].find((event) => event?.id === selected?.id) ?? null,
        wanted: null,
        turningTo: null,
        picture: 0,
      }
    }),
    select: assign(({ context: { page, address, selected } }, eventId: string) => ({
      selected: page.results.find(({ id }) => id === eventId) ?? selected,
      whole: page.first?.id === eventId ? page.first : null,
      address: { ...address, eventId },
      turningTo: null,
      picture: 0,
    })),
    goToList: assign(({ context: { listed, wanted } }) => ({
      address: addressOf({ view: 'list', ...listed, eventId: wanted }),
    })),
    goToFilters: assign(({ context: { filters } }) => ({
      address: addressOf({ filters }),
      turningTo: null,
    })),
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
    hasFilters: ({ context }) => hasFilter(context.filters),
    lacksWanted: ({ context }, page: EventPage) => isMissing(context.wanted, page),
    isListed: ({ context: { address, listed, page, wanted } }) =>
      address.view === 'list' &&
      address.page === listed?.page &&
      areSameFilters(address.filters, listed.filters) &&
      !isMissing(wanted, page),
    hasList: ({ context }) => context.listed !== null,
    hasSelection: ({ context }) => context.selected !== null,
    isWhole: ({ context }) => context.whole !== null,
    isOther: ({ context }, eventId: string) =>
      context.selected?.id !== eventId && context.page.results.some(({ id }) => id === eventId),
    hasPicture: ({ context }, index: number) => context.whole?.galleryImages[index] !== undefined,
    hasNext: ({ context }) => context.page.next !== null,
    hasPrevious: ({ context }) => context.page.previous !== null,
    isGone: (_, error: unknown) => isGone(error),
    cameFromMyEvents: ({ context }) => context.address.cameFrom === 'myEvents',
  },
})

const results = explore.createStateConfig({
  type: 'parallel',
  entry: ['selectWanted', 'watchFavorite'],
  on: {
    back: [
      { guard: 'cameFromMyEvents', actions: 'leave' },
      { target: 'filters', actions: ['goToFilters', written] },
    ],
  },
  states: {
    ...openEventRegions,
    paging: {
      initial: 'settled',
      states: {
        settled: {
          on: {
            'page.next': turn('hasNext', 'next'),
            'page.previous': turn('hasPrevious', 'previous'),
          },
          initial: 'current',
          states: {
            /** The token of a further page contains its days. */
            current: {
              on: {
                'day.change': {
                  guard: ({ context: { listed } }) => listed?.page === null,
                  target: 'renewing',
                },
              },
            },
            /** Still shows the list of the day before. */
            renewing: {
              invoke: {
                id: 'listEvents',
                src: 'listEvents',
                input: ({ context }) => ({ filters: context.filters, page: null }),
                onDone: {
                  target: '#explore.view.results',
                  reenter: true,
                  actions: [
                    { type: 'rememberPage', params: outputOf },
                    assign(({ context: { selected } }) => ({ wanted: selected?.id ?? null })),
                  ],
                },
                onError: { target: 'current', actions: logged },
              },
            },
          },
        },
        turning: {
          tags: 'busy',
          invoke: {
            id: 'listEvents',
            src: 'listEvents',
            input: ({ context }) => ({ filters: context.filters, page: context.turningTo }),
            onDone: {
              target: '#explore.view.results',
              reenter: true,
              actions: [{ type: 'rememberPage', params: outputOf }, 'goToList', written],
            },
            onError: { target: 'settled', actions: [{ type: 'rememberTurn', params: null }, logged] },
          },
        },
      },
    },
  },
})

const view = explore.createStateConfig({
  invoke: { id: 'watchDay', src: 'watchDay' },
  initial: 'entering',
  on: {
    'address.change': {
      guard: ({ context, event }) => !isSameAddress(context.address, event.address),
      target: '.entering',
      actions: assign(({ context, event: { address } }) => ({
        ...askFor(address),
        listed: address.view === 'event' ? null : context.listed,
      })),
    },
  },
  states: {
    entering: {
      always: [
        { guard: 'isListed', target: 'results' },
        {
          guard: ({ context: { address } }) => address.view === 'list' && hasFilter(address.filters),
          target: 'filters.filtering',
        },
        { guard: ({ context }) => context.address.view === 'list', target: 'filters.loading' },
        { guard: ({ context }) => context.address.view === 'event', target: 'opening' },
        { target: 'filters' },
      ],
    },
    opening: {
      invoke: {
        id: 'getEvent',
        src: 'getEvent',
        input: ({ context }) => ({ eventId: context.wanted ?? '' }),
        onDone: {
          target: 'results',
          actions: assign(({ context, event: { output: event } }) => ({
            selected: rowOf(event),
            whole: event,
            page: context.listed ? context.page : onlyOne(event),
          })),
        },
        onError: [
          {
            guard: and([{ type: 'isGone', params: errorOf }, 'hasList']),
            target: 'results',
            actions: warn(texts.eventGone),
          },
          { guard: { type: 'isGone', params: errorOf }, target: 'gone' },
          { guard: 'hasList', target: 'results', actions: warn(texts.dataNotLoaded) },
          { target: 'filters', actions: warn(texts.dataNotLoaded) },
        ],
      },
      on: { back: { guard: 'cameFromMyEvents', actions: 'leave' } },
    },
    /** The address names an event that no longer exists or that this user may not see. */
    gone: {
      on: {
        back: { guard: 'cameFromMyEvents', actions: 'leave' },
        'filters.open': { target: 'filters', actions: ['goToFilters', written] },
      },
    },
    filters: {
      initial: 'ready',
      states: {
        ready: {
          on: {
            'filter.change': { actions: { type: 'changeFilters', params: ({ event }) => event.changes } },
            'filters.clear': {
              guard: 'hasFilters',
              actions: [{ type: 'changeFilters', params: noFilters }, 'goToFilters', written],
            },
            'filters.apply': { guard: 'hasFilters', target: 'filtering', actions: 'startAnew' },
            'filters.showAll': {
              target: 'loading',
              actions: ['startAnew', { type: 'changeFilters', params: noFilters }],
            },
          },
        },
        filtering: listEvents(texts.eventsNotFiltered),
        loading: listEvents(texts.eventsNotLoaded),
      },
    },
    results,
  },
})

/** Explore: first the filters, then the results with one event open. The address can open either directly. */
export const exploreMachine = explore.createMachine({
  id: 'explore',
  context: ({ input }) => ({
    ...askFor(input),
    choices: noChoices,
    page: noEvents,
    listed: null,
    selected: null,
    picture: 0,
    problem: '',
    favorites: {},
  }),
  type: 'parallel',
  states: {
    choices: choicesRegion('choices.retry', errorToast(texts.dataNotLoaded)),
    panel: panelRegion('shown'),
    view,
  },
})

function listEvents(failure: Message) {
  const params = outputOf<EventPage>
  const remembered = { type: 'rememberPage' as const, params }
  return {
    tags: 'busy' as const,
    invoke: {
      id: 'listEvents' as const,
      src: 'listEvents' as const,
      input: ({ context: { filters, turningTo } }: { context: Context }) => ({ filters, page: turningTo }),
      onDone: [
        {
          guard: { type: 'lacksWanted' as const, params },
          target: '#explore.view.opening',
          actions: remembered,
        },
        {
          target: '#explore.view.results',
          actions: [remembered, 'goToList' as const, written],
        },
      ],
      onError: { target: 'ready', actions: warn(failure) },
    },
  }
}

function turn<Guard extends string>(guard: Guard, link: 'next' | 'previous') {
  const params = ({ context }: { context: Context }) => context.page[link]
  return { guard, target: 'turning' as const, actions: { type: 'rememberTurn' as const, params } }
}

const askFor = (address: ExploreAddress) => ({
  address,
  filters: address.filters,
  wanted: address.eventId,
  whole: null,
  turningTo: address.page,
})
