import { fromPromise } from 'xstate'
import type { Verdict } from '../../machines/decisionMachine.ts'
import type { Decision, PendingEvent } from '../../machines/domain.ts'
import { DecideEventDocument, ListPendingEventsDocument } from '../generated/graphql.ts'
import type { Api } from './api.ts'

const decisions = { publish: 'PUBLISH', reject: 'REJECT' } as const satisfies Record<Decision, string>

export const approvalActors = (api: Api) => ({
  listPendingEvents: fromPromise<PendingEvent[], undefined>(
    async () => (await api.run(ListPendingEventsDocument, {})).pendingEvents,
  ),
})

export const decisionActors = (api: Api) => ({
  decideEvent: fromPromise<void, Verdict>(async ({ input: { eventId, decision, reason } }) => {
    await api.run(DecideEventDocument, {
      eventId,
      decision: decisions[decision],
      reason: reason.trim() || null,
    })
  }),
})
