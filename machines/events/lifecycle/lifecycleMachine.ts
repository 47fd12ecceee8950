import { type ActorRefFrom, type AnyActorRef, assign, sendTo, setup } from 'xstate'
import {
  errorToast,
  failureOf,
  type Lifecycle,
  type OwnEvent,
  reasonOf,
  say,
  successToast,
  type Toast,
} from '../../domain.ts'
import { effect, outputOf, promised } from '../../effects.ts'
import type { Message } from '../../language/message.ts'
import { isVisible } from '../../visible.ts'
import { isOver, todayAt } from '../clock.ts'
import { changedForm, type Days } from '../days.ts'
import { changedFields } from '../editEvent/edit.ts'
import { timesOf, type TimesForm } from '../eventForm.ts'
import {
  about,
  daysProblem,
  missingFields,
  type Problem,
  problemAfter,
  refusal,
  unreadableTimes,
} from '../rules.ts'
import { longestReason, shortestReason } from './reasons.ts'
import { type Scope, scoped } from '../series/scope.ts'
import { isCalledOff, isPublishable, lifecycles, takesPlace } from '../statuses.ts'
import * as texts from '../texts.ts'

export interface LifecycleChange {
  eventId: string
  lifecycle: Lifecycle
  reason: string | null
  /** The changed days and times; '' for a field that was emptied. */
  dates: Partial<Days> | null
  /** Set only if the change applies to more than one date of a series. */
  scope?: Scope
}

/** The fields of an event that are needed to change its lifecycle. */
export type ChangeableEvent = Pick<
  OwnEvent,
  | 'id'
  | 'title'
  | keyof TimesForm
  | 'endsAt'
  | 'lifecycle'
  | 'lifecycleReason'
  | 'series'
  | 'favoriteCount'
  | 'isPublished'
  | 'approvalStatus'
>

/** A requested change. */
interface Question {
  event: ChangeableEvent
  lifecycle: Lifecycle
}

interface Context {
  /** Receives `row.changed` or `rows.outdated`. */
  list: AnyActorRef
  /** The event before the change, which *Undo* restores. */
  event: ChangeableEvent | null
  lifecycle: Lifecycle
  reason: string
  /** The dates of the series to which the change applies. */
  scope: Scope
  form: TimesForm | null
  problem: Problem | null
}

type Events =
  | ({ type: 'change.ask' } & Question)
  | { type: 'reason.change'; reason: string }
  | { type: 'days.change'; changes: Partial<Days> }
  | { type: 'scope.change'; scope: Scope }
  | { type: 'change.confirm'; now: Date }
  | { type: 'change.cancel' }
  | { type: 'change.undo' }

/** The day that was called off is not a suggestion for the new one. */
const withoutDay = (event: ChangeableEvent): TimesForm => ({ ...timesOf(event), eventDate: '', endDate: '' })

const asks = { type: 'ask' as const, params: ({ event }: { event: Question }) => event }
const changeReported = { type: 'reportChange' as const, params: outputOf<ChangeableEvent> }
const reported = { type: 'report' as const, params: outputOf<ChangeableEvent> }

/**
 * Cancels or postpones an event, or schedules it again on the same or another day. Each change requires
 * confirmation. Calling an event off can be undone while the toast is shown.
 */
export const lifecycleMachine = setup({
  types: {} as { input: { list: AnyActorRef }; context: Context; events: Events; tags: 'busy' },
  actors: { changeLifecycle: promised<ChangeableEvent, LifecycleChange>() },
  actions: {
    toast: effect<Toast>(),
    ask: assign((_, { event, lifecycle }: Question) => ({
      event,
      lifecycle,
      reason: '',
      scope: 'THIS' as const,
      form:
        event.lifecycle && !lifecycles[event.lifecycle].hasDay && takesPlace(lifecycle)
          ? withoutDay(event)
          : timesOf(event),
      problem: null,
    })),
    show: assign((_, problem: Problem | null) => ({ problem })),
    /**
     * After a change to several dates the list is reloaded, because it cannot tell which rows are affected.
     */
    reportChange: sendTo(
      ({ context }) => context.list,
      ({ context }, event: ChangeableEvent) =>
        context.scope === 'THIS' ? { type: 'row.changed', row: event } : { type: 'rows.outdated' },
    ),
    report: sendTo(
      ({ context }) => context.list,
      (_, event: ChangeableEvent) => ({ type: 'row.changed', row: event }),
    ),
    reportOutdated: sendTo(({ context }) => context.list, { type: 'rows.outdated' }),
  },
}).createMachine({
  id: 'lifecycle',
  context: ({ input }) => ({
    ...input,
    event: null,
    lifecycle: 'SCHEDULED',
    reason: '',
    scope: 'THIS',
    form: null,
    problem: null,
  }),
  initial: 'idle',
  states: {
    idle: { on: { 'change.ask': { target: 'asked', actions: asks } } },
    asked: {
      initial: 'filling',
      states: {
        filling: {
          on: {
            'reason.change': {
              actions: assign(({ context, event: { reason } }) => ({
                reason,
                problem: problemAfter(context.problem, { reason }),
              })),
            },
            'days.change': {
              actions: assign(({ context: { form, problem }, event: { changes } }) => ({
                form: form && changedForm<TimesForm>(form, changes),
                problem: problemAfter(problem, changes),
              })),
            },
            'scope.change': { actions: assign(({ event }) => ({ scope: event.scope })) },
            'change.confirm': [
              {
                guard: ({ context, event }) => changeProblem(context, event.now) === null,
                target: 'sending',
                actions: { type: 'show', params: null },
              },
              {
                actions: { type: 'show', params: ({ context, event }) => changeProblem(context, event.now) },
              },
            ],
            'change.cancel': '#lifecycle.idle',
          },
        },
        sending: {
          tags: 'busy',
          invoke: {
            id: 'changeLifecycle',
            src: 'changeLifecycle',
            input: ({ context }) => changeOf(context),
            onDone: [
              {
                guard: ({ context }) => isCalledOff(context.lifecycle),
                target: '#lifecycle.done',
                actions: [
                  changeReported,
                  { type: 'toast', params: ({ context }) => undoable(lifecycles[context.lifecycle].changed) },
                ],
              },
              {
                target: '#lifecycle.idle',
                actions: [
                  changeReported,
                  {
                    type: 'toast',
                    params: ({ context }) => successToast(lifecycles[context.lifecycle].changed),
                  },
                ],
              },
            ],
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
        /** Somebody else has changed the event. The input stays readable, and closing reloads the list. */
        outdated: { on: { 'change.cancel': { target: '#lifecycle.idle', actions: 'reportOutdated' } } },
      },
    },
    /** Undo is available while its toast is shown and no other change has been requested. */
    done: {
      on: {
        'change.undo': 'undoing',
        'change.ask': { target: 'asked', actions: asks },
      },
    },
    undoing: {
      tags: 'busy',
      invoke: {
        id: 'changeLifecycle',
        src: 'changeLifecycle',
        input: ({ context }) => undoOf(context),
        onDone: { target: 'idle', actions: [reported, say(texts.lifecycleUndone)] },
        onError: {
          target: 'idle',
          actions: { type: 'toast', params: ({ event }) => errorToast(problemOf(event.error).text) },
        },
      },
    },
  },
})

export type LifecycleActor = ActorRefFrom<typeof lifecycleMachine>

/**
 * The lifecycles to which the author or a superadmin can change the event. None if the service does not
 * support lifecycles, or if the event was rejected or is over.
 */
export function possibleChanges(event: ChangeableEvent, now: Date): Lifecycle[] {
  if (event.lifecycle === null || !isPublishable(event)) return []
  const { hasDay, next } = lifecycles[event.lifecycle]
  // A postponed event is not over, even if its old day is past.
  return hasDay && isOver(event, now) ? [] : next
}

/** The first reason why a change cannot be sent. */
function changeProblem(context: Context, now: Date): Problem | null {
  if (isCalledOff(context.lifecycle)) return reasonProblem(context.reason.trim())
  const { event, form } = context
  return event && form && newDaysProblem(event, form, now)
}

function reasonProblem(reason: string): Problem | null {
  const isLong = reason.length >= shortestReason && reason.length <= longestReason
  return isLong && isVisible(reason) ? null : { text: texts.reasonTooShort, fields: ['reason'] }
}

function newDaysProblem(event: ChangeableEvent, form: TimesForm, now: Date): Problem | null {
  const missing = (['eventDate', 'startTime'] as const).filter((field) => form[field] === '')
  if (missing.length > 0) return missingFields(missing)
  const notTimes = unreadableTimes(form)
  if (notTimes) return notTimes
  const isFree = form.eventDate === event.eventDate && !isOver(event, now)
  if (!isFree && form.eventDate < todayAt(form.timeZone, now)) return about('eventDate', texts.dateInPast)
  return daysProblem(form, form.timeZone)
}

function changeOf(context: Context): LifecycleChange {
  const { event, lifecycle, reason, scope, form } = context
  if (!event || !form) throw new Error('There is no event to change.')
  const dates = isCalledOff(lifecycle) ? {} : changedFields(timesOf(event), form)
  return {
    eventId: event.id,
    lifecycle,
    reason: isCalledOff(lifecycle) ? reason.trim() : null,
    dates: Object.keys(dates).length > 0 ? dates : null,
    ...scoped(scope),
  }
}

function undoOf({ event, scope }: Context): LifecycleChange {
  if (!event?.lifecycle) throw new Error('There is nothing to undo.')
  return {
    eventId: event.id,
    lifecycle: event.lifecycle,
    reason: event.lifecycleReason,
    dates: null,
    ...scoped(scope),
  }
}

function problemOf(error: unknown): Problem {
  const failure = failureOf(error)
  if (failure.code === 'CONFLICT')
    return { text: texts.changedMeanwhile(reasonOf(failure) ?? ''), fields: [] }
  return refusal(failure) ?? { text: texts.lifecycleNotChanged, fields: [] }
}

const undoable = (text: Message): Toast => ({ kind: 'blank', text, undo: { type: 'change.undo' } })
