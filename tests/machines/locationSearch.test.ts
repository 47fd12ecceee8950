import { expect } from 'vitest'
import { cologne } from '../workflows/fixtures.ts'
import { locationSearch } from '../models/locationSearch.ts'
import { outcomes, walked } from '../support/walked.ts'

walked(locationSearch, {
  events: (stage) => ({
    'search.type': stage.send,
    'search.clear': stage.send,
    'search.pick': stage.send,
    'search.focus': stage.send,
    'search.blur': stage.send,
    ...outcomes(locationSearch, stage),
    'after.searchDebounce': () => stage.pass(500),
    'after.closingDelay': () => stage.pass(150),
  }),
  states: {
    idle: {
      holds: ({ text, places }, { event }) => {
        if (event?.type === 'search.clear') expect([text, places]).toEqual(['', []])
        if (event?.type === 'search.type') expect(text).toBe('Kö')
      },
    },
    debouncing: { holds: ({ text }) => expect(text).toBe('Köl') },
    searching: { tags: ['busy'], asks: [['geocode', { address: 'Köl' }]] },
    suggesting: {
      tags: ['open'],
      holds: ({ places }, { event }) => {
        if (event?.type === 'failed.geocode') expect(places).toEqual([])
        if (event?.type === 'done.geocode' && 'output' in event) expect(places).toEqual(event.output)
        if (event?.type === 'search.focus') expect(places.length).toBeLessThan(2)
      },
    },
    closing: {
      tags: ['open'],
      holds: ({ places }) => expect([[], [cologne]]).toContainEqual(places),
    },
  },
})
