import { expect } from 'vitest'
import {
  createActor,
  fromPromise,
  SimulatedClock,
  type AnyActorLogic,
  type AnyEventObject,
  type AnyStateMachine,
} from 'xstate'
import type { Toast } from '../../machines/domain.ts'
import { idOf } from './chart.ts'
import type { Outcome } from './outcomes.ts'

interface Request {
  actor: string
  input: unknown
  resolve(output: unknown): void
  reject(error: unknown): void
}

/** Divides every delay of the product, in milliseconds. */
const tick = 50

/** A call with what it was given: `['go', '/home']`, `['saveFavorite', { eventId: '7', isFavorite: true }]`. */
export type Call = [name: string, given: unknown]

/**
 * A machine with puppets for its promised actors and recorders for its effects, those of its child machines included,
 * under a clock that stands still. What is asked of a puppet stays unanswered until `settle`.
 */
export function openStage(machine: AnyStateMachine, input: unknown) {
  const clock = new SimulatedClock()
  const requests = new Set<Request>()
  const effects: Call[] = []
  const toasts: string[] = []
  const transitions: string[] = []

  const puppet = (actor: string) =>
    fromPromise<unknown, unknown>(({ input, signal }) => {
      const { promise, resolve, reject } = Promise.withResolvers<unknown>()
      const request: Request = { actor, input, resolve, reject }
      requests.add(request)
      signal.addEventListener('abort', () => requests.delete(request))
      return promise
    })

  const recorder = (name: string) => (_scope: unknown, params: unknown) => {
    if (name === 'toast') toasts.push(`${(params as Toast).kind}: ${(params as Toast).text}`)
    else effects.push([name, params])
  }

  function provided(real: AnyStateMachine): AnyStateMachine {
    const { actors, actions } = real.implementations as Implementations
    return real.provide({
      actors: mapped(actors, (logic, name) =>
        'implementations' in logic ? provided(logic as AnyStateMachine) : puppet(name),
      ),
      actions: mapped(actions, (action, name) => ('resolve' in action ? action : recorder(name))),
    } as Parameters<AnyStateMachine['provide']>[0])
  }

  const actor = createActor(provided(machine), {
    input,
    clock,
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.microstep' || inspected.actorRef.sessionId !== inspected.rootId) return
      for (const transition of inspected._transitions) {
        if (transition.eventType !== null && transition.source) transitions.push(idOf(transition))
      }
    },
  })

  /** Answers the oldest request to an actor as an outcome says; `whose` tells several requests apart. */
  async function settle(outcome: Outcome, whose: (input: unknown) => boolean = () => true) {
    const name = outcome.type.slice(outcome.type.indexOf('.') + 1)
    const request = [...requests].find(({ actor, input }) => actor === name && whose(input))
    if (!request) throw new Error(`Nobody has asked ${name}.`)
    requests.delete(request)
    if ('error' in outcome) request.reject(outcome.error)
    else request.resolve('output' in outcome ? outcome.output : undefined)
    await settled()
  }

  const stage = {
    actor,
    clock,
    settle,
    send: (event: AnyEventObject) => actor.send(event),
    /** Lets exactly that much time pass, and sees that a millisecond less changes nothing. */
    pass: (ms: number) => {
      const before = facts()
      // In small steps, because the simulated clock starts a timer's successor only where a step ends.
      for (let passed = tick; passed < ms; passed += tick) clock.increment(tick)
      clock.increment(tick - 1)
      expect(facts(), `nothing happens before ${ms} ms`).toEqual(before)
      clock.increment(1)
    },
    /** What actors are being asked at the moment. */
    asked: (): Call[] => [...requests].map(({ actor, input }) => [actor, input]),
    /** What was said, done and taken since this was called last. */
    news: () => ({
      toasts: toasts.splice(0),
      effects: effects.splice(0),
      transitions: transitions.splice(0),
    }),
  }
  const facts = () => {
    const { value, context } = actor.getSnapshot()
    return { value, context, toasts: toasts.length, asked: requests.size }
  }
  actor.start()
  return stage
}

export type Stage = ReturnType<typeof openStage>

interface Implementations {
  actors: Record<string, AnyActorLogic>
  actions: Record<string, object>
}

function mapped<Value, Result>(from: Record<string, Value>, change: (value: Value, name: string) => Result) {
  return Object.fromEntries(Object.entries(from).map(([name, value]) => [name, change(value, name)]))
}

/** Resolves when every promise that was settled before has reached whoever waits for it. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))
