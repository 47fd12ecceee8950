import { trouble } from '../../support/workflow/cases.ts'
import { asks, does, has, refused, stays, table, to, warns, when } from '../../support/workflow/table.ts'
import { jazz, rust, workshop } from '../fixtures.ts'

interface Shown {
  filters: object
  results: string[]
  selected: string | null
  watched: string[]
  turningTo: string | null
}

const noFilters = { location: '', date: '', category: '', eventType: '', search: '' }
const cologne = { ...noFilters, location: 'Cologne' }
const events = [jazz, rust, workshop]
const noResults = { results: [], next: null, previous: null, selected: null, picture: 0, turningTo: null }

const added = (watched: string[], title: string) => [...new Set([...watched, title])].toSorted()

/** The results, with the first event open; its view is recorded, and its favourite button is there from now on. */
function opens(titles: string[], next: string | null = null, previous: string | null = null) {
  const selected = titles[0] ?? null
  return to(
    'view.results.detail.recordingView',
    'view.results.paging.settled',
    has(({ watched }: Shown) => ({
      ...noResults,
      results: titles,
      next,
      previous,
      selected,
      watched: selected === null ? watched : added(watched, selected),
    })),
    asks('recordView', { eventId: events.find(({ title }) => title === selected)?.id }),
  )
}

const twoEvents = opens(['Jazz under the Bridge', 'Rust from Zero'], 'page-2')
const secondPage = opens(['Pottery for Two'], null, 'page-1')
const none = to('view.results.detail.none', 'view.results.paging.settled', has(noResults))

const detail = {
  'picture.select (the second)': [
    when({ selected: 'Jazz under the Bridge' }, stays(has({ picture: 1 }))),
    refused,
  ],
  'event.share': stays(
    does('share', ({ selected }: Shown) => events.find(({ title }) => title === selected)),
  ),
}
const turns = (page: string) =>
  to(
    'view.results.paging.turning',
    has({ turningTo: page }),
    asks('listEvents', ({ filters }: Shown) => ({ filters, page })),
  )

const beginning = has({
  categories: [],
  cameFrom: 'filters',
  filters: noFilters,
  watched: [],
  ...noResults,
})
const opening = ['choices.loading', 'panel.shown', 'view.opening'] as const
const asksForEvent = asks('getEvent', { eventId: '7' })

/** Specification, section 2 "Explore page"; section 4 "Explore"; sections 5 and 8. */
export const exploreTable = table({
  start: {
    'from the navigation': to(
      'choices.loading',
      'panel.shown',
      'view.filters.ready',
      beginning,
      asks('listChoices'),
    ),
    'from a link': to(...opening, beginning, asks('listChoices'), asksForEvent),
    'from My Events': to(
      ...opening,
      beginning,
      has({ cameFrom: 'myEvents' }),
      asks('listChoices'),
      asksForEvent,
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

  'view.opening': {
    'getEvent succeeds': opens(['Jazz under the Bridge']),
    'getEvent fails': to('view.filters.ready', has({ cameFrom: 'filters' }), warns('Failed to load data')),
    back: [when({ cameFrom: 'myEvents' }, stays(does('leave'))), refused],
  },
  'view.filters.ready': {
    'filter.change (Cologne)': stays(has({ filters: cologne })),
    'filters.clear': [when({ filters: noFilters }, refused), stays(has({ filters: noFilters }))],
    'filters.apply': [
      when({ filters: noFilters }, refused),
      to('view.filters.filtering', asks('listEvents', { filters: cologne, page: null })),
    ],
    'filters.showAll': to(
      'view.filters.loading',
      has({ filters: noFilters }),
      asks('listEvents', { filters: noFilters, page: null }),
    ),
  },
  'view.filters.filtering': {
    is: 'busy',
    'listEvents succeeds (two events)': twoEvents,
    'listEvents succeeds (none)': none,
    'listEvents fails': to('view.filters.ready', warns('Failed to filter events. Please try again.')),
  },
  'view.filters.loading': {
    is: 'busy',
    'listEvents succeeds (two events)': twoEvents,
    'listEvents succeeds (none)': none,
    'listEvents fails': to('view.filters.ready', warns('Failed to load events. Please try again.')),
  },

  'view.results': {
    back: [
      when({ cameFrom: 'myEvents' }, stays(does('leave'))),
      to('view.filters.ready', has({ turningTo: null })),
    ],
  },
  'view.results.detail': {
    'event.select (Rust from Zero)': [
      when({ selected: 'Rust from Zero' }, refused),
      when(
        ({ results }: Shown) => results.includes('Rust from Zero'),
        // A page that is on its way is given up: this one is of interest.
        to(
          'view.results.detail.recordingView',
          'view.results.paging.settled',
          has(({ watched }: Shown) => ({
            turningTo: null,
            selected: 'Rust from Zero',
            picture: 0,
            watched: added(watched, 'Rust from Zero'),
          })),
          asks('recordView', { eventId: '8' }),
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
  'view.results.paging.settled': {
    'page.next': [when({ next: 'page-2' }, turns('page-2')), refused],
    'page.previous': [when({ previous: 'page-1' }, turns('page-1')), refused],
  },
  'view.results.paging.turning': {
    is: 'busy',
    'listEvents succeeds (two events)': twoEvents,
    'listEvents succeeds (the second page)': secondPage,
    'listEvents fails': to(
      'view.results.paging.settled',
      has({ turningTo: null }),
      does('log', { error: trouble }),
    ),
  },
})
