import { sendTo, setup } from 'xstate'
import type { AnyActorRef } from 'xstate'
import { type Decision, failureOf } from '../domain.ts'
import { promised } from '../effects.ts'

export interface Verdict {
  eventId: string
  decision: Decision
  /** Why it is rejected; empty for none. */
  reason: string
  /** The version that was seen; null where there is none. */
  version: number | null
}

interface Input extends Verdict {
  /** Told how it ended, with the verdict. */
  parent: AnyActorRef
}

/** One row's approval or rejection on its way. */
export const decisionMachine = setup({
  types: {} as { input: Input; context: Input },
  actors: { decideEvent: promised<void, Verdict>() },
  actions: {
    report: sendTo(
      ({ context }) => context.parent,
      ({ context: { eventId, decision } }, type: `decision.${'made' | 'failed' | 'outdated'}`) => ({
        type,
        eventId,
        decision,
      }),
    ),
  },
  guards: { isConflict: (_, error: unknown) => failureOf(error).code === 'CONFLICT' },
}).createMachine({
  id: 'decision',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: {
      invoke: {
        id: 'decideEvent',
        src: 'decideEvent',
        input: ({ context: { parent: _parent, ...verdict } }) => verdict,
        onDone: { target: 'over', actions: { type: 'report', params: 'decision.made' } },
        onError: [
          {
            guard: { type: 'isConflict', params: ({ event }: { event: { error: unknown } }) => event.error },
            target: 'over',
            actions: { type: 'report', params: 'decision.outdated' },
          },
          { target: 'over', actions: { type: 'report', params: 'decision.failed' } },
        ],
      },
    },
    over: { type: 'final' },
  },
})
