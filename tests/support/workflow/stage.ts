import {
  createActor,
  type AnyActor,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate'
import { rawType } from './cases.ts'
import { reportOf } from './chart.ts'
import type { Call } from './table.ts'

/** A machine at rest, and what it did to come there. Its actors do nothing, and its timers only say how long they would run. */
export interface Moment {
  at: AnyMachineSnapshot
  /** Ids of the transitions that it took. */
  taken: string[]
  effects: Call[]
  /** Messages to other machines. */
  tells: Call[]
  /** The actors that began their work, and what they are asked. */
  asks: Call[]
  /** Milliseconds of each timer that runs, by its event. */
  timers: Map<string, number>
}

/** Where a machine begins and what follows: XState's own pure transitions, with all that they would do. */
export function stageOf(machine: AnyStateMachine) {
  const { scope, taken, actions } = recorderOf(machine)

  function moment(change: () => AnyMachineSnapshot, was?: Moment, event = ''): Moment {
    taken.length = actions.length = 0
    const at = change()
    const timers = new Map(was?.timers)
    timers.delete(event)
    for (const { sendId } of paramsOf('cancel')) timers.delete(sendId)
    for (const { id, delay } of paramsOf('raise')) if (delay !== undefined) timers.set(id, delay)
    const begun = Object.entries(at.children).filter(([name, child]) => was?.at.children[name] !== child)
    const effects = actions.filter(({ type }) => !type.startsWith('xstate.'))
    return {
      at,
      taken: [...taken],
      effects: effects.map(({ type, params }) => [type, params]),
      tells: paramsOf('sendTo').map(({ to, event }) => [to.id, event]),
      asks: begun.flatMap(([, child]) => asksOf(child as AnyActor)),
      timers,
    }
  }
  const paramsOf = (type: string) =>
    actions.flatMap((action) => (action.type === `xstate.${type}` ? (action.params as Params) : []))

  return {
    begin: (input: unknown) => moment(() => machine.getInitialSnapshot(scope, input)),
    /** What follows a case; null where it is refused, or a timer takes another time. */
    next: (was: Moment, event: AnyEventObject) => {
      const raw = rawType(event.type)
      const timers = [...was.timers].flatMap(([name, ms]) => (ms === event['ms'] ? name : []))
      const type = 'ms' in event ? timers.find((name) => name.startsWith(raw)) : raw
      const meant = { ...event, type: type ?? '' }
      return was.at.can(meant) ? moment(() => machine.transition(was.at, meant, scope), was, type) : null
    },
  }
}

/** What would happen is written down instead. */
function recorderOf(machine: AnyStateMachine) {
  const taken: string[] = []
  const actions: { type: string; params: unknown }[] = []
  const self = createActor(machine, {
    inspect: (inspected) => {
      const report = reportOf(inspected)
      if (report?.machine === machine.id) taken.push(...(report.taken ?? []))
    },
  })
  const nothing = () => {}
  const scope: AnyActorScope = {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: (action: object) => actions.push(action as (typeof actions)[0]),
  }
  return { scope, taken, actions }
}

interface Params {
  id: string
  delay?: number
  sendId: string
  to: AnyActor
  event: unknown
}

/** Of a machine its own actors too; those with a dash in their name come and go by themselves. */
function asksOf(child: AnyActor): Call[] {
  const { id, logic, src, options } = child
  if (!('implementations' in logic)) return [[src as string, options.input]]
  const { children } = child.getSnapshot() as AnyMachineSnapshot
  const own: Call[] = id.includes('-') ? [] : [[id, undefined]]
  return [...own, ...Object.values(children).flatMap((inner) => asksOf(inner as AnyActor))]
}

/** The last moment after all of these, none of which may be refused. */
export function played(machine: AnyStateMachine, input: unknown, ...events: AnyEventObject[]): Moment {
  const stage = stageOf(machine)
  return events.reduce((was, event) => {
    const now = stage.next(was, event)
    if (!now) throw new Error(`${machine.id} refuses ${event.type}`)
    return now
  }, stage.begin(input))
}
