import { asks, has, table, to, warns } from '../../../support/workflow/table.ts'

const asksFor7 = asks('readReview', { eventId: '7' })

/** What a decision goes by: the history of the event, and the changes that are proposed of it. */
export const reviewTable = table({
  start: to('loading', has({ eventId: '7', proposed: null, steps: [], other: null }), asksFor7),
  loading: {
    'readReview succeeds (changes)': to(
      'shown.alone',
      has({ proposed: 'Jazz beside the Bridge', steps: ['reject'] }),
    ),
    'readReview succeeds (nothing)': to('shown.alone', has({ proposed: null, steps: [] })),
    'readReview fails': to('failed'),
  },
  'shown.alone': { 'likeness.open': to('shown.fetching', asks('readResembling', { eventId: '8' })) },
  'shown.fetching': {
    'readResembling succeeds': to('shown.beside', has({ other: 'Rust from Zero' })),
    'readResembling fails': to(
      'shown.alone',
      warns('The other event could not be loaded. Please try again.'),
    ),
  },
  'shown.beside': { 'likeness.close': to('shown.alone', has({ other: null })) },
  failed: {
    retry: to('loading', asksFor7),
  },
})
