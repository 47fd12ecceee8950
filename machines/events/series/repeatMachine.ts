import { type AnyActorRef, assign, sendTo, setup } from 'xstate'
import { failureOf, type OwnEvent, reasonOf, type Toast } from '../../domain.ts'
import { effect, errorOf, outputOf, promised } from '../../effects.ts'
import { isOver } from '../lifecycle/lifecycleMachine.ts'
import { changedMeanwhile } from '../texts.ts'
import { type Problem, refusal } from '../rules.ts'
import {
  countOf,
  daysOf,
  type End,
  type EndForm,
  exceptAmong,
  type Frequency,
  isWithinBounds,
  mostDates,
  type RuleDay,
  toggled,
} from './seriesDays.ts'
import type { Repetition } from './repetition.ts'
import * as texts from './texts.ts'

export interface RepeatForm extends EndForm {
  frequency: Frequency
  interval: number
}

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

const blank: RepeatForm = { frequency: 'WEEKLY', interval: 1, ends: 'COUNT', count: '8', until: '' }

/** Makes one of the user's own events a series. The form asks for the rule and the dates to exclude. */
export const repeatMachine = setup({
  types: {} as { input: { list: AnyActorRef }; context: Context; events: Events; tags: 'busy' },
  /** Resolves with the number of new dates. */
  actors: { repeatEvent: promised<{ dates: number }, Repetition>() },
  actions: {
    toast: effect<Toast>(),
    ask: assign((_, event: OwnEvent) => ({ event, form: blank, except: [], problem: null })),
    // All parts of the form are validated together, so any change clears the problem.
    changeRule: assign(({ context: { form } }, changes: Partial<RepeatForm>) => ({
      form: { ...form, ...changes },
      problem: null,
    })),
    toggle: assign(({ context: { except } }, day: string) => ({
      except: toggled(except, day),
      problem: null,
    })),
    show: assign((_, problem: Problem | null) => ({ problem })),
    reportOutdated: sendTo(({ context }) => context.list, { type: 'rows.outdated' }),
  },
  guards: {
    isSound: ({ context }) => repeatProblem(context) === null,
    isConflict: (_, error: unknown) => failureOf(error).code === 'CONFLICT',
  },
}).createMachine({
  id: 'repeat',
  context: ({ input }) => ({ ...input, event: null, form: blank, except: [], problem: null }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'repeat.ask': { target: 'asked', actions: { type: 'ask', params: ({ event }) => event.event } },
      },
    },
    asked: {
      initial: 'filling',
      states: {
        filling: {
          on: {
            'rule.change': { actions: { type: 'changeRule', params: ({ event }) => event.changes } },
            'date.toggle': { actions: { type: 'toggle', params: ({ event }) => event.day } },
            'repeat.confirm': [
              { guard: 'isSound', target: 'sending', actions: { type: 'show', params: null } },
              { actions: { type: 'show', params: ({ context }) => repeatProblem(context) } },
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
                guard: { type: 'isConflict', params: errorOf },
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

/** The days that the form's rule produces after the event's own; none while the end is missing or invalid. */
export function formDays({ event, form }: Pick<Context, 'event' | 'form'>): RuleDay[] {
  const end = endOf(form)
  return event && end ? daysOf(event, form, end) : []
}

function endOf({ ends, count, until }: RepeatForm): End | null {
  if (ends === 'UNTIL') return until === '' ? null : { until }
  const number = countOf(count)
  return number >= 2 && number <= mostDates ? { count: number } : null
}

function repeatProblem(context: Context): Problem | null {
  const { event, form, except } = context
  const end = endOf(form)
  const field = form.ends === 'COUNT' ? 'count' : 'until'
  if (!event || !end)
    return { text: field === 'count' ? texts.numberNeeded : texts.dayNeeded, fields: [field] }
  if ('until' in end && end.until <= event.eventDate) return { text: texts.dayNeeded, fields: [field] }
  const dates = formDays(context).filter(({ is }) => is === 'date')
  const kept = dates.filter(({ day }) => !except.includes(day))
  const counted = 'until' in end ? kept.length : dates.length
  if (!isWithinBounds(event.eventDate, end, counted)) return { text: texts.tooManyDates, fields: [field] }
  if (dates.length === 0) return { text: texts.noDateLeft, fields: [field] }
  return kept.length === 0 ? { text: texts.noDateLeft, fields: ['except'] } : null
}

function repetitionOf(context: Context): Repetition {
  const { event, form, except } = context
  const end = endOf(form)
  if (!event || !end) throw new Error('There is no event to repeat.')
  return {
    eventId: event.id,
    frequency: form.frequency,
    interval: form.interval,
    until: 'until' in end ? end.until : null,
    count: 'count' in end ? end.count : null,
    except: exceptAmong(formDays(context), except),
  }
}

const added = ({ dates }: { dates: number }): Toast => ({ kind: 'success', text: texts.datesAdded(dates) })

function problemOf(error: unknown): Problem {
  const failure = failureOf(error)
  if (failure.code === 'CONFLICT') return { text: changedMeanwhile(reasonOf(failure) ?? ''), fields: [] }
  return refusal(failure) ?? { text: texts.notRepeated, fields: [] }
}
