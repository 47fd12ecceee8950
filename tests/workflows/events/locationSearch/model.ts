import { locationSearchMachine } from '../../../../machines/events/locationSearchMachine.ts'
import { after, done, failed, named } from '../../../support/workflow/cases.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { cologne } from '../../fixtures.ts'
import { locationSearchTable } from './table.ts'

export const locationSearch = modelOf(locationSearchMachine, locationSearchTable, {
  facts: ({ text, places }) => ({ text, places: places.map(({ name }) => name) }),
  happens: (label, { facts: { text, places } }) => {
    // A field whose text stays the same tells nobody.
    if (label === 'search.type (Kö and a blank)') return text !== 'Kö '
    if (label === 'search.type (Köl)') return !text.startsWith('Köl')
    if (label === 'search.type (Köln)') return text === 'Köl'
    if (label === 'search.clear') return text !== ''
    return label !== 'search.pick' || places.length > 0
  },
  cases: [
    named('Kö and a blank', { type: 'search.type', text: 'Kö ' }),
    named('Köl', { type: 'search.type', text: 'Köl' }),
    named('Köln', { type: 'search.type', text: 'Köln' }),
    { type: 'search.clear' },
    { type: 'search.pick' },
    { type: 'search.focus' },
    { type: 'search.blur' },
    { type: 'search.retry' },
    after('searchDebounce', 500),
    after('closingDelay', 150),
    named('one place', done('geocode', [cologne])),
    named('no place', done('geocode', [])),
    failed('geocode'),
  ],
})
