import { type EventObject, fromCallback, fromPromise } from 'xstate'
import type { Verdict } from '../../machines/review/decisionMachine.ts'
import type { Decision, Page, PendingEvent, Review, ReviewedEvent } from '../../machines/domain.ts'
import {
  DecideEventDocument,
  ListPendingEventsDocument,
  type ListPendingEventsQuery,
  PendingEventsChangedDocument,
  ReadResemblingDocument,
  ReadReviewDocument,
} from '../generated/graphql.ts'
import type { Api } from '../runtime/graph/api.ts'
import { follow } from '../runtime/graph/live.ts'

const decisions = { publish: 'PUBLISH', reject: 'REJECT' } as const satisfies Record<Decision, string>

type PageQuery = { page: string | null }

/** With a pending proposal, the event itself is published and its changes wait for a decision. */
const waiting = (page: ListPendingEventsQuery['pendingEventPage']): Page<PendingEvent> => ({
  ...page,
  results: page.results.map((event) => ({ ...event, isProposal: event.proposal?.status === 'PENDING' })),
})

export const approvalActors = (api: Api) => ({
  listPendingEvents: fromPromise<Page<PendingEvent>, PageQuery>(async ({ input, signal }) =>
    waiting((await api.run(ListPendingEventsDocument, input, { signal })).pendingEventPage),
  ),
  pendingEventsChanged: fromCallback<EventObject, PageQuery>(({ input, sendBack }) =>
    follow(api, PendingEventsChangedDocument, input, ({ pendingEventPageChanged: pending }) =>
      sendBack({ type: 'pending.changed', pending: waiting(pending) }),
    ),
  ),
})

export const decisionActors = (api: Api) => ({
  decideEvent: fromPromise<void, Verdict>(
    async ({ input: { eventId, decision, reason, version, importCount } }) => {
      await api.run(DecideEventDocument, {
        eventId,
        decision: decisions[decision],
        reason: reason.trim() || null,
        version,
        importCount,
      })
    },
  ),
})

export const reviewActors = (api: Api) => ({
  readReview: fromPromise<Review, { eventId: string }>(async ({ input, signal }) => {
    const { eventProposal: proposal, eventHistory: history } = await api.run(ReadReviewDocument, input, {
      signal,
    })
    return { proposal, history }
  }),
  readResembling: fromPromise<ReviewedEvent, { eventId: string }>(
    async ({ input, signal }) => (await api.run(ReadResemblingDocument, input, { signal })).event,
  ),
})
