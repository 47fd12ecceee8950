import { sendTo, setup } from 'xstate'
import type { AnyActorRef } from 'xstate'
import type { Decision } from '../domain.ts'
import { promised } from '../effects.ts'

export interface Verdict {
  eventId: string
  decision: Decision
  /** Why it is rejected; empty for none. */
  reason: string
}

interface Input extends Verdict {
  /** Told how it ended: `decision.made` or `decision.failed`, with the verdict. */
  parent: AnyActorRef
}

/** One row's approval or rejection on its way. */
export const decisionMachine = setup({
  types: {} as { input: Input; context: Input },
  actors: { decideEvent: promised<void, Verdict>() },
  actions: {
    report: sendTo(
      ({ context }) => context.parent,
      ({ context: { eventId, decision } }, type: 'decision.made' | 'decision.failed') => ({
        type,
        eventId,
        decision,
      }),
    ),
  },
}).createMachine({
  id: 'decision',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: {
      invoke: {
        id: 'decideEvent',
        src: 'decideEvent',
        input: ({ context: { eventId, decision, reason } }) => ({ eventId, decision, reason }),
        onDone: { target: 'over', actions: { type: 'report', params: 'decision.made' } },
        onError: { target: 'over', actions: { type: 'report', params: 'decision.failed' } },
      },
    },
    over: { type: 'final' },
  },
})
