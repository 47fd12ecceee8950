import { type ActorRefFrom, type AnyActorRef, assign, sendTo, setup } from 'xstate'
import {
  failureOf,
  type OwnEvent,
  reasonOf,
  type SeriesDate,
  successToast,
  type Toast,
  warn,
} from '../../domain.ts'
import { effect, promised } from '../../effects.ts'
import { isOver, todayAt } from '../clock.ts'
import { type Problem, refusal } from '../rules.ts'
import { isPublishable, takesPlace } from '../statuses.ts'
import { changedMeanwhile } from '../texts.ts'
import { type Extending, type Extension, extension, extensionProblem, newDays } from './extension.ts'
import {
  emptyRepeatForm,
  repeatedDays,
  type RepeatForm,
  repetition,
  type Repetition,
  repetitionProblem,
} from './repetition.ts'
import { type RuleDay, toggled } from './seriesDays.ts'
import * as texts from './texts.ts'

/** `dates` and `today` are needed only for an event that already belongs to a series. */
interface Context extends Omit<Extending, 'event' | 'form'> {
  /** Receives `rows.outdated` after dates have been added. */
  list: AnyActorRef
  event: OwnEvent | null
  form: RepeatForm
  problem: Problem | null
}

interface Question {
  event: OwnEvent
  now: Date
}

type Events =
  | ({ type: 'dates.ask' } & Question)
  | { type: 'rule.change'; changes: Partial<RepeatForm> }
  | { type: 'date.toggle'; day: string }
  | { type: 'dates.confirm' }
  | { type: 'dates.cancel' }

const blank = { event: null, dates: [], today: '', form: emptyRepeatForm, except: [], problem: null }

/** The number of new dates. */
interface Added {
  dates: number
}

/**
 * Adds dates to one of the user's own events: makes it a series, or extends its series. The form asks for the
 * rule, unless the series has one, for the end, and which of the new dates to exclude.
 */
export const seriesMachine = setup({
  types: {} as { input: { list: AnyActorRef }; context: Context; events: Events; tags: 'busy' },
  actors: {
    listSeriesDates: promised<SeriesDate[], { eventId: string }>(),
    repeatEvent: promised<Added, Repetition>(),
    extendSeries: promised<Added, Extension>(),
  },
  actions: {
    toast: effect<Toast>(),
    ask: assign((_, { event, now }: Question) => ({
      ...blank,
      event,
      today: todayAt(event.timeZone ?? '', now),
    })),
    show: assign((_, problem: Problem | null) => ({ problem })),
    reportOutdated: sendTo(({ context }) => context.list, { type: 'rows.outdated' }),
  },
}).createMachine({
  id: 'series',
  context: ({ input }) => ({ ...input, ...blank }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'dates.ask': [
          {
            guard: ({ event }) => event.event.series === null,
            target: 'asked',
            actions: { type: 'ask', params: ({ event }) => event },
          },
          { target: 'loading', actions: { type: 'ask', params: ({ event }) => event } },
        ],
      },
    },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'listSeriesDates',
        src: 'listSeriesDates',
        input: ({ context }) => ({ eventId: context.event?.id ?? '' }),
        onDone: {
          target: 'asked',
          actions: assign(({ context: { form }, event: { output: dates } }) => ({
            dates,
            form: { ...form, count: String(dates.length + 4) },
          })),
        },
        onError: { target: 'idle', actions: warn(texts.datesNotLoaded) },
      },
      on: { 'dates.cancel': 'idle' },
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
            'dates.confirm': [
              {
                guard: ({ context }) => problemOfForm(context) !== null,
                actions: { type: 'show', params: ({ context }) => problemOfForm(context) },
              },
              {
                guard: ({ context }) => context.event?.series != null,
                target: 'extending',
                actions: { type: 'show', params: null },
              },
              { target: 'repeating', actions: { type: 'show', params: null } },
            ],
            'dates.cancel': '#series.idle',
          },
        },
        repeating: sending('repeatEvent', (context) =>
          repetition(eventIn(context).id, eventIn(context), { ...context.form, except: context.except }),
        ),
        extending: sending('extendSeries', (context) => extension({ ...context, event: eventIn(context) })),
        /** Somebody else has changed the event or its series; closing reloads the list. */
        outdated: { on: { 'dates.cancel': { target: '#series.idle', actions: 'reportOutdated' } } },
      },
    },
  },
})

export type SeriesActor = ActorRefFrom<typeof seriesMachine>

function sending<Actor extends 'repeatEvent' | 'extendSeries', Input>(
  actor: Actor,
  inputOf: (context: Context) => Input,
) {
  const failed = {
    type: 'show' as const,
    params: ({ context, event }: { context: Context; event: { error: unknown } }) =>
      problemOf(event.error, context),
  }
  return {
    tags: 'busy' as const,
    invoke: {
      id: actor,
      src: actor,
      input: ({ context }: { context: Context }) => inputOf(context),
      onDone: {
        target: '#series.idle',
        actions: [
          {
            type: 'toast' as const,
            params: ({ event: { output } }: { event: { output: Added } }) =>
              successToast(texts.datesAdded(output.dates)),
          },
          'reportOutdated' as const,
        ],
      },
      onError: [
        {
          guard: ({ event }: { event: { error: unknown } }) => failureOf(event.error).code === 'CONFLICT',
          target: 'outdated',
          actions: failed,
        },
        { target: 'filling', actions: failed },
      ],
    },
  }
}

/** Whether the author can repeat the event. A service without lifecycles does not support series either. */
export const isRepeatable = (event: OwnEvent, now: Date) =>
  event.series === null && takesPlace(event.lifecycle) && isPublishable(event) && !isOver(event, now)

/** Whether the author can add dates: only if the service reports that some are not over. */
export const isExtendable = ({ series }: OwnEvent) => (series?.upcoming ?? 0) > 0

function eventIn({ event }: Context): OwnEvent {
  if (!event) throw new Error('There is no event to add dates to.')
  return event
}

/** The days that the form adds to the event's own, or to the dates of its series. */
export const addedDays = (
  event: OwnEvent,
  context: Omit<Extending, 'event'> & { form: RepeatForm },
): RuleDay[] => (event.series ? newDays({ ...context, event }) : repeatedDays(event, context.form))

function problemOfForm(context: Context): Problem | null {
  const event = eventIn(context)
  return event.series
    ? extensionProblem({ ...context, event })
    : repetitionProblem(event, { ...context.form, except: context.except })
}

function problemOf(error: unknown, { event }: Context): Problem {
  const failure = failureOf(error)
  if (failure.code === 'CONFLICT') return { text: changedMeanwhile(reasonOf(failure) ?? ''), fields: [] }
  return refusal(failure) ?? { text: event?.series ? texts.notExtended : texts.notRepeated, fields: [] }
}
