import { asks, has, table, to, warns, when } from '../../../support/workflow/table.ts'

const asksFor7 = asks('readReview', { eventId: '7' })
const begins = has({ eventId: '7', proposed: null, steps: [], other: null, problem: '' })

/** What a superadmin reads before a decision: the event's history, proposed changes and a similar event. */
export const reviewTable = table({
  start: {
    'proposed changes': to('loading', begins, has({ isProposal: true }), asksFor7),
    'a history': to('loading', begins, has({ isProposal: false }), asksFor7),
  },
  loading: {
    'readReview succeeds (changes)': to(
      'shown.alone',
      has({ proposed: 'Jazz beside the Bridge', steps: ['reject'] }),
    ),
    'readReview succeeds (nothing)': to('shown.alone', has({ proposed: null, steps: [] })),
    'readReview fails': [
      when({ isProposal: true }, to('failed', has({ problem: 'The proposed changes could not be loaded.' }))),
      to('failed', has({ problem: 'The history could not be loaded.' })),
    ],
    'readReview fails (too often)': to(
      'failed',
      has({ problem: 'Too many requests. Please try again in 30 seconds.' }),
    ),
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
