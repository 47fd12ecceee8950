import { type AnyActorRef, assign, sendTo, setup } from 'xstate'
import { failureOf, type OwnEvent, reasonOf, type Toast } from '../../domain.ts'
import { effect, outputOf, promised } from '../../effects.ts'
import { isOver } from '../clock.ts'
import { changedMeanwhile } from '../texts.ts'
import { type Problem, refusal } from '../rules.ts'
import {
  emptyRepeatForm,
  type RepeatForm,
  repetition,
  type Repetition,
  repetitionProblem,
} from './repetition.ts'
import { toggled } from './seriesDays.ts'
import * as texts from './texts.ts'

interface Context {
  /** Receives `rows.outdated` after dates have been added. */
  list: AnyActorRef
  event: OwnEvent | null
  form: RepeatForm
  /** Days that the author has excluded. */
  except: string[]
  problem: Problem | null
}

type Events =
  | { type: 'repeat.ask'; event: OwnEvent }
  | { type: 'rule.change'; changes: Partial<RepeatForm> }
  | { type: 'date.toggle'; day: string }
  | { type: 'repeat.confirm' }
  | { type: 'repeat.cancel' }

/** Makes one of the user's own events a series. The form asks for the rule and the dates to exclude. */
export const repeatMachine = setup({
  types: {} as { input: { list: AnyActorRef }; context: Context; events: Events; tags: 'busy' },
  /** Resolves with the number of new dates. */
  actors: { repeatEvent: promised<{ dates: number }, Repetition>() },
  actions: {
    toast: effect<Toast>(),
    show: assign((_, problem: Problem | null) => ({ problem })),
    reportOutdated: sendTo(({ context }) => context.list, { type: 'rows.outdated' }),
  },
}).createMachine({
  id: 'repeat',
  context: ({ input }) => ({ ...input, event: null, form: emptyRepeatForm, except: [], problem: null }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'repeat.ask': {
          target: 'asked',
          actions: assign(({ event: { event } }) => ({
            event,
            form: emptyRepeatForm,
            except: [],
            problem: null,
          })),
        },
      },
    },
    asked: {
      initial: 'filling',
      states: {
        filling: {
          on: {
            // All parts of the form are validated together, so any change clears the problem.
            'rule.change': {
              actions: assign(({ context: { form }, event }) => ({
                form: { ...form, ...event.changes },
                problem: null,
              })),
            },
            'date.toggle': {
              actions: assign(({ context: { except }, event }) => ({
                except: toggled(except, event.day),
                problem: null,
              })),
            },
            'repeat.confirm': [
              {
                guard: ({ context }) => problemOfForm(context) === null,
                target: 'sending',
                actions: { type: 'show', params: null },
              },
              { actions: { type: 'show', params: ({ context }) => problemOfForm(context) } },
            ],
            'repeat.cancel': '#repeat.idle',
          },
        },
        sending: {
          tags: 'busy',
          invoke: {
            id: 'repeatEvent',
            src: 'repeatEvent',
            input: ({ context }) => repetitionOf(context),
            onDone: {
              target: '#repeat.idle',
              actions: [
                { type: 'toast', params: (scope) => added(outputOf<{ dates: number }>(scope)) },
                'reportOutdated',
              ],
            },
            onError: [
              {
                guard: ({ event }) => failureOf(event.error).code === 'CONFLICT',
                target: 'outdated',
                actions: { type: 'show', params: ({ event }) => problemOf(event.error) },
              },
              { target: 'filling', actions: { type: 'show', params: ({ event }) => problemOf(event.error) } },
            ],
          },
        },
        /** Somebody else has changed the event; closing reloads the list. */
        outdated: { on: { 'repeat.cancel': { target: '#repeat.idle', actions: 'reportOutdated' } } },
      },
    },
  },
})

/** Whether the author can repeat the event. A service without lifecycles does not support series either. */
export const isRepeatable = (event: OwnEvent, now: Date) =>
  event.series === null &&
  event.lifecycle === 'SCHEDULED' &&
  (event.isPublished || event.approvalStatus === 'PENDING') &&
  !isOver(event, now)

const problemOfForm = ({ event, form, except }: Context): Problem | null =>
  event && repetitionProblem(event, { ...form, except })

function repetitionOf({ event, form, except }: Context): Repetition {
  if (!event) throw new Error('There is no event to repeat.')
  return repetition(event.id, event, { ...form, except })
}

const added = ({ dates }: { dates: number }): Toast => ({ kind: 'success', text: texts.datesAdded(dates) })

function problemOf(error: unknown): Problem {
  const failure = failureOf(error)
  if (failure.code === 'CONFLICT') return { text: changedMeanwhile(reasonOf(failure) ?? ''), fields: [] }
  return refusal(failure) ?? { text: texts.notRepeated, fields: [] }
}
