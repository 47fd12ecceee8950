import { isDeepStrictEqual } from 'node:util'
import { trouble } from '../../../support/workflow/cases.ts'
import { asks, does, has, refused, stays, table, to, warns, when } from '../../../support/workflow/table.ts'
import { jazz, rust, workshop } from '../../fixtures.ts'

import type { ExploreAddress } from '../../../../machines/events/explore/exploreAddress.ts'

interface Shown {
  address: ExploreAddress
  filters: object
  listed: { filters: object; page: string | null } | null
  wanted: string | null
  results: string[]
  selected: string | null
  whole: string | null
  place: { kind: string } | null
  watched: string[]
  turningTo: string | null
}

const noFilters = { location: '', date: '', when: '', category: '', eventType: '', search: '' } as const
const blank = { ...noFilters, location: ' ' }
const isUnfiltered = ({ filters }: Shown) =>
  isDeepStrictEqual(filters, noFilters) || isDeepStrictEqual(filters, blank)
const cologne = { ...noFilters, location: 'Cologne' }
const events = [jazz, rust, workshop]

/** Addresses of Explore as the machine reads them. */
export const atFilters: ExploreAddress = {
  view: 'filters',
  filters: noFilters,
  page: null,
  eventId: null,
  cameFrom: 'filters',
}
export const atJazz: ExploreAddress = { ...atFilters, view: 'event', eventId: '7' }
export const inCologne: ExploreAddress = { ...atFilters, view: 'list', filters: cologne }
export const atSecondPage: ExploreAddress = { ...atFilters, view: 'list', page: 'page-2', eventId: '8' }
export const atRust: ExploreAddress = { ...inCologne, eventId: '8' }

const writesAddress = does('writeAddress', ({ address }: Shown) => address)

const unread = { whole: null, place: null }
const noResults = {
  results: [],
  covers: [],
  count: 0,
  next: null,
  previous: null,
  selected: null,
  ...unread,
  picture: 0,
}

/** Where each event takes place, as the map shows it. */
const places: Record<string, object> = {
  'Jazz under the Bridge': { kind: 'map', at: { lat: 50.93753, lng: 6.96028 } },
  'Rust from Zero': { kind: 'online' },
  'Pottery for Two': { kind: 'online' },
}

/** The cover of each event in the list. */
const covers: Record<string, string | null> = {
  'Jazz under the Bridge': '/media/jazz-one-{width}.{format}',
  'Rust from Zero': null,
  'Pottery for Two': null,
}
const listOf = (titles: string[]) => ({ results: titles, covers: titles.map((title) => covers[title]) })

const added = (watched: string[], title: string) => [...new Set([...watched, title])].toSorted()

/** Opens an event: records its view, and keeps a favourite button for it from now on. */
const shows = (title: string) => [
  has(({ watched }: Shown) => ({
    selected: title,
    whole: title,
    place: places[title],
    picture: 0,
    wanted: null,
    turningTo: null,
    watched: added(watched, title),
  })),
  asks('recordView', { eventId: idOf(title) }),
]
/** Opens an event of which only the row has loaded, and requests the rest. */
const showsRow = (title: string) => [...shows(title), has(unread), asks('getEvent', { eventId: idOf(title) })]
const idOf = (title: string) => events.find((event) => event.title === title)?.id
const open = ['view.results.detail.recordingView', 'view.results.paging.settled.current'] as const
const results = [...open, 'view.results.rest.arrived'] as const
const partial = [...open, 'view.results.rest.arriving'] as const

/** The results of a list. */
const found = (titles: string[], paging: { count: number; next?: string; previous?: string }) =>
  has(({ filters, turningTo }: Shown) => ({
    ...listOf(titles),
    next: null,
    previous: null,
    ...paging,
    listed: { filters, page: turningTo },
  }))
const goesToList = has(({ listed, wanted }: Shown) => ({
  address: { ...atFilters, view: 'list', ...listed, eventId: wanted },
}))
const twoEvents = found(['Jazz under the Bridge', 'Rust from Zero'], { count: 3, next: 'page-2' })
const secondPage = found(['Pottery for Two'], { count: 3, previous: 'page-1' })
const nothing = found([], { count: 0 })
const opens = (list: typeof twoEvents, title: string) =>
  to(...results, list, goesToList, ...shows(title), writesAddress)

/** The address names an event that is not in the list. */
const opensAnother = (list: typeof twoEvents) =>
  when({ wanted: '8' }, to('view.opening', list, asks('getEvent', { eventId: '8' })))
const opensRow = (list: typeof twoEvents, title: string) =>
  to(...partial, list, goesToList, ...showsRow(title), writesAddress)
const showsNone = has({ selected: null, ...unread, picture: 0, wanted: null, turningTo: null })
const atNone = [
  'view.results.detail.none',
  'view.results.rest.none',
  'view.results.paging.settled.current',
] as const

const lists = {
  is: 'busy',
  'listEvents succeeds (two events)': [
    when({ wanted: '8' }, opensRow(twoEvents, 'Rust from Zero')),
    opens(twoEvents, 'Jazz under the Bridge'),
  ],
  'listEvents succeeds (none)': [
    opensAnother(nothing),
    to(...atNone, nothing, goesToList, showsNone, writesAddress),
  ],
}

/** Follows an address other than the current one. */
const follows = (address: ExploreAddress) =>
  has({ address, filters: address.filters, wanted: address.eventId, ...unread, turningTo: address.page })
const isRustListed = ({ listed, results }: Shown) =>
  isDeepStrictEqual(listed, { filters: cologne, page: null }) && results.includes('Rust from Zero')
const isFromMyEvents = ({ address }: Shown) => address.cameFrom === 'myEvents'
const asksForList = asks('listEvents', ({ filters, turningTo }: Shown) => ({ filters, page: turningTo }))

/** An event without a venue, so neither on the map nor online. */
export const rustNowhere = { ...rust, venue: null }
const selectedEvent = ({ selected, place }: Shown) =>
  place?.kind === 'unknown' ? rustNowhere : events.find(({ title }) => title === selected)

const detail = {
  'event.share': stays(
    does('share', ({ selected, whole }: Shown) => ({
      id: idOf(selected ?? ''),
      title: selected,
      // Only this one of the three has a public page.
      shareUrl: whole === 'Jazz under the Bridge' ? jazz.shareUrl : null,
      site: 'https://plaza.example',
    })),
  ),
}
const turns = (page: string) =>
  to(
    'view.results.paging.turning',
    has({ turningTo: page }),
    asks('listEvents', ({ filters }: Shown) => ({ filters, page })),
  )

const beginning = (address: ExploreAddress) => [
  has({ categories: [], watched: [], listed: null, problem: '', ...noResults }),
  follows(address),
  asks('listChoices'),
  asks('watchDay'),
]
const gone = 'This event is no longer available.'
const startsAnew = has({ wanted: null, turningTo: null })
const opening = ['choices.loading', 'panel.shown', 'view.opening'] as const
const asksForEvent = asks('getEvent', { eventId: '7' })

const tooOften = 'Too many requests. Please try again in 30 seconds.'
const notOpened = (text: string) => [
  when({ listed: null }, to('view.filters.ready', warns(text))),
  // This event was open last, so its row is shown again.
  when({ selected: 'Rust from Zero' }, to(...partial, ...showsRow('Rust from Zero'), warns(text))),
  when({ results: ['Pottery for Two'] }, to(...results, ...shows('Pottery for Two'), warns(text))),
  to(...atNone, showsNone, warns(text)),
]

/** Specification, section 2 "Explore page"; section 4 "Explore"; sections 5 and 8. */
export const exploreTable = table({
  start: {
    'from the navigation': to(
      'choices.loading',
      'panel.shown',
      'view.filters.ready',
      ...beginning(atFilters),
    ),
    'from a link': to(...opening, ...beginning(atJazz), asksForEvent),
    'from My Events': to(...opening, ...beginning({ ...atJazz, cameFrom: 'myEvents' }), asksForEvent),
    'from a shared list': to(
      'choices.loading',
      'panel.shown',
      'view.filters.filtering',
      ...beginning(atRust),
      asksForList,
    ),
  },

  'choices.loading': {
    'listChoices succeeds': to('choices.loaded', has({ categories: ['Music', 'Technology'] })),
    'listChoices fails': to('choices.failed', warns('Failed to load data')),
  },
  'choices.failed': {
    'choices.retry': to('choices.loading', asks('listChoices')),
  },

  'panel.shown': {
    'panel.toggle': to('panel.folded'),
  },
  'panel.folded': {
    'panel.toggle': to('panel.shown'),
  },

  view: {
    runs: 'watchDay',
    'address.change (the filters)': [
      when({ address: atFilters }, refused),
      to('view.filters.ready', follows(atFilters)),
    ],
    'address.change (Jazz alone)': [
      when({ address: atJazz }, refused),
      to('view.opening', follows(atJazz), has({ listed: null }), asksForEvent),
    ],
    'address.change (Rust in Cologne)': [
      when({ address: atRust }, refused),
      when(isRustListed, to(...partial, follows(atRust), ...showsRow('Rust from Zero'))),
      to('view.filters.filtering', follows(atRust), asksForList),
    ],
    'address.change (the second page)': [
      when({ address: atSecondPage }, refused),
      when(
        ({ listed }: Shown) => listed?.page !== 'page-2',
        to('view.filters.loading', follows(atSecondPage), asksForList),
      ),
    ],
  },
  'view.opening': {
    'getEvent succeeds (Jazz)': when(
      { wanted: '7' },
      to(
        ...results,
        has({ ...listOf(['Jazz under the Bridge']), count: 1, next: null, previous: null }),
        ...shows('Jazz under the Bridge'),
      ),
    ),
    'getEvent succeeds (Rust)': when({ wanted: '8' }, to(...results, ...shows('Rust from Zero'))),
    'getEvent fails (gone)': [
      when({ listed: null }, to('view.gone')),
      when({ selected: 'Rust from Zero' }, to(...partial, ...showsRow('Rust from Zero'), warns(gone))),
      when({ results: ['Pottery for Two'] }, to(...results, ...shows('Pottery for Two'), warns(gone))),
      to(...atNone, showsNone, warns(gone)),
    ],
    'getEvent fails': notOpened('Failed to load data'),
    'getEvent fails (too often)': notOpened(tooOften),
    back: [when(isFromMyEvents, stays(does('leave'))), refused],
  },
  // Beyond the specification: the event does not exist, so there is nothing to retry.
  'view.gone': {
    back: [when(isFromMyEvents, stays(does('leave'))), refused],
    'filters.open': to(
      'view.filters.ready',
      has(({ filters }: Shown) => ({ turningTo: null, address: { ...atFilters, filters } })),
      writesAddress,
    ),
  },
  'view.filters.ready': {
    'filter.change (Cologne)': stays(has({ filters: cologne })),
    'filter.change (a blank)': stays(has({ filters: blank })),
    'filters.clear': [
      when(isUnfiltered, refused),
      stays(has({ filters: noFilters, address: atFilters }), writesAddress),
    ],
    'filters.apply': [
      when(isUnfiltered, refused),
      to('view.filters.filtering', startsAnew, asks('listEvents', { filters: cologne, page: null })),
    ],
    'filters.showAll': to(
      'view.filters.loading',
      startsAnew,
      has({ filters: noFilters }),
      asks('listEvents', { filters: noFilters, page: null }),
    ),
  },
  'view.filters.filtering': {
    ...lists,
    'listEvents fails': to('view.filters.ready', warns('Failed to filter events. Please try again.')),
  },
  'view.filters.loading': {
    ...lists,
    'listEvents succeeds (the second page)': opensAnother(secondPage),
    'listEvents fails': to('view.filters.ready', warns('Failed to load events. Please try again.')),
  },

  'view.results': {
    back: [
      when(isFromMyEvents, stays(does('leave'))),
      to(
        'view.filters.ready',
        has(({ filters }: Shown) => ({ turningTo: null, address: { ...atFilters, filters } })),
        writesAddress,
      ),
    ],
  },
  'view.results.detail': {
    'event.select (Rust from Zero)': [
      when({ selected: 'Rust from Zero' }, refused),
      when(
        ({ results }: Shown) => results.includes('Rust from Zero'),
        // Drops the request for another page, because the person has chosen an event of this page.
        to(
          ...partial,
          ...showsRow('Rust from Zero'),
          has(({ address }: Shown) => ({ address: { ...address, eventId: '8' } })),
          writesAddress,
        ),
      ),
      refused,
    ],
  },
  'view.results.detail.recordingView': {
    ...detail,
    'recordView succeeds': to('view.results.detail.viewed'),
    'recordView fails': to('view.results.detail.viewed', does('log', { error: trouble })),
  },
  'view.results.detail.viewed': detail,
  'view.results.rest.arriving': {
    'getEvent succeeds (Rust)': to(
      'view.results.rest.arrived',
      has({ whole: 'Rust from Zero', place: { kind: 'online' } }),
    ),
    'getEvent succeeds (Rust, nowhere)': to(
      'view.results.rest.arrived',
      has({ whole: 'Rust from Zero', place: { kind: 'unknown' } }),
    ),
    'getEvent fails (gone)': to('view.results.rest.gone'),
    'getEvent fails': to('view.results.rest.missing', has({ problem: 'Failed to load data' })),
    'getEvent fails (too often)': to('view.results.rest.missing', has({ problem: tooOften })),
  },
  'view.results.rest.missing': {
    'event.retry': to('view.results.rest.arriving', asks('getEvent', { eventId: '8' })),
  },
  'view.results.rest.arrived': {
    'picture.select (the second)': [
      when({ whole: 'Jazz under the Bridge' }, stays(has({ picture: 1 }))),
      refused,
    ],
    'calendar.save': stays(does('saveToCalendar', selectedEvent)),
  },
  'view.results.paging.settled': {
    'page.next': [when({ next: 'page-2' }, turns('page-2')), refused],
    'page.previous': [when({ previous: 'page-1' }, turns('page-1')), refused],
  },
  'view.results.paging.settled.current': {
    'day.change': [
      when(
        ({ listed }: Shown) => listed?.page === null,
        to(
          'view.results.paging.settled.renewing',
          asks('listEvents', ({ filters }: Shown) => ({ filters, page: null })),
        ),
      ),
      refused,
    ],
  },
  // What the person reads stays open.
  'view.results.paging.settled.renewing': {
    'listEvents succeeds (two events)': [
      when({ selected: 'Rust from Zero' }, to(...results, twoEvents, ...shows('Rust from Zero'))),
      to(...results, twoEvents, ...shows('Jazz under the Bridge')),
    ],
    'listEvents succeeds (none)': [
      when({ selected: null }, to(...atNone, nothing, showsNone)),
      when({ selected: 'Rust from Zero' }, to(...results, nothing, ...shows('Rust from Zero'))),
      to(...results, nothing, ...shows('Jazz under the Bridge')),
    ],
    'listEvents fails': to('view.results.paging.settled.current', does('log', { error: trouble })),
  },
  'view.results.paging.turning': {
    is: 'busy',
    'listEvents succeeds (two events)': opens(twoEvents, 'Jazz under the Bridge'),
    'listEvents succeeds (the second page)': opens(secondPage, 'Pottery for Two'),
    'listEvents fails': to(
      'view.results.paging.settled.current',
      has({ turningTo: null }),
      does('log', { error: trouble }),
    ),
  },
})
