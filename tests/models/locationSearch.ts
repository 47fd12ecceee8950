import { locationSearchMachine } from '../../machines/locationSearchMachine.ts'
import { modelOf } from '../support/modelOf.ts'
import { after, done, failed, named } from '../support/outcomes.ts'
import { cologne } from '../workflows/fixtures.ts'

export const locationSearch = modelOf(locationSearchMachine, {
  key: ({ text, places }) => [text, places.length],
  happens: (event, { context }) => event.type !== 'search.clear' || context.text !== '',
  cases: [
    named('Kö', { type: 'search.type', text: 'Kö' }),
    named('Köl', { type: 'search.type', text: 'Köl' }),
    { type: 'search.clear' },
    { type: 'search.pick' },
    { type: 'search.focus' },
    { type: 'search.blur' },
    after('searchDebounce'),
    after('closingDelay'),
    named('one place', done('geocode', [cologne])),
    named('no place', done('geocode', [])),
    failed('geocode'),
  ],
})
