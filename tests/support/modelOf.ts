import { createHash } from 'node:crypto'
import type { AnyMachineSnapshot, AnyStateMachine, ContextFrom, EventFromLogic, InputFrom } from 'xstate'
import { getAdjacencyMap } from 'xstate/graph'
import { statesOf, takenBy, transitionsOf, type ChartTransition } from './chart.ts'
import { isOutcome, labelOf, translated, type Outcome } from './outcomes.ts'

/** A snapshot of the machine, its context typed. */
export type State<Context> = Omit<AnyMachineSnapshot, 'context'> & { context: Context }

/** Something that happens to a machine: what a person does, or the outcome of an actor or a timer. */
export type Case<Event> = Event | Outcome

interface Options<Context, Event, Input> {
  /** Every event worth sending, with realistic data; two of the same type are told apart by `named`. */
  cases: Case<Event>[]
  /** What the machine may start with, each under the name that titles begin with. */
  inputs?: Record<string, Input>
  /** The few facts of the context that tell apart states of equal value. */
  key?: (context: Context) => unknown
  /**
   * False where a case cannot happen (no field for it on the screen, an answer that no service gives there) or where
   * walking it too would only multiply the states.
   */
  happens?: (event: Case<Event>, state: State<Context>) => boolean
  /**
   * What is to be walked: each `transition` of the chart with each case that takes it (the default), or each `edge`:
   * each case in each state that the key tells apart, for small machines without parallel regions.
   */
  each?: 'transition' | 'edge'
  /** Steps of the traversal before it gives up; a counter in the key would never end. */
  limit?: number
}

export interface Step<Context, Event> {
  event: Case<Event>
  /** The event as titles spell it. */
  label: string
  before: State<Context>
  state: State<Context>
  /** Ids of the chart transitions that it takes, in the order taken. */
  transitions: string[]
}

/** What an expectation or a gesture is told. Before the first step `event` and `before` are null. */
export interface Scene<Context, Event> {
  event: Case<Event> | null
  before: State<Context> | null
  /** What the model says holds once the event has happened. */
  state: State<Context>
  context: Context
  path: Path<Context, Event>
}

type Gesture<Happening, Context, Event> = (event: Happening, scene: Scene<Context, Event>) => unknown

/** How each event is made to happen, by its type: `favorite.toggle`, `done.saveFavorite`, `after.interval`. */
export type Gestures<Context, Event extends { type: string }> = {
  [Type in Spelled<Event['type']>]?: Gesture<Extract<Event, { type: Type }>, Context, Event>
} & { [Type in Outcome['type']]?: Gesture<Outcome, Context, Event> }

/** Nothing where a machine names no events of its own. */
type Spelled<Type extends string> = string extends Type ? never : Type

/** What must be true, by state (`login.ready`). Those of all active states are called, from the outside in. */
export type Expectations<Context, Event> = Record<string, (scene: Scene<Context, Event>) => unknown>

export interface Walk<Context, Event extends { type: string }> {
  events: Gestures<Context, Event>
  states: Expectations<Context, Event>
}

export interface Path<Context, Event> {
  /** Id of the machine. */
  machine: string
  /** Name of the input that it starts with. */
  start: string
  input: unknown
  initial: State<Context>
  /** Ids of the transitions taken while starting. */
  starting: string[]
  steps: Step<Context, Event>[]
  title: string
  /** Checks the first state, then makes each event happen and checks the state after it. */
  test(walk: [Event] extends [{ type: string }] ? Walk<Context, Event> : never): Promise<void>
}

export interface Model<Context, Event> {
  id: string
  machine: AnyStateMachine
  /** For each transition of the chart and each case that takes it: the shortest way to it, then it. */
  edgePaths(): Path<Context, Event>[]
  /** Every transition of the chart that does something, as the machine's definition has it. */
  transitions(): ChartTransition[]
  /** How often these paths take each transition of the chart; zeros included. */
  coverage(paths: Path<Context, Event>[]): Map<string, number>
  /** Innermost states that the machine can come to rest in: each needs an expectation. */
  states(): string[]
  /** What titles call the cases. */
  labels(): string[]
  /** Types of the cases: each needs a gesture. */
  eventTypes(): string[]
  /** Those of them that are outcomes of actors and timers. */
  outcomeTypes(): Outcome['type'][]
  /** Changes whenever the chart does: tells records of old walks from those of the present chart. */
  fingerprint(): string
  /** What the key says of a context. */
  facts(context: Context): unknown
}

/**
 * The machine itself as a model: traversed with `xstate/graph`, the outcomes of its actors and timers being events like
 * any other. Child machines are not started; their models are their own, and what they do to this one comes as cases.
 */
export function modelOf<Machine extends AnyStateMachine>(
  machine: Machine,
  options: Options<ContextFrom<Machine>, EventFromLogic<Machine>, InputFrom<Machine>>,
): Model<ContextFrom<Machine>, EventFromLogic<Machine>> {
  return traversed(machine, options)
}

/** A path as the name of a test. */
export const title = ({ machine, title }: { machine: string; title: string }) => `${machine}: ${title}`

type Taking = { start: string; way: Happening[]; unit: string }
type Happening = { type: string }
type Adjacent = { state: AnyMachineSnapshot; transitions: Record<string, { state: AnyMachineSnapshot }> }

function traversed<Context, Event extends Happening>(
  machine: AnyStateMachine,
  {
    cases,
    inputs = { '': undefined },
    key = () => null,
    happens = () => true,
    each = 'transition',
    limit = 200_000,
  }: Options<Context, Event, unknown>,
): Model<Context, Event> {
  const chart = transitionsOf(machine)
  const labels = distinctLabels(machine.id, cases)
  const keyOf = ({ value, context }: State<Context>) => JSON.stringify([value, key(context)])
  const unitsOf = ({ event, before, transitions }: Omit<Step<Context, Event>, 'state'>) =>
    (each === 'edge' ? [keyOf(before)] : transitions).map((id) => `${id} | ${labels.get(event)}`)

  const accepted = (state: AnyMachineSnapshot) =>
    cases.filter((event) => {
      const meant = state.status === 'active' ? translated(state, event) : null
      return meant !== null && state.can(meant) && happens(event, state)
    })

  /** Each distinguishable state with the shortest way to it. */
  function reachable(input: unknown) {
    const fromState = takenBy(machine, null, null, input).state
    const adjacency = getAdjacencyMap(machine, {
      fromState,
      limit,
      serializeState: keyOf,
      serializeEvent: (event) => JSON.stringify(event),
      events: (state) => accepted(state).flatMap((event) => translated(state, event) ?? []),
    }) as object as Record<string, Adjacent>
    const ways = new Map([[keyOf(fromState), [] as Case<Event>[]]])
    for (const [at, way] of ways) {
      const { state, transitions } = adjacency[at] ?? { state: fromState, transitions: {} }
      for (const event of accepted(state)) {
        const next = transitions[JSON.stringify(translated(state, event))]
        if (next && !ways.has(keyOf(next.state))) ways.set(keyOf(next.state), [...way, event])
      }
    }
    return [...ways].map(([at, way]) => ({ way, state: adjacency[at]?.state ?? fromState }))
  }

  function generate() {
    const resting = new Set<string>()
    const takings: Taking[] = []
    for (const [start, input] of Object.entries(inputs)) {
      for (const { state, way } of reachable(input)) {
        for (const { type, path } of state._nodes) {
          if (type === 'atomic' || type === 'final') resting.add(path.join('.'))
        }
        if (way.length === 0) takings.push({ unit: `start ${start}`, start, way })
        for (const event of accepted(state)) {
          const { transitions } = takenBy(machine, state, translated(state, event))
          for (const unit of unitsOf({ event, label: '', before: state, transitions })) {
            takings.push({ unit, start, way: [...way, event] })
          }
        }
      }
    }
    return { paths: fewest(takings), resting }
  }

  /** The shortest way to each unit; the longest of these first, so that what they pass needs no path of its own. */
  function fewest(takings: Taking[]) {
    const shortest = new Map<string, Taking>()
    for (const taking of takings) {
      const present = shortest.get(taking.unit)
      if (!present || taking.way.length < present.way.length) shortest.set(taking.unit, taking)
    }
    const walked = new Set<string>()
    const paths: Path<Context, Event>[] = []
    for (const { unit, start, way } of [...shortest.values()].toSorted(
      (one, other) => other.way.length - one.way.length,
    )) {
      if (walked.has(unit)) continue
      const path = pathOf(start, way as Case<Event>[])
      const units = path.steps.flatMap(unitsOf)
      if (way.length > 0 && !units.includes(unit))
        throw new Error(`${machine.id}: the key is too coarse to walk ${unit}`)
      for (const passed of [`start ${start}`, ...units]) walked.add(passed)
      paths.push(path)
    }
    return paths.toReversed()
  }

  function pathOf(start: string, way: Case<Event>[]): Path<Context, Event> {
    const { state: initial, transitions: starting } = takenBy(machine, null, null, inputs[start])
    let before: AnyMachineSnapshot = initial
    const steps = way.map((event): Step<Context, Event> => {
      const { state, transitions } = takenBy(machine, before, translated(before, event))
      const step = { event, label: labels.get(event) ?? event.type, before, state, transitions }
      before = state
      return step
    })
    const path: Path<Context, Event> = {
      machine: machine.id,
      start,
      input: inputs[start],
      initial,
      starting,
      steps,
      title:
        [start, ...steps.map(({ label }) => label)].filter((part) => part !== '').join(', ') ||
        'at the start',
      test: (walk) => walkPath(model, path, walk),
    }
    return path
  }

  let generated: ReturnType<typeof generate> | undefined
  const model: Model<Context, Event> = {
    id: machine.id,
    machine,
    edgePaths: () => (generated ??= generate()).paths,
    states: () => [...(generated ??= generate()).resting].toSorted(),
    transitions: () => chart,
    coverage(paths) {
      const taken = paths.flatMap(({ starting, steps }) => [
        ...starting,
        ...steps.flatMap(({ transitions }) => transitions),
      ])
      return new Map(chart.map(({ id }) => [id, taken.filter((other) => other === id).length]))
    },
    labels: () => [...labels.values()],
    eventTypes: () => [...new Set(cases.map(({ type }) => type))],
    outcomeTypes: () => [...new Set(cases.filter(isOutcome).map(({ type }) => type))],
    fingerprint: () =>
      createHash('sha256')
        .update(JSON.stringify([chart, statesOf(machine).map(({ id, type }) => [id, type])]))
        .digest('hex')
        .slice(0, 12),
    facts: key,
  }
  return model
}

async function walkPath<Context, Event>(
  model: Model<Context, Event>,
  path: Path<Context, Event>,
  walk: object,
) {
  const { events, states } = walk as {
    events: Record<string, Gesture<Happening, Context, Event> | undefined>
    states: Expectations<Context, Event>
  }
  const missing = [
    ...model.eventTypes().flatMap((type) => (events[type] ? [] : `no gesture for the event ${type}`)),
    ...model.states().flatMap((name) => (states[name] ? [] : `no expectation for the state ${name}`)),
  ]
  if (missing.length > 0) throw new Error(`${model.id}: ${missing.join(', ')}`)
  const check = async (scene: Scene<Context, Event>) => {
    for (const name of activeIn(scene.state)) await states[name]?.(scene)
  }
  const { initial } = path
  await check({ event: null, before: null, state: initial, context: initial.context, path })
  for (const { event, before, state } of path.steps) {
    const scene = { event, before, state, context: state.context, path }
    await events[(event as Happening).type]?.(event as Happening, scene)
    await check(scene)
  }
}

/** Names of the active states, from the outside in; the machine as a whole has none. */
export const activeIn = ({ _nodes }: Pick<AnyMachineSnapshot, '_nodes'>): string[] =>
  _nodes
    .toSorted((one, other) => one.path.length - other.path.length)
    .map(({ path }) => path.join('.'))
    .filter((name) => name !== '')

function distinctLabels<Told extends Happening>(machine: string, cases: Told[]) {
  const labels = new Map(cases.map((event) => [event, labelOf(event)]))
  const twice = [...labels.values()].filter((label, index, all) => all.indexOf(label) !== index)
  if (twice.length > 0)
    throw new Error(
      `${machine}: several cases are called "${twice.join('", "')}"; tell them apart with named()`,
    )
  return labels
}
