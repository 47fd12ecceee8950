import { asks, has, refused, table, to } from '../../../support/workflow/table.ts'

/**
 * Specification, section 5 "Location search": from three characters on, 500 ms after the last key; the list
 * closes 150 ms after blur.
 */
export const locationSearchTable = table({
  start: to('idle', has({ text: '', places: [], problem: '' })),
  anywhere: {
    'search.type (Kö and a blank)': to('idle', has({ text: 'Kö ' })),
    'search.type (Köl)': to('debouncing', has({ text: 'Köl' })),
    'search.type (Köln)': to('debouncing', has({ text: 'Köln' })),
    'search.clear': to('idle', has({ text: '', places: [] })),
  },
  idle: {
    'search.pick': refused,
    'search.focus': refused,
    'search.blur': refused,
    'search.dismiss': refused,
  },
  debouncing: {
    'searchDebounce passes': to(
      'searching',
      asks('geocode', ({ text }: { text: string }) => ({ address: text })),
    ),
    'search.blur': to('idle'),
  },
  searching: {
    is: 'busy',
    'geocode succeeds (one place)': to('suggesting', has({ places: ['Cologne'] })),
    'geocode succeeds (no place)': to('suggesting', has({ places: [] })),
    // Places found for another text are not offered for this one.
    'geocode fails': to('failed', has({ places: [], problem: 'Locations could not be searched.' })),
    'geocode fails (too often)': to(
      'failed',
      has({ places: [], problem: 'Too many requests. Please try again in 30 seconds.' }),
    ),
    'search.blur': to('idle'),
  },
  // Unlike an empty result, this message stays until the text changes or the search is retried.
  failed: {
    'search.retry': to(
      'searching',
      asks('geocode', ({ text }: { text: string }) => ({ address: text })),
    ),
    'search.blur': refused,
  },
  suggesting: {
    is: 'open',
    'search.pick': to('idle'),
    // Escape closes the suggestions but not the dialog.
    'search.dismiss': to('idle'),
    'search.blur': to('closing'),
  },
  closing: {
    is: 'open',
    'search.pick': to('idle'),
    'search.focus': to('suggesting'),
    'closingDelay passes': to('idle'),
  },
})
