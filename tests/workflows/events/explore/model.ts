import { isDeepStrictEqual } from 'node:util'
import { whereabouts } from '../../../../machines/events/location/coordinates.ts'
import { exploreMachine } from '../../../../machines/events/explore/exploreMachine.ts'
import { done, failed, named } from '../../../support/workflow/cases.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { choices, explorePageOf, jazz, rust, workshop, tooOften } from '../../fixtures.ts'
import { atFilters, atJazz, atRust, atSecondPage, exploreTable, rustNowhere } from './table.ts'

const titles = new Map([jazz, rust, workshop].map(({ id, title }) => [id, title]))

const addresses: Record<string, object> = {
  'address.change (the filters)': atFilters,
  'address.change (Jazz alone)': atJazz,
  'address.change (Rust in Cologne)': atRust,
  'address.change (the second page)': atSecondPage,
}

export const explore = modelOf(exploreMachine, exploreTable, {
  inputs: {
    'from the navigation': atFilters,
    'from a link': atJazz,
    'from My Events': { ...atJazz, cameFrom: 'myEvents' },
    'from a shared list': atRust,
  },
  facts: ({
    address,
    choices,
    filters,
    page,
    listed,
    wanted,
    selected,
    whole,
    picture,
    turningTo,
    problem,
    favorites,
  }) => ({
    address,
    categories: choices.categories.map(({ name }) => name),
    filters,
    results: page.results.map(({ title }) => title),
    covers: page.results.map(({ cover }) => cover?.template ?? null),
    count: page.count,
    next: page.next,
    previous: page.previous,
    listed,
    wanted,
    selected: selected?.title ?? null,
    whole: whole?.title ?? null,
    place: whole && whereabouts(whole.venue, whole.locationDetails),
    picture,
    turningTo,
    problem,
    watched: Object.keys(favorites)
      .map((id) => titles.get(id) ?? id)
      .toSorted(),
  }),
  happens: (label, { leaves, facts }) => {
    const { address, filters, selected, picture, turningTo, wanted, listed } = facts
    // The choices and the panel are walked separately, before anything else.
    if (/^listChoices|^choices|^panel/.test(label)) {
      if (selected !== null) return false
      if (label === 'listChoices succeeds') return true
      return leaves.includes('view.filters.ready') && filters.location === ''
    }
    if (!leaves.includes('choices.loaded') || leaves.includes('panel.folded')) return false
    // A path ends once another picture is shown, or once it has returned to the filters.
    if (picture > 0 || (leaves.includes('view.filters.ready') && selected !== null)) return false
    // Paths load the rest of an event, or fail to, after its view is recorded and before anything else.
    const isPartial = /view\.results\.rest\.(arriving|missing)/.test(leaves.join(' '))
    if (isPartial && !leaves.includes('view.results.detail.viewed')) return label.startsWith('recordView')
    if (label === 'getEvent succeeds (Rust)') return wanted === '8' || isPartial
    if (label === 'getEvent succeeds (Rust, nowhere)') return isPartial && 'tried'
    // A deleted event offers no further actions.
    if (leaves.includes('view.results.rest.gone')) return false
    if (isPartial) return /^getEvent fails|^event\.retry/.test(label)
    if (label.startsWith('address.change')) {
      // Going to the current address changes nothing.
      if (isDeepStrictEqual(address, addresses[label])) return true
      if (label.includes('second page') && listed?.page === 'page-2') return false
      return (
        leaves.includes('view.results.detail.viewed') &&
        leaves.includes('view.results.paging.settled.current')
      )
    }
    if (label === 'getEvent succeeds (Jazz)') return wanted === '7'
    // The service returns the page that belongs to the token.
    if (label === 'listEvents succeeds (the second page)') return turningTo === 'page-2'
    if (label === 'listEvents succeeds (two events)') return wanted !== null || turningTo !== 'page-2'
    if (label === 'listEvents succeeds (none)') return turningTo === null || wanted !== null
    if (label === 'filter.change (a blank)') return leaves.includes('view.filters.ready') && 'tried'
    return label !== 'filter.change (Cologne)' || filters.location === ''
  },
  cases: [
    done('listChoices', choices),
    failed('listChoices'),
    { type: 'choices.retry' },
    named('Jazz', done('getEvent', jazz)),
    named('Rust', done('getEvent', rust)),
    named('Rust, nowhere', done('getEvent', rustNowhere)),
    failed('getEvent'),
    named('too often', failed('getEvent', tooOften)),
    named('gone', failed('getEvent', { code: 'NOT_FOUND' })),
    named('Cologne', { type: 'filter.change', changes: { location: 'Cologne' } }),
    named('a blank', { type: 'filter.change', changes: { location: ' ' } }),
    { type: 'filters.clear' },
    { type: 'day.change' },
    { type: 'filters.apply' },
    { type: 'filters.showAll' },
    named('two events', done('listEvents', { ...explorePageOf(jazz, rust), count: 3, next: 'page-2' })),
    named(
      'the second page',
      done('listEvents', { ...explorePageOf(workshop), count: 3, previous: 'page-1' }),
    ),
    named('none', done('listEvents', explorePageOf())),
    failed('listEvents'),
    { type: 'panel.toggle' },
    named('Rust from Zero', { type: 'event.select', eventId: '8' }),
    named('the second', { type: 'picture.select', index: 1 }),
    { type: 'event.retry' },
    { type: 'event.share', site: 'https://plaza.example' },
    { type: 'calendar.save' },
    { type: 'page.next' },
    { type: 'page.previous' },
    done('recordView'),
    failed('recordView'),
    named('the filters', { type: 'address.change', address: atFilters }),
    named('Jazz alone', { type: 'address.change', address: atJazz }),
    named('Rust in Cologne', { type: 'address.change', address: atRust }),
    named('the second page', { type: 'address.change', address: atSecondPage }),
    { type: 'filters.open' },
    { type: 'back' },
  ],
})
