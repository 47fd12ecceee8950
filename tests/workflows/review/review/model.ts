import { reviewMachine } from '../../../../machines/review/reviewMachine.ts'
import { done, failed, named } from '../../../support/workflow/cases.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { jazz, pendingRust, proposedJazz, rejection, tooOften } from '../../fixtures.ts'
import { reviewTable } from './table.ts'

export const review = modelOf(reviewMachine, reviewTable, {
  inputs: {
    'proposed changes': { eventId: '7', isProposal: true },
    'a history': { eventId: '7', isProposal: false },
  },
  facts: ({ eventId, isProposal, proposal, history, other, problem }) => ({
    other: other?.title ?? null,
    eventId,
    isProposal,
    problem,
    proposed: proposal?.title ?? null,
    steps: history.map(({ action }) => action),
  }),
  happens: (label, { facts: { isProposal, proposed } }) => {
    if (label === 'readReview succeeds (changes)') return isProposal
    // Paths compare the similar event only together with proposed changes.
    return !label.startsWith('likeness.') || proposed !== null
  },
  cases: [
    named('changes', done('readReview', { proposal: proposedJazz, history: [rejection] })),
    named('nothing', done('readReview', { proposal: null, history: [] })),
    failed('readReview'),
    named('too often', failed('readReview', tooOften)),
    { type: 'retry' },
    { type: 'likeness.open', eventId: '8' },
    { type: 'likeness.close' },
    done('readResembling', { ...pendingRust, eventDate: jazz.eventDate }),
    failed('readResembling'),
  ],
})
