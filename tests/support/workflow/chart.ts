import type {
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate'

type ChartState = AnyStateMachine['root']

/** One arrow of a chart. */
export interface ChartTransition {
  /** `source event`, with the number of the branch where a guarded list has several. */
  id: string
  /** Path of the state that has it, `login.ready`; empty for the machine as a whole. */
  source: string
  /** `login.submit`, `login succeeds`, `interval passes`, `always`. */
  event: string
  /** Which branch of a guarded list. */
  index: number
  branches: number
  guard: string | null
  targets: string[]
  actions: string[]
  /** Whether its source is left, so that its actors and timers begin anew. */
  leaves: boolean
}

/** What a machine did: transitions that it took, the states they led to, an effect, or a message to another machine. */
export interface Report {
  machine: string
  taken?: string[]
  leaves?: string[]
  effect?: [name: string, given: unknown]
  told?: [machine: string, event: unknown]
}

/** All states of the chart, outer before inner. */
export function statesOf(machine: AnyStateMachine): ChartState[] {
  const below = (state: ChartState): ChartState[] => [state, ...Object.values(state.states).flatMap(below)]
  return below(machine.root)
}

/** Every transition of the chart that does something; one that only forbids an event does not. */
export function transitionsOf(machine: AnyStateMachine): ChartTransition[] {
  return statesOf(machine)
    .flatMap(({ transitions, always }) => [...transitions.values(), always ?? []].flat())
    .map(describe)
    .filter(({ targets, actions }) => targets.length > 0 || actions.length > 0)
}

/** What an inspected system tells of the machines themselves; null where it is nothing of theirs. */
export function reportOf(inspected: InspectionEvent): Report | null {
  const idOf = (ref: unknown) => (ref as { logic?: { id?: string } } | undefined)?.logic?.id ?? ''
  const machine = idOf(inspected.type === '@xstate.event' ? inspected.sourceRef : inspected.actorRef)
  if (machine === '' || machine === '(machine)') return null
  if (inspected.type === '@xstate.microstep') {
    const taken = inspected._transitions.filter(({ source, eventType }) => source && eventType !== null)
    return { machine, taken: taken.map((transition) => describe(transition).id) }
  }
  if (inspected.type === '@xstate.snapshot') {
    return { machine, leaves: leavesOf(inspected.snapshot as AnyMachineSnapshot) }
  }
  if (inspected.type === '@xstate.action') {
    const { type, params } = inspected.action
    return type.startsWith('xstate.') ? null : { machine, effect: [type, params] }
  }
  if (inspected.type !== '@xstate.event' || inspected.event.type.startsWith('xstate.')) return null
  const { sourceRef, actorRef, event } = inspected
  return sourceRef === actorRef ? null : { machine, told: [(actorRef as AnyActorRef).id, event] }
}

/** The innermost states that are active. */
export const leavesOf = ({ _nodes }: Pick<AnyMachineSnapshot, '_nodes'>): string[] =>
  _nodes
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ path }) => path.join('.'))
    .toSorted()

/** An event's type as titles and tables have it: `login succeeds` for `xstate.done.actor.login`. */
export const spelled = (type: string) =>
  type
    .replace(/^$/, 'always')
    .replace(/^xstate\.done\.actor\.(.*)/, '$1 succeeds')
    .replace(/^xstate\.error\.actor\.(.*)/, '$1 fails')
    .replace(/^xstate\.after\.([^.]*)\..*/, '$1 passes')

function describe(transition: AnyTransitionDefinition): ChartTransition {
  const { source, eventType, guard, target = [], actions, reenter } = transition
  const group = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? [])
  const from = source.path.join('.')
  const event = spelled(eventType)
  return {
    id: `${from || '(machine)'} ${event}${group.length > 1 ? ` #${group.indexOf(transition) + 1}` : ''}`,
    source: from,
    event,
    index: group.indexOf(transition),
    branches: group.length,
    guard: guard === undefined ? null : nameOf(guard),
    targets: target.map(({ path }) => path.join('.')),
    actions: actions.map(nameOf),
    leaves: reenter || target.some((state) => state !== source),
  }
}

function nameOf(named: unknown): string {
  if (typeof named === 'string') return named
  const { type = 'inline' } = named as { type?: string }
  return type.replace('xstate.', '')
}
