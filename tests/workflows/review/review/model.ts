import { reviewMachine } from '../../../../machines/review/reviewMachine.ts'
import { done, failed, named } from '../../../support/workflow/cases.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { jazz, pendingRust, proposedJazz, rejection } from '../../fixtures.ts'
import { reviewTable } from './table.ts'

export const review = modelOf(reviewMachine, reviewTable, {
  inputs: { '': { eventId: '7' } },
  facts: ({ eventId, proposal, history, other }) => ({
    other: other?.title ?? null,
    eventId,
    proposed: proposal?.title ?? null,
    steps: history.map(({ action }) => action),
  }),
  // What it resembles is looked at beside the proposed changes.
  happens: (label, { facts: { proposed } }) => !label.startsWith('likeness.') || proposed !== null,
  cases: [
    named('changes', done('readReview', { proposal: proposedJazz, history: [rejection] })),
    named('nothing', done('readReview', { proposal: null, history: [] })),
    failed('readReview'),
    { type: 'retry' },
    { type: 'likeness.open', eventId: '8' },
    { type: 'likeness.close' },
    done('readResembling', { ...pendingRust, eventDate: jazz.eventDate }),
    failed('readResembling'),
  ],
})
