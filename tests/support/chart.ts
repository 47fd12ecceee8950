import {
  createActor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
} from 'xstate'

type ChartState = AnyStateMachine['root']

/** One arrow of a chart. */
export interface ChartTransition {
  /** `source event`, with the number of the branch where a guarded list has several. */
  id: string
  /** Path of the state that has it, `login.ready`; empty for the machine as a whole. */
  source: string
  /** `login.submit`, `done login`, `failed login`, `after interval`, `always`. */
  event: string
  /** Which branch of a guarded list. */
  index: number
  branches: number
  guard: string | null
  targets: string[]
  actions: string[]
}

/** Every transition of the chart that does something; one that only forbids an event does not. */
export function transitionsOf(machine: AnyStateMachine): ChartTransition[] {
  return statesOf(machine).flatMap((state) =>
    groupsOf(state).flatMap((group) =>
      group
        .map((transition, index) => described(transition, index, group.length))
        .filter(({ targets, actions }) => targets.length > 0 || actions.length > 0),
    ),
  )
}

/** All states of the chart, outer before inner. */
export function statesOf(machine: AnyStateMachine): ChartState[] {
  const below = (state: ChartState): ChartState[] => [state, ...Object.values(state.states).flatMap(below)]
  return below(machine.root)
}

/** The id of a transition of this machine, or of the same machine provided with other actors. */
export function idOf(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition
  const group = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? [])
  return described(transition, group.indexOf(transition), group.length).id
}

/** Where an event leads from a state, and by which transitions; from nothing, where the machine starts. */
export function takenBy(
  machine: AnyStateMachine,
  from: AnyMachineSnapshot | null,
  event: { type: string } | null,
  input?: unknown,
) {
  const { scope, transitions } = (bystanders[machine.id] ??= bystander(machine, input))
  transitions.length = 0
  const state =
    from && event ? machine.transition(from, event, scope) : machine.getInitialSnapshot(scope, input)
  return { state, transitions: [...transitions] }
}

const bystanders: Record<string, ReturnType<typeof bystander>> = {}

/** What a machine needs around it to compute a transition: an actor that never starts, and nothing that happens. */
function bystander(machine: AnyStateMachine, input: unknown) {
  const transitions: string[] = []
  const self = createActor(machine, {
    input,
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.microstep') return
      for (const transition of inspected._transitions) {
        if (transition.eventType !== null && transition.source) transitions.push(idOf(transition))
      }
    },
  })
  const nothing = () => {}
  const scope = {
    self,
    id: '',
    sessionId: '',
    logger: nothing,
    defer: nothing,
    stopChild: nothing,
    system: self.system,
    emit: nothing,
    actionExecutor: nothing,
  }
  return { scope, transitions }
}

function groupsOf(state: ChartState) {
  return [...state.transitions.values(), state.always ?? []]
}

function described(
  { source, eventType, guard, target, actions }: AnyTransitionDefinition,
  index: number,
  branches: number,
): ChartTransition {
  const from = source.path.join('.')
  const event = spelled(eventType, source.id)
  return {
    id: `${from || '(machine)'} ${event}${branches > 1 ? ` #${index + 1}` : ''}`,
    source: from,
    event,
    index,
    branches,
    guard: guard === undefined ? null : nameOf(guard),
    targets: (target ?? []).map(({ path }) => path.join('.')),
    actions: actions.map(nameOf),
  }
}

function spelled(eventType: string, sourceId: string) {
  if (eventType === '') return 'always'
  return eventType
    .replace(/^xstate\.done\.actor\./, 'done ')
    .replace(/^xstate\.error\.actor\./, 'failed ')
    .replace(/^xstate\.done\.state\..*/, 'done')
    .replace(/^xstate\.after\./, 'after ')
    .replace(`.${sourceId}`, '')
}

function nameOf(named: unknown): string {
  if (typeof named === 'string') return named
  if (typeof named === 'object' && named !== null && 'type' in named) return String(named.type)
  if (typeof named === 'function' && 'type' in named) return String(named.type).replace('xstate.', '')
  return 'inline'
}
