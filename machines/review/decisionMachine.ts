import { sendTo, setup, type AnyActorRef } from 'xstate'
import { type Decision, failureOf } from '../domain.ts'
import { promised } from '../effects.ts'

export interface Verdict {
  eventId: string
  decision: Decision
  reason: string
  /** The version that the reviewer read; null if the service does not report it. */
  version: number | null
  /** Set only to reject all pending events of its import, if there are still as many as this. */
  importCount?: number
}

/** `outdated` means that the event has a newer version, `gone` that it no longer exists. */
export type Ending = 'made' | 'outdated' | 'gone' | 'failed'

interface Input extends Verdict {
  parent: AnyActorRef
}

/** Sends one decision on the version that was read, and reports the outcome to its parent. */
export const decisionMachine = setup({
  types: {} as { input: Input; context: Input },
  actors: { decideEvent: promised<void, Verdict>() },
  actions: {
    report: sendTo(
      ({ context }) => context.parent,
      ({ context: { eventId, decision } }, { ending, error }: { ending: Ending; error: unknown }) => ({
        type: `decision.${ending}`,
        eventId,
        decision,
        error,
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
        input: ({ context: { parent: _parent, ...verdict } }) => verdict,
        onDone: over('made'),
        onError: [
          { guard: ({ event }) => failureOf(event.error).code === 'CONFLICT', ...over('outdated') },
          { guard: ({ event }) => failureOf(event.error).code === 'NOT_FOUND', ...over('gone') },
          over('failed'),
        ],
      },
    },
    over: { type: 'final' },
  },
})

function over(ending: Ending) {
  const params = ({ event }: { event: object }) => ({ ending, error: 'error' in event ? event.error : null })
  return { target: 'over' as const, actions: { type: 'report' as const, params } }
}
