import { trouble } from '../../../support/workflow/cases.ts'
import { asks, does, has, says, table, to, warns } from '../../../support/workflow/table.ts'

/** Beyond the specification: features of sites that can show events to people without an account. */
export const publicPagesTable = table({
  start: to('asking', has({ publicUrl: null }), asks('getFeatures')),
  asking: {
    'getFeatures succeeds (public pages)': to('offered.ready', has({ publicUrl: 'https://plaza.example' })),
    // The screens then use the page's own origin.
    'getFeatures succeeds (no address)': to('offered.ready'),
    'getFeatures succeeds (no pages)': to('absent', has({ publicUrl: 'https://plaza.example' })),
    'getFeatures fails': to('absent', does('log', { error: trouble })),
  },
  'offered.ready': {
    'text.copy': to('offered.copying', asks('copyText', { text: 'https://plaza.example/feeds/events.ics' })),
  },
  'offered.copying': {
    'copyText succeeds': to('offered.ready', says('Copied')),
    'copyText fails': to('offered.ready', warns('Failed to copy. Please select the text and copy it.')),
  },
  absent: {},
})
