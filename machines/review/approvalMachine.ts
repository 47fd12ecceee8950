import { type ActorRefFrom, assign, setup } from 'xstate'
import { announcements, effect, promised } from '../effects.ts'
import { eventIdOf, rowWith } from '../lists/listing.ts'
import { decisionMachine, type Ending, type Verdict } from './decisionMachine.ts'
import {
  type Decision,
  explain,
  failureToast,
  type Page,
  type PendingEvent,
  type Toast,
  warn,
} from '../domain.ts'
import { isNoPage, linksOf, listStates, pageTurns, type Paging, toFirstPage } from '../lists/listStates.ts'
import { toasts } from './texts.ts'
import type { Message } from '../language/message.ts'

interface Context extends Paging {
  /** The rows on screen: `queue`, plus rows whose decision is being sent. */
  pending: PendingEvent[]
  /** The events on this page that await a decision, as of the latest update. */
  queue: PendingEvent[]
  count: number
  /** The open event, at the version that was read. */
  viewed: PendingEvent | null
  /** Rejection reasons typed so far, by event id. */
  reasons: Record<string, string>
  decisions: Record<string, ActorRefFrom<typeof decisionMachine>>
  /** Why the events could not be loaded. */
  problem: Message
}

type Events =
  | { type: 'retry' }
  | { type: 'pending.changed'; pending: Page<PendingEvent> }
  /** The address requests another page. */
  | { type: 'page.open'; page: string | null }
  | { type: 'page.next' }
  | { type: 'page.previous' }
  | { type: 'event.view'; eventId: string }
  | { type: 'detail.close' }
  | { type: 'detail.renew' }
  | { type: 'event.approve'; eventId: string }
  | { type: 'reason.change'; eventId: string; reason: string }
  | { type: 'event.reject'; eventId: string }
  | { type: `decision.${Ending}`; eventId: string; decision: Decision; error?: unknown }
  | { type: 'events.decided'; eventIds: string[] }

const deciding = { type: 'isDeciding', params: eventIdOf } as const
const settle = { type: 'settle', params: eventIdOf } as const
const remove = {
  type: 'remove',
  params: ({ event }: { event: { eventId: string } }) => [event.eventId],
} as const

const notLoaded = toasts.pendingNotLoaded.text

/**
 * Pages of pending events, oldest first. Decisions are sent in the background while the reviewer reads on.
 */
export const approvalMachine = setup({
  types: {} as { input: { page: string | null }; context: Context; events: Events },
  actors: {
    listPendingEvents: promised<Page<PendingEvent>, { page: string | null }>(),
    pendingEventsChanged: announcements<{ page: string | null }>(),
    decision: decisionMachine,
  },
  actions: {
    toast: effect<Toast>(),
    remember: assign((_, page: Page<PendingEvent>) => ({
      pending: page.results,
      queue: page.results,
      ...linksOf(page),
    })),
    rememberQueue: assign((_, page: Page<PendingEvent>) => ({ queue: page.results, ...linksOf(page) })),
    explain: assign((_, problem: Message) => ({ problem })),
    rememberPage: assign((_, page: string | null) => ({ page })),
    followQueue: assign(({ context }) => takeOver(context)),
    open: assign(({ context }, eventId: string) => ({ viewed: rowWith(context.pending, eventId) })),
    close: assign({ viewed: null }),
    decide: assign(
      ({ context, self, spawn }, { eventId, decision }: Pick<Verdict, 'eventId' | 'decision'>) => {
        const reason = decision === 'reject' ? (context.reasons[eventId] ?? '') : ''
        const version = rowWith(context.pending, eventId)?.version ?? null
        const input = { eventId, decision, reason, version, parent: self }
        const ref = spawn('decision', { id: `decision-${eventId}`, input })
        return { decisions: { ...context.decisions, [eventId]: ref } }
      },
    ),
    settle: assign(({ context }, eventId: string) => {
      const { [eventId]: _settled, ...decisions } = context.decisions
      return { decisions }
    }),
    remove: assign(({ context: { pending, queue, reasons } }, eventIds: string[]) => ({
      pending: pending.filter(({ id }) => !eventIds.includes(id)),
      queue: queue.filter(({ id }) => !eventIds.includes(id)),
      reasons: Object.fromEntries(Object.entries(reasons).filter(([id]) => !eventIds.includes(id))),
    })),
  },
  guards: {
    hasNext: ({ context }) => context.next !== null && isFree(context),
    hasPrevious: ({ context }) => context.previous !== null && isFree(context),
    isNoPage,
    isPending: ({ context }, eventId: string) => rowWith(context.pending, eventId) !== null,
    isDecidable: ({ context }, eventId: string) =>
      rowWith(context.pending, eventId) !== null &&
      context.decisions[eventId] === undefined &&
      !isOutdated(context),
    isDeciding: ({ context }, eventId: string) => context.decisions[eventId] !== undefined,
  },
}).createMachine({
  id: 'approval',
  context: ({ input: { page } }) => ({
    pending: [],
    queue: [],
    count: 0,
    next: null,
    previous: null,
    page,
    viewed: null,
    reasons: {},
    decisions: {},
    problem: '',
  }),
  initial: 'loading',
  on: {
    'page.open': {
      guard: ({ context, event }) => event.page !== context.page && isFree(context),
      target: '.loading',
      actions: { type: 'rememberPage', params: ({ event }) => event.page },
    },
  },
  states: {
    ...listStates<Page<PendingEvent>>()({
      actor: 'listPendingEvents',
      input: ({ context: { page } }: { context: Paging }) => ({ page }),
      onError: [toFirstPage, { target: 'failed', actions: [warn(notLoaded), explain(notLoaded)] }],
      listed: {},
    }),
    listed: {
      initial: 'browsing',
      invoke: {
        id: 'pendingEventsChanged',
        src: 'pendingEventsChanged',
        input: ({ context: { page } }) => ({ page }),
      },
      on: {
        ...pageTurns,
        'event.approve': {
          guard: { type: 'isDecidable', params: eventIdOf },
          target: '.browsing',
          actions: ['close', decide('publish')],
        },
        'event.reject': {
          guard: { type: 'isDecidable', params: eventIdOf },
          target: '.browsing',
          actions: ['close', decide('reject')],
        },
        'decision.made': {
          guard: deciding,
          actions: [settle, remove, { type: 'toast', params: ({ event }) => successToasts[event.decision] }],
        },
        'decision.failed': {
          guard: deciding,
          actions: [
            settle,
            'followQueue',
            {
              type: 'toast',
              params: ({ event }) => failureToast(event.error, failureTexts[event.decision]),
            },
          ],
        },
        'decision.outdated': {
          guard: deciding,
          actions: [settle, 'followQueue', { type: 'toast', params: toasts.outdated }],
        },
        'decision.gone': {
          guard: deciding,
          actions: [settle, remove, { type: 'toast', params: toasts.gone }],
        },
      },
      states: {
        browsing: {
          on: {
            'events.decided': { actions: { type: 'remove', params: ({ event }) => event.eventIds } },
            'pending.changed': follow(),
            'event.view': {
              guard: { type: 'isPending', params: eventIdOf },
              target: 'viewing',
              actions: { type: 'open', params: eventIdOf },
            },
          },
        },
        viewing: {
          on: {
            'pending.changed': follow(),
            // Moves to the next or previous event.
            'event.view': {
              guard: { type: 'isPending', params: eventIdOf },
              actions: { type: 'open', params: eventIdOf },
            },
            'reason.change': {
              actions: assign(({ context, event: { eventId, reason } }) => ({
                reasons: { ...context.reasons, [eventId]: reason },
              })),
            },
            'detail.renew': {
              guard: ({ context }) => isOutdated(context),
              actions: { type: 'open', params: ({ context }) => context.viewed?.id ?? '' },
            },
            'detail.close': { target: 'browsing', actions: 'close' },
          },
        },
      },
    },
  },
})

const successToasts: Record<Decision, Toast> = { publish: toasts.approved, reject: toasts.rejected }
const failureTexts: Record<Decision, Message> = {
  publish: toasts.notApproved.text,
  reject: toasts.notRejected.text,
}

/** True if no event on the page is open or being decided. Only then may the list switch to another page. */
const isFree = ({ decisions, viewed }: Context) => viewed === null && Object.keys(decisions).length === 0

/**
 * True if the open event has been edited since it was read, so that it must be read again before a decision.
 */
const isOutdated = ({ viewed, ...context }: Pick<Context, 'viewed' | 'pending'>) => {
  const now = viewed && rowWith(context.pending, viewed.id)
  return now?.version != null && now.version !== viewed?.version
}

function decide(decision: Decision) {
  const params = ({ event: { eventId } }: { event: { eventId: string } }) => ({ eventId, decision })
  return { type: 'decide' as const, params }
}

function follow() {
  const params = ({ event }: { event: { pending: Page<PendingEvent> } }) => event.pending
  return { actions: [{ type: 'rememberQueue' as const, params }, 'followQueue' as const] }
}

/**
 * Merges the updated queue into the rows. Known rows keep their places, and new ones are appended. Rows whose
 * decision is being sent stay. Open details stay at the version that was read, unless the service reports no
 * versions.
 */
function takeOver({ pending, queue, viewed, decisions }: Context): Partial<Context> {
  const still = (event: PendingEvent) => rowWith(queue, event.id)
  const stay = pending.flatMap((event) => still(event) ?? (decisions[event.id] ? [event] : []))
  const come = queue.filter(({ id }) => !pending.some((event) => event.id === id))
  const seen = viewed && still(viewed)
  return { pending: [...stay, ...come], viewed: seen?.version === null ? seen : viewed }
}
