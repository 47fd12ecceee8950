import { type AnyActorRef, assign, sendTo, setup } from 'xstate'
import { errorToast, failureOf, successToast, type Toast, say } from '../../domain.ts'
import { effect, errorOf, promised } from '../../effects.ts'
import { isVisible } from '../../visible.ts'
import { actTexts } from '../texts.ts'
import type { Act, ActInput } from './act.ts'
import type { Message } from '../../language/message.ts'

interface Context<Change> {
  /** Receives `row.changed` or `rows.outdated`. */
  list: AnyActorRef
  act: Act<Change> | null
  reason: string
  reasonProblem: Message
  problem: Message
  /** True if the row has changed since it was loaded. */
  isOutdated: boolean
}

type Events<Change> =
  | { type: 'act.ask'; act: Act<Change> }
  | { type: 'reason.change'; reason: string }
  | { type: 'act.confirm' }
  | { type: 'act.cancel' }
  | { type: 'act.undo' }
  | { type: 'notice.dismiss' }

/**
 * A superadmin's action on an account or an event, with a reason if one is required and Undo if it is
 * possible.
 */
export const actMachine = <Row extends { id: string }, Change>() => {
  const reported = {
    type: 'report' as const,
    params: ({ event }: { event: { output: Row } }) => ({ row: event.output }),
  }
  return setup({
    types: {} as {
      input: { list: AnyActorRef }
      context: Context<Change>
      events: Events<Change>
      tags: 'busy'
    },
    actors: { perform: promised<Row, ActInput<Change>>() },
    actions: {
      toast: effect<Toast>(),
      ask: assign((_, { act }: { act: Act<Change> }) => ({
        act,
        reason: '',
        reasonProblem: '',
        problem: '',
        isOutdated: false,
      })),
      explain: assign((_, error: unknown) => ({
        problem: wordsOf(error),
        isOutdated: failureOf(error).code === 'CONFLICT',
      })),
      report: sendTo(
        ({ context }) => context.list,
        (_, { row }: { row: Row }) => ({ type: 'row.changed', row }),
      ),
      reportOutdated: sendTo(({ context }) => context.list, { type: 'rows.outdated' }),
    },
  }).createMachine({
    id: 'act',
    context: ({ input }) => ({
      ...input,
      act: null,
      reason: '',
      reasonProblem: '',
      problem: '',
      isOutdated: false,
    }),
    initial: 'idle',
    states: {
      idle: {
        on: { 'act.ask': { target: 'asking', actions: { type: 'ask', params: ({ event }) => event } } },
      },
      asking: {
        on: {
          'reason.change': { actions: assign(({ event }) => ({ reason: event.reason, reasonProblem: '' })) },
          'act.confirm': [
            {
              guard: ({ context: { act, reason } }) => act?.needsReason === true && !isVisible(reason),
              actions: assign({ reasonProblem: actTexts.reasonMissing }),
            },
            { target: 'doing' },
          ],
          'act.cancel': [
            { guard: ({ context }) => context.isOutdated, target: 'idle', actions: 'reportOutdated' },
            { target: 'idle' },
          ],
        },
      },
      doing: {
        tags: 'busy',
        invoke: {
          id: 'perform',
          src: 'perform',
          input: ({ context: { act, reason } }) => inputOf(act, act?.change, reason),
          onDone: [
            {
              guard: ({ context: { act } }) => act !== null && act.undo !== null,
              target: 'done',
              actions: reported,
            },
            {
              target: 'idle',
              actions: [
                reported,
                { type: 'toast', params: ({ context }) => successToast(context.act?.done ?? '') },
              ],
            },
          ],
          onError: { target: 'asking', actions: { type: 'explain', params: errorOf } },
        },
      },
      /** Undo is available while the notice is shown. */
      done: {
        on: {
          'act.undo': 'undoing',
          'act.ask': { target: 'asking', actions: { type: 'ask', params: ({ event }) => event } },
          'notice.dismiss': 'idle',
        },
      },
      undoing: {
        tags: 'busy',
        invoke: {
          id: 'perform',
          src: 'perform',
          input: ({ context: { act } }) => inputOf(act, act?.undo, ''),
          onDone: { target: 'idle', actions: [reported, say(actTexts.undone)] },
          onError: {
            target: 'done',
            actions: { type: 'toast', params: ({ event }) => errorToast(wordsOf(event.error)) },
          },
        },
      },
    },
  })
}

function inputOf<Change>(
  act: Act<Change> | null,
  change: Change | null | undefined,
  reason: string,
): ActInput<Change> {
  if (!act || change === null || change === undefined) throw new Error('There is nothing to do.')
  return { id: act.id, change, reason: reason.trim() }
}

const inWords = /^(CONFLICT|FORBIDDEN|NOT_FOUND|BAD_USER_INPUT|RATE_LIMITED)$/

function wordsOf(error: unknown): Message {
  const { code, message, fields } = failureOf(error)
  const text = fields['reason']?.join(' ') ?? message
  return inWords.test(code) && text !== '' ? text : actTexts.failed
}
