import { type EventObject, fromCallback, fromPromise } from 'xstate'
import type { Verdict } from '../../machines/review/decisionMachine.ts'
import type { Decision, Page, PendingEvent } from '../../machines/domain.ts'
import {
  DecideEventDocument,
  ListPendingEventsDocument,
  PendingEventsChangedDocument,
} from '../generated/graphql.ts'
import type { Api } from '../runtime/api.ts'
import { followed } from '../runtime/live.ts'

const decisions = { publish: 'PUBLISH', reject: 'REJECT' } as const satisfies Record<Decision, string>

type Turn = { page: string | null }

export const approvalActors = (api: Api) => ({
  listPendingEvents: fromPromise<Page<PendingEvent>, Turn>(
    async ({ input }) => (await api.run(ListPendingEventsDocument, input)).pendingEventPage,
  ),
  pendingEventsChanged: fromCallback<EventObject, Turn>(({ input, sendBack }) =>
    followed(api, PendingEventsChangedDocument, input, ({ pendingEventPageChanged: pending }) =>
      sendBack({ type: 'pending.changed', pending }),
    ),
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
