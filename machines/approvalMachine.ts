import { type ActorRefFrom, assign, setup } from 'xstate'
import { announced } from './announced.ts'
import { decisionMachine, type Verdict } from './decisionMachine.ts'
import type { Decision, PendingEvent, Toast } from './domain.ts'
import { effect, promised } from './effects.ts'
import { toasts } from './texts.ts'

interface Context {
  /** The rows on the screen: `queue`, and what is being decided. */
  pending: PendingEvent[]
  /** What waits for a decision, by the last word of it. */
  queue: PendingEvent[]
  /** The event whose details are open. */
  viewed: PendingEvent | null
  /** Decisions on their way, by event. */
  decisions: Record<string, ActorRefFrom<typeof decisionMachine>>
}

type Events =
  | { type: 'retry' }
  | { type: 'pending.changed'; pending: PendingEvent[] }
  | { type: 'event.view'; eventId: string }
  | { type: 'detail.close' }
  | { type: 'event.approve'; eventId: string }
  | { type: 'event.reject'; eventId: string; reason: string }
  | { type: 'decision.made'; eventId: string; decision: Decision }
  | { type: 'decision.failed'; eventId: string; decision: Decision }

/** Pending events, as they come and go: look at one, approve or reject it; each row is busy by itself. */
export const approvalMachine = setup({
  types: {} as { context: Context; events: Events },
  actors: {
    listPendingEvents: promised<PendingEvent[]>(),
    pendingEventsChanged: announced(),
    decision: decisionMachine,
  },
  actions: {
    toast: effect<Toast>(),
    rememberPending: assign((_, pending: PendingEvent[]) => ({ pending, queue: pending })),
    rememberQueue: assign((_, queue: PendingEvent[]) => ({ queue })),
    followQueue: assign(({ context }) => followed(context)),
    open: assign(({ context }, eventId: string) => ({ viewed: find(context, eventId) })),
    close: assign({ viewed: null }),
    decide: assign(({ context, self, spawn }, verdict: Omit<Verdict, 'reason'> & { reason?: string }) => ({
      decisions: {
        ...context.decisions,
        [verdict.eventId]: spawn('decision', {
          id: `decision-${verdict.eventId}`,
          input: { reason: '', ...verdict, parent: self },
        }),
      },
    })),
    settle: assign(({ context }, eventId: string) => {
      const { [eventId]: _settled, ...decisions } = context.decisions
      return { decisions }
    }),
    remove: assign(({ context }, eventId: string) => ({
      pending: context.pending.filter(({ id }) => id !== eventId),
      queue: context.queue.filter(({ id }) => id !== eventId),
    })),
  },
  guards: {
    isPending: ({ context }, eventId: string) => find(context, eventId) !== null,
    isDecidable: ({ context }, eventId: string) =>
      find(context, eventId) !== null && context.decisions[eventId] === undefined,
    isDeciding: ({ context }, eventId: string) => context.decisions[eventId] !== undefined,
  },
}).createMachine({
  id: 'approval',
  context: { pending: [], queue: [], viewed: null, decisions: {} },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'listPendingEvents',
        src: 'listPendingEvents',
        onDone: {
          target: 'listed',
          actions: { type: 'rememberPending', params: ({ event }) => event.output },
        },
        onError: { target: 'failed', actions: { type: 'toast', params: toasts.pendingNotLoaded } },
      },
    },
    failed: { on: { retry: 'loading' } },
    listed: {
      initial: 'browsing',
      invoke: { id: 'pendingEventsChanged', src: 'pendingEventsChanged' },
      on: {
        'event.approve': {
          guard: { type: 'isDecidable', params: ({ event }) => event.eventId },
          target: '.browsing',
          actions: [
            'close',
            {
              type: 'decide',
              params: ({ event }) => ({ eventId: event.eventId, decision: 'publish' }),
            },
          ],
        },
        'event.reject': {
          guard: { type: 'isDecidable', params: ({ event }) => event.eventId },
          target: '.browsing',
          actions: [
            'close',
            {
              type: 'decide',
              params: ({ event }) => ({
                eventId: event.eventId,
                decision: 'reject',
                reason: event.reason,
              }),
            },
          ],
        },
        'decision.made': {
          guard: { type: 'isDeciding', params: ({ event }) => event.eventId },
          actions: [
            { type: 'settle', params: ({ event }) => event.eventId },
            { type: 'remove', params: ({ event }) => event.eventId },
            { type: 'toast', params: ({ event }) => made[event.decision] },
          ],
        },
        'decision.failed': {
          guard: { type: 'isDeciding', params: ({ event }) => event.eventId },
          actions: [
            { type: 'settle', params: ({ event }) => event.eventId },
            'followQueue',
            { type: 'toast', params: ({ event }) => notMade[event.decision] },
          ],
        },
      },
      states: {
        browsing: {
          on: {
            'pending.changed': follow(),
            'event.view': {
              guard: { type: 'isPending', params: ({ event }) => event.eventId },
              target: 'viewing',
              actions: { type: 'open', params: ({ event }) => event.eventId },
            },
          },
        },
        viewing: {
          on: {
            'pending.changed': follow(),
            'detail.close': { target: 'browsing', actions: 'close' },
          },
        },
      },
    },
  },
})

const made: Record<Decision, Toast> = { publish: toasts.approved, reject: toasts.rejected }
const notMade: Record<Decision, Toast> = { publish: toasts.notApproved, reject: toasts.notRejected }

const find = ({ pending }: Context, eventId: string) => pending.find(({ id }) => id === eventId) ?? null

function follow() {
  const params = ({ event }: { event: { pending: PendingEvent[] } }) => event.pending
  return { actions: [{ type: 'rememberQueue' as const, params }, 'followQueue' as const] }
}

/**
 * The rows as they are now, each in its place and new ones last. One whose decision is on its way stays until that is
 * made, and the details stay open, also of an event that someone else has decided about.
 */
function followed({ pending, queue, viewed, decisions }: Context): Partial<Context> {
  const still = (event: PendingEvent) => queue.find(({ id }) => id === event.id)
  const stay = pending.flatMap((event) => still(event) ?? (decisions[event.id] ? [event] : []))
  const come = queue.filter(({ id }) => !pending.some((event) => event.id === id))
  return { pending: [...stay, ...come], viewed: viewed && (still(viewed) ?? viewed) }
}
