import { locationSearchMachine } from '../../../../machines/events/location/locationSearchMachine.ts'
import { after, done, failed, named } from '../../../support/workflow/cases.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { cologne, tooOften } from '../../fixtures.ts'
import { locationSearchTable } from './table.ts'

interface Asked {
  was: Asked | null
  label: string
  facts: { text: string }
}

/** Whether an earlier request for the text that would be typed is still unanswered. */
function hangs(at: Asked, label: string) {
  let isAnswered = false
  for (let step: Asked | null = at; step; step = step.was) {
    const isAsked = step.label === 'searchDebounce passes' && label === `search.type (${step.facts.text})`
    if (isAsked && !isAnswered) return true
    isAnswered = step.label.startsWith('geocode')
  }
  return false
}

export const locationSearch = modelOf(locationSearchMachine, locationSearchTable, {
  facts: ({ text, places, problem }) => ({ text, places: places.map(({ name }) => name), problem }),
  happens: (label, at) => {
    const { text, places } = at.facts
    // The client reuses a pending request for the same text instead of sending a new one.
    if (label.startsWith('search.type') && hangs(at, label)) return false
    // A field does not fire an event if its text stays the same.
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
    { type: 'search.dismiss' },
    { type: 'search.retry' },
    after('searchDebounce', 500),
    after('closingDelay', 150),
    named('one place', done('geocode', [cologne])),
    named('no place', done('geocode', [])),
    failed('geocode'),
    named('too often', failed('geocode', tooOften)),
  ],
})
