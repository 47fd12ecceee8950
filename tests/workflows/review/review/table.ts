import { asks, has, table, to } from '../../../support/workflow/table.ts'

const asksFor7 = asks('readReview', { eventId: '7' })

/** What a decision goes by: the history of the event, and the changes that are proposed of it. */
export const reviewTable = table({
  start: to('loading', has({ eventId: '7', proposed: null, steps: [] }), asksFor7),
  loading: {
    'readReview succeeds (changes)': to(
      'shown',
      has({ proposed: 'Jazz beside the Bridge', steps: ['reject'] }),
    ),
    'readReview succeeds (nothing)': to('shown', has({ proposed: null, steps: [] })),
    'readReview fails': to('failed'),
  },
  failed: {
    retry: to('loading', asksFor7),
  },
})
