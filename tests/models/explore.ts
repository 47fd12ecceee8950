import { exploreMachine } from '../../machines/exploreMachine.ts'
import { modelOf } from '../support/modelOf.ts'
import { done, failed, named } from '../support/outcomes.ts'
import { choices, jazz, pageOf, rust, workshop } from '../workflows/fixtures.ts'

const firstPage = named('two events', done('listEvents', { ...pageOf(jazz, rust), count: 3, next: 'page-2' }))
const secondPage = named(
  'the second page',
  done('listEvents', { ...pageOf(workshop), count: 3, previous: 'page-1' }),
)
const nothing = named('none', done('listEvents', pageOf()))

/** What the service has under the token of a page; without one it is asked for the first. */
const answerTo = (token: string | null): object[] =>
  token === 'page-2' ? [secondPage] : [firstPage, nothing]

export const explore = modelOf(exploreMachine, {
  inputs: {
    'from the navigation': { eventId: null, cameFrom: 'filters' },
    'from My Events': { eventId: '7', cameFrom: 'myEvents' },
  },
  key: ({ cameFrom, filters, page, selected, picture, favorites, turningTo }) => [
    cameFrom,
    filters,
    page.results.map(({ id }) => id),
    page.next,
    page.previous,
    turningTo,
    selected?.id,
    picture,
    Object.keys(favorites),
  ],
  happens: (event, state) => {
    const { filters, turningTo } = state.context
    if (event.type === 'done.listEvents') return answerTo(turningTo).includes(event)
    if (event.type === 'filter.change' && filters.location !== '') return false
    if (event.type === 'panel.toggle') return state.matches({ view: { filters: 'ready' } })
    return !state.matches({ panel: 'folded' }) || event.type.endsWith('.listChoices')
  },
  cases: [
    done('listChoices', choices),
    failed('listChoices'),
    { type: 'choices.retry' },
    done('getEvent', jazz),
    failed('getEvent', { code: 'NOT_FOUND', message: 'Event not found.' }),
    { type: 'filter.change', changes: { location: 'Cologne' } },
    { type: 'filters.clear' },
    { type: 'filters.apply' },
    { type: 'filters.showAll' },
    firstPage,
    secondPage,
    nothing,
    failed('listEvents'),
    { type: 'panel.toggle' },
    { type: 'event.select', eventId: '8' },
    { type: 'picture.select', index: 1 },
    { type: 'event.share' },
    { type: 'page.next' },
    { type: 'page.previous' },
    done('recordView'),
    failed('recordView'),
    { type: 'back' },
  ],
})
