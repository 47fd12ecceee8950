import { reviewMachine } from '../../../../machines/review/reviewMachine.ts'
import { done, failed, named } from '../../../support/workflow/cases.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { proposedJazz, rejection } from '../../fixtures.ts'
import { reviewTable } from './table.ts'

export const review = modelOf(reviewMachine, reviewTable, {
  inputs: { '': { eventId: '7' } },
  facts: ({ eventId, proposal, history }) => ({
    eventId,
    proposed: proposal?.title ?? null,
    steps: history.map(({ action }) => action),
  }),
  cases: [
    named('changes', done('readReview', { proposal: proposedJazz, history: [rejection] })),
    named('nothing', done('readReview', { proposal: null, history: [] })),
    failed('readReview'),
    { type: 'retry' },
  ],
})
