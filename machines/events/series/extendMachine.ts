import { type AnyActorRef, assign, sendTo, setup } from 'xstate'
import { failureOf, type OwnEvent, reasonOf, type SeriesDate, type Toast, warn } from '../../domain.ts'
import { effect, outputOf, promised } from '../../effects.ts'
import { todayAt } from '../clock.ts'
import { type Problem, refusal } from '../rules.ts'
import { changedMeanwhile } from '../texts.ts'
import {
  countOf,
  daysBehind,
  type EndForm,
  exceptAmong,
  lastDayOf,
  mostDates,
  type RuleDay,
  toggled,
} from './seriesDays.ts'
import * as texts from './texts.ts'

export interface Extension {
  eventId: string
  until: string | null
  count: number | null
  except: string[]
}

interface Context {
  /** Receives `rows.outdated` after dates have been added. */
  list: AnyActorRef
  event: OwnEvent | null
  /** All dates of the series so far. */
  dates: SeriesDate[]
  /** YYYY-MM-DD, in the event's zone. */
  today: string
  form: EndForm
  /** Days that the author has excluded. */
  except: string[]
  problem: Problem | null
}

type Events =
  | { type: 'extension.ask'; event: OwnEvent; now: Date }
  | { type: 'end.change'; changes: Partial<EndForm> }
  | { type: 'date.toggle'; day: string }
  | { type: 'extension.confirm' }
  | { type: 'extension.cancel' }

const blank = { event: null, dates: [], today: '', except: [], problem: null }
const noEnd: EndForm = { ends: 'COUNT', count: '', until: '' }

/**
 * Adds dates to one of the user's own series. The form asks for the new end, and which of the new dates to
 * exclude.
 */
export const extendMachine = setup({
  types: {} as { input: { list: AnyActorRef }; context: Context; events: Events; tags: 'busy' },
  actors: {
    listSeriesDates: promised<SeriesDate[], { eventId: string }>(),
    /** Resolves with the number of new dates. */
    extendSeries: promised<{ dates: number }, Extension>(),
  },
  actions: {
    toast: effect<Toast>(),
    show: assign((_, problem: Problem | null) => ({ problem })),
    reportOutdated: sendTo(({ context }) => context.list, { type: 'rows.outdated' }),
  },
}).createMachine({
  id: 'extend',
  context: ({ input }) => ({ ...input, ...blank, form: noEnd }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'extension.ask': {
          target: 'loading',
          actions: assign(({ event: { event, now } }) => ({
            ...blank,
            event,
            today: todayAt(event.timeZone ?? '', now),
          })),
        },
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
          actions: assign(({ event }) => ({
            dates: event.output,
            form: { ...noEnd, count: String(event.output.length + 4) },
          })),
        },
        onError: { target: 'idle', actions: warn(texts.datesNotLoaded) },
      },
      on: { 'extension.cancel': 'idle' },
    },
    asked: {
      initial: 'filling',
      states: {
        filling: {
          on: {
            'end.change': {
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
            'extension.confirm': [
              {
                guard: ({ context }) => extensionProblem(context) === null,
                target: 'sending',
                actions: { type: 'show', params: null },
              },
              { actions: { type: 'show', params: ({ context }) => extensionProblem(context) } },
            ],
            'extension.cancel': '#extend.idle',
          },
        },
        sending: {
          tags: 'busy',
          invoke: {
            id: 'extendSeries',
            src: 'extendSeries',
            input: ({ context }) => extensionOf(context),
            onDone: {
              target: '#extend.idle',
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
        /** Somebody else has changed the series; closing reloads the list. */
        outdated: { on: { 'extension.cancel': { target: '#extend.idle', actions: 'reportOutdated' } } },
      },
    },
  },
})

/** Whether the author can add dates: only if the service reports that some are not over. */
export const isExtendable = ({ series }: OwnEvent) => (series?.upcoming ?? 0) > 0

/** The new days implied by the form; none while the end is missing or adds no date. */
export function newDays(context: Pick<Context, 'event' | 'dates' | 'today' | 'form'>): RuleDay[] {
  const { event, dates, form } = context
  const more = countOf(form.count) - dates.length
  if (!event?.series || (form.ends === 'UNTIL' ? form.until === '' : more <= 0)) return []
  const limit = limitOf(context)
  const isSooner = form.ends === 'UNTIL' && form.until < limit
  const days = daysBehind(dates, { ...event, ...event.series }, isSooner ? form.until : limit)
  if (form.ends === 'UNTIL') return days
  const last = days.filter(({ is }) => is === 'date')[more - 1]
  return last ? days.slice(0, days.indexOf(last) + 1) : days
}

/** The last day allowed: 12 months after the next upcoming date. */
function limitOf({ dates, today }: Pick<Context, 'dates' | 'today'>) {
  const [next] = comingOf({ dates, today })
  return next ? lastDayOf(next.eventDate) : ''
}

const comingOf = ({ dates, today }: Pick<Context, 'dates' | 'today'>) =>
  dates.filter(({ eventDate, endDate }) => (endDate ?? eventDate) >= today)

function extensionProblem(context: Context): Problem | null {
  const { dates, form, except } = context
  const field = form.ends === 'COUNT' ? 'count' : 'until'
  const more = countOf(form.count) - dates.length
  const last = dates.at(-1)?.eventDate ?? ''
  if (field === 'count' && more <= 0) return { text: texts.moreNeeded(dates.length), fields: [field] }
  if (field === 'until' && form.until <= last) return { text: texts.laterDayNeeded, fields: [field] }
  const found = newDays(context).filter(({ is }) => is === 'date')
  const kept = found.filter(({ day }) => !except.includes(day))
  const isTooLong = field === 'count' ? found.length < more : form.until > limitOf(context)
  if (isTooLong || comingOf(context).length + kept.length > mostDates)
    return { text: texts.tooManyDates, fields: [field] }
  if (found.length === 0) return { text: texts.noDateLeft, fields: [field] }
  return kept.length === 0 ? { text: texts.noDateLeft, fields: ['except'] } : null
}

function extensionOf(context: Context): Extension {
  const { event, form, except } = context
  if (!event) throw new Error('There is no series to extend.')
  return {
    eventId: event.id,
    until: form.ends === 'UNTIL' ? form.until : null,
    count: form.ends === 'COUNT' ? countOf(form.count) : null,
    except: exceptAmong(newDays(context), except),
  }
}

const added = ({ dates }: { dates: number }): Toast => ({ kind: 'success', text: texts.datesAdded(dates) })

function problemOf(error: unknown): Problem {
  const failure = failureOf(error)
  if (failure.code === 'CONFLICT') return { text: changedMeanwhile(reasonOf(failure) ?? ''), fields: [] }
  return refusal(failure) ?? { text: texts.notExtended, fields: [] }
}
