import { exploreMachine } from '../../../machines/events/exploreMachine.ts'
import { done, failed, named } from '../../support/workflow/cases.ts'
import { modelOf } from '../../support/workflow/model.ts'
import { choices, jazz, pageOf, rust, workshop } from '../fixtures.ts'
import { exploreTable } from './table.ts'

const titles = new Map([jazz, rust, workshop].map(({ id, title }) => [id, title]))

export const explore = modelOf(exploreMachine, exploreTable, {
  inputs: {
    'from the navigation': { eventId: null, cameFrom: 'filters' },
    'from a link': { eventId: '7', cameFrom: 'filters' },
    'from My Events': { eventId: '7', cameFrom: 'myEvents' },
  },
  facts: ({ choices, cameFrom, filters, page, selected, picture, turningTo, favorites }) => ({
    categories: choices.categories.map(({ name }) => name),
    cameFrom,
    filters,
    results: page.results.map(({ title }) => title),
    next: page.next,
    previous: page.previous,
    selected: selected?.title ?? null,
    picture,
    turningTo,
    watched: Object.keys(favorites)
      .map((id) => titles.get(id) ?? id)
      .toSorted(),
  }),
  happens: (label, { leaves, facts: { filters, selected, picture, turningTo } }) => {
    // The choices and the panel are walked apart: before anything else.
    if (/^listChoices|^choices|^panel/.test(label)) {
      if (selected !== null || filters.location !== '') return false
      return label === 'listChoices succeeds' || leaves.includes('view.filters.ready')
    }
    if (!leaves.includes('choices.loaded') || leaves.includes('panel.folded')) return false
    // Another picture, and being back at the filters, are each the end of a path.
    if (picture > 0 || (leaves.includes('view.filters.ready') && selected !== null)) return false
    // What the service has under the token of a page.
    if (label === 'listEvents succeeds (the second page)') return turningTo === 'page-2'
    if (label === 'listEvents succeeds (two events)') return turningTo !== 'page-2'
    if (label === 'listEvents succeeds (none)') return turningTo === null
    return label !== 'filter.change (Cologne)' || filters.location === ''
  },
  cases: [
    done('listChoices', choices),
    failed('listChoices'),
    { type: 'choices.retry' },
    done('getEvent', jazz),
    failed('getEvent'),
    named('Cologne', { type: 'filter.change', changes: { location: 'Cologne' } }),
    { type: 'filters.clear' },
    { type: 'filters.apply' },
    { type: 'filters.showAll' },
    named('two events', done('listEvents', { ...pageOf(jazz, rust), count: 3, next: 'page-2' })),
    named('the second page', done('listEvents', { ...pageOf(workshop), count: 3, previous: 'page-1' })),
    named('none', done('listEvents', pageOf())),
    failed('listEvents'),
    { type: 'panel.toggle' },
    named('Rust from Zero', { type: 'event.select', eventId: '8' }),
    named('the second', { type: 'picture.select', index: 1 }),
    { type: 'event.share' },
    { type: 'page.next' },
    { type: 'page.previous' },
    done('recordView'),
    failed('recordView'),
    { type: 'back' },
  ],
})
