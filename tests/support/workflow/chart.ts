import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition, InspectionEvent } from 'xstate'

type ChartState = AnyStateMachine['root']

/** A transition with its place in the chart, its guard, its targets and its actions. */
export type ChartTransition = ReturnType<typeof describe>

/** Something that a machine did: transitions that it took, states that it reached, or an effect. */
export interface Report {
  machine: string
  taken?: string[]
  leaves?: string[]
  effect?: [name: string, given: unknown]
}

/** A state and all its descendants, outer states first. */
export const statesOf = (state: ChartState): ChartState[] => [
  state,
  ...Object.values(state.states).flatMap(statesOf),
]

/** Every transition of the chart that does something, which leaves out those that only forbid an event. */
export const transitionsOf = (machine: AnyStateMachine): ChartTransition[] => arrowsOf(machine).map(describe)

const arrowsOf = ({ root }: AnyStateMachine) =>
  statesOf(root)
    .flatMap(({ transitions, always }) => [...transitions.values(), always ?? []].flat())
    .filter(({ target, actions }) => target || actions.length > 0)

/** The action by which a transition reports that it has been taken. */
export const telling = 'xstate.telling'

/** A copy of the machine whose transitions report themselves. */
export function tellingOf(machine: AnyStateMachine): AnyStateMachine {
  const copy = machine.provide({})
  for (const arrow of arrowsOf(copy))
    Object.assign(arrow, { actions: [{ type: telling, params: describe(arrow) }, ...arrow.actions] })
  return copy
}

/** What an inspection event reports about a machine; null if it is about something else. */
export function reportOf(inspected: InspectionEvent): Report | null {
  const { logic } = inspected.actorRef as { logic?: { id?: string } }
  const machine = logic?.id ?? '(machine)'
  if (machine === '(machine)') return null
  // Entering the initial states is not a transition of the chart.
  const isOfChart = ({ source, eventType }: AnyTransitionDefinition) => source && eventType !== null
  if (inspected.type === '@xstate.microstep')
    return { machine, taken: inspected._transitions.filter(isOfChart).map((one) => describe(one).id) }
  if (inspected.type === '@xstate.snapshot')
    return { machine, leaves: leavesOf(inspected.snapshot as AnyMachineSnapshot) }
  if (inspected.type !== '@xstate.action' || inspected.action.type.startsWith('xstate.')) return null
  return { machine, effect: [inspected.action.type, inspected.action.params] }
}

/** The innermost active states. */
export const leavesOf = ({ _nodes }: Pick<AnyMachineSnapshot, '_nodes'>): string[] =>
  _nodes
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ path }) => path.join('.'))
    .toSorted()

/** An event's type as tables write it: `login succeeds` for `xstate.done.actor.login`. */
export const spelled = (type: string) =>
  type
    .replace(/^$/, 'always')
    .replace(/^xstate\.done\.actor\.(.*)/, '$1 succeeds')
    .replace(/^xstate\.error\.actor\.(.*)/, '$1 fails')
    .replace(/^xstate\.after\.([^.]*)\..*/, '$1 passes')

function describe(transition: AnyTransitionDefinition) {
  const { source, eventType, guard, target = [], actions, reenter } = transition
  const group = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? [])
  const index = group.indexOf(transition)
  const from = source.path.join('.')
  const event = spelled(eventType)
  return {
    /** `source event`, plus the branch number if a guarded list has several branches. */
    id: `${from || '(machine)'} ${event}${group.length > 1 ? ` #${index + 1}` : ''}`,
    /** The path of the source state, such as `login.ready`; empty for the machine itself. */
    source: from,
    /** Such as `login.submit`, `login succeeds`, `interval passes` or `always`. */
    event,
    /** The index of the branch in a guarded list. */
    index,
    branches: group.length,
    guard: guard === undefined ? null : nameOf(guard),
    targets: target.map(({ path }) => path.join('.')),
    actions: actions.map(nameOf),
    /** True if the transition leaves its source, so that the actors and timers there restart. */
    leaves: reenter || target.some((state) => state !== source),
  }
}

/** The name of a guard or an action; one that is written in the chart is shown as its code. */
function nameOf(named: unknown): string {
  if (typeof named === 'string') return named
  const { type, assignment, guards, name } = named as Partial<Record<string, never>>
  if (assignment) return codeOf(assignment)
  if (guards) return `${String(name)}(${(guards as unknown[]).map(nameOf).join(', ')})`
  return type === undefined ? codeOf(named) : String(type).replace('xstate.', '')
}

/** What a function returns, or an object, on one line. */
function codeOf(given: unknown): string {
  if (typeof given !== 'object') {
    const text = typeof given === 'function' ? String(given) : JSON.stringify(given)
    const result = text
      .replaceAll(/,?\s+(?=[)}])/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .replace(/^\(.*?\) ?=> /, '')
    return result.replace(/^\((\{.*\})\)$/, '$1').replaceAll(/\bcontext\./g, '')
  }
  const parts = Object.entries(given ?? {}).map(([key, value]) => `${key}: ${codeOf(value)}`)
  return given === null ? 'null' : `{ ${parts.join(', ')} }`
}
