import { expect } from 'vitest'
import {
  createActor,
  fromPromise,
  SimulatedClock,
  type AnyActorLogic,
  type AnyEventObject,
  type AnyStateMachine,
} from 'xstate'
import type { Outcome } from './cases.ts'
import { reportOf, type Report } from './chart.ts'
import type { Call } from './table.ts'

interface Request {
  actor: string
  input: unknown
  isNew: boolean
  resolve(output: unknown): void
  reject(error: unknown): void
}

/** Divides every delay of the product, in milliseconds. */
const tick = 50

/** A machine whose actors, those of its child machines included, are puppets under a clock that stands still. */
export function openStage(machine: AnyStateMachine, input: unknown) {
  const clock = new SimulatedClock()
  const requests = new Set<Request>()
  const reports: Report[] = []
  const actor = createActor(withPuppets(machine, requests), {
    input,
    clock,
    inspect: (inspected) => {
      const report = reportOf(inspected)
      if (report?.machine === machine.id) reports.push(report)
    },
  })
  const facts = () => {
    const { value, context } = actor.getSnapshot()
    return { value, context, effects: reports.filter(({ effect }) => effect).length, asked: requests.size }
  }
  actor.start()
  return {
    actor,
    send: (event: AnyEventObject) => actor.send(event),
    settle: (outcome: Outcome, whose?: (input: unknown) => boolean) => settle(requests, outcome, whose),
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
    /** What has been asked and done since this was called last. */
    news: () => {
      const fresh = [...requests].filter(({ isNew }) => isNew)
      for (const request of fresh) request.isNew = false
      return { asks: fresh.map(({ actor, input }): Call => [actor, input]), reports: reports.splice(0) }
    },
  }
}

export type Stage = ReturnType<typeof openStage>

/** Answers the oldest request to an actor as an outcome says; `whose` tells several requests apart. */
async function settle(requests: Set<Request>, outcome: Outcome, whose = (_input: unknown) => true) {
  const name = outcome.type.slice(outcome.type.indexOf('.') + 1)
  const request = [...requests].find(({ actor, input }) => actor === name && whose(input))
  if (!request) throw new Error(`Nobody has asked ${name}.`)
  requests.delete(request)
  if ('error' in outcome) request.reject(outcome.error)
  else request.resolve('output' in outcome ? outcome.output : undefined)
  await new Promise<void>((resolve) => setImmediate(resolve))
}

function withPuppets(real: AnyStateMachine, requests: Set<Request>): AnyStateMachine {
  const actors = Object.entries(real.implementations.actors as Record<string, AnyActorLogic>)
  const puppets = actors.map(([name, logic]) => {
    const isMachine = 'implementations' in logic
    return [name, isMachine ? withPuppets(logic as AnyStateMachine, requests) : puppet(name, requests)]
  })
  return real.provide({ actors: Object.fromEntries(puppets) as never })
}

/** What is asked of it stays unanswered until it is settled. */
const puppet = (actor: string, requests: Set<Request>) =>
  fromPromise<unknown, unknown>(({ input, signal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const request: Request = { actor, input, isNew: true, resolve, reject }
    requests.add(request)
    signal.addEventListener('abort', () => requests.delete(request))
    return promise
  })
