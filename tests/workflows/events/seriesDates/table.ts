import { asks, has, table, to } from '../../../support/workflow/table.ts'

const asksFor7 = asks('listSeriesDates', { eventId: '7' })

/** Beyond the specification: the dates of a series, shown in the details of each date. */
export const seriesDatesTable = table({
  start: to('loading', has({ dates: [], problem: '' }), asksFor7),
  loading: {
    'listSeriesDates succeeds': to('shown', has({ dates: ['7', '10'] })),
    'listSeriesDates fails': to('failed', has({ problem: 'The dates could not be loaded.' })),
    'listSeriesDates fails (too often)': to(
      'failed',
      has({ problem: 'Too many requests. Please try again in 30 seconds.' }),
    ),
  },
  shown: {},
  failed: { retry: to('loading', asksFor7) },
})
