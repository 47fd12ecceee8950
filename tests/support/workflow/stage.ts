import {
  getNextTransitions,
  initialTransition,
  transition,
  type AnyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate'
import { spelled, telling, tellingOf, type ChartTransition } from './chart.ts'
import type { Call, Calls } from './table.ts'

/** A machine's state after a step, and the calls that it made during the step. Its actors do not run. */
export interface Moment extends Calls {
  at: AnyMachineSnapshot
  taken: ChartTransition[]
}

/** Runs a machine through XState's pure transitions, and records everything that they would do. */
export function stageOf(machine: AnyStateMachine) {
  const reporting = tellingOf(machine)
  const { delays } = machine.implementations as { delays: Record<string, unknown> }
  return {
    begin: (input: unknown) => momentOf(initialTransition(reporting, input)),
    /** The moment after a case; null if the machine refuses it, or if its timer has a different duration. */
    next(was: Moment, { ms, ...event }: AnyEventObject) {
      const meant = getNextTransitions(was.at).find(
        ({ eventType, delay = '' }: { eventType: string; delay?: string }) =>
          spelled(eventType) === event.type && ms === delays[delay],
      )
      const raw = { ...event, type: meant?.eventType ?? '' }
      return was.at.can(raw) ? momentOf(transition(reporting, was.at, raw), was) : null
    },
  }
}

function momentOf([at, actions]: ReturnType<typeof transition<AnyStateMachine>>, was?: Moment): Moment {
  const calls: [string, unknown][] = actions.map(({ type, params }) => [type, params])
  const given = <Params>(name: string) => calls.filter(([type]) => type === name) as [string, Params][]
  const begun = Object.entries(at.children).filter(([name, child]) => was?.at.children[name] !== child)
  return {
    at,
    taken: given<ChartTransition>(telling).map(([, transition]) => transition),
    effects: calls.filter(([type]) => !type.startsWith('xstate.')),
    tells: given<{ to: AnyActor; event: unknown }>('xstate.sendTo').map(([, { to, event }]) => [
      to.id,
      event,
    ]),
    asks: begun.flatMap(([, child]) => asksOf(child as AnyActor)),
  }
}

/** False for actors with a dash in their name, which start and end on their own. */
export const isLasting = (id: string) => !id.includes('-')

/** The calls of an actor; for a machine, the calls of its child actors too. */
function asksOf(child: AnyActor): Call[] {
  const { id, logic, src, options } = child
  if (!('implementations' in logic)) return [[src as string, options.input]]
  const { children } = child.getSnapshot() as AnyMachineSnapshot
  const inner = Object.values(children).flatMap((one) => asksOf(one as AnyActor))
  return isLasting(id) ? [[id, undefined], ...inner] : inner
}

/** The moment after all these events. Throws if one of them is refused. */
export function played(machine: AnyStateMachine, input: unknown, ...events: AnyEventObject[]): Moment {
  const stage = stageOf(machine)
  return events.reduce((was, event) => {
    const now = stage.next(was, event)
    if (!now) throw new Error(`${machine.id} refuses ${event.type}`)
    return now
  }, stage.begin(input))
}
