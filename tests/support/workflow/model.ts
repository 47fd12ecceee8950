import { isDeepStrictEqual } from 'node:util'
import {
  fromTransition,
  type AnyStateMachine,
  type ContextFrom,
  type EventFromLogic,
  type InputFrom,
} from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { labelOf, type Case } from './cases.ts'
import { statesOf } from './chart.ts'
import { activeWith, rowsFor, type Facts, type Row, type Table } from './table.ts'

/** Where a walk is, as the table has it. */
export interface Situation<Known> {
  /** The innermost states that are active. */
  leaves: string[]
  facts: Known
}

/** One step of a walk, and where it leads. The first one, the start, has no event. */
export interface Step<Event, Known> extends Situation<Known> {
  event: Case<Event> | null
  label: string
  rows: Row[]
  was: Situation<Known> | null
}

export interface Path<Event, Known> {
  machine: string
  title: string
  start: string
  input: unknown
  first: Step<Event, Known>
  steps: Step<Event, Known>[]
}

interface Options<Event, Input, Context, Known> {
  /** Every event worth sending, with realistic data; two of the same type are told apart by `named`. */
  cases: Case<Event>[]
  /** What the machine may start with, by the names that the table's starts have. */
  inputs?: Record<string, Input>
  /** What the table's facts say of a context. */
  facts?: (context: Context) => Known
  /** False where nobody can make it happen there, or where walking it too would only multiply the paths. */
  happens?: (label: string, situation: Situation<Known>) => boolean
  /** Steps of the traversal before it gives up. */
  limit?: number
}

export interface Model<Event = never, Known = never> {
  id: string
  machine: AnyStateMachine
  table: Table
  cases: Map<string, Case<Event>>
  facts: (context: never) => Known
  happens: (label: string, situation: Situation<Known>) => boolean
  /** What the table says that an event leads to; null where it leads nowhere. */
  next: (was: Situation<Known>, label: string) => Step<Event, Known> | null
  /** For each row and each state that it is walked from: the shortest way there, then the row. */
  paths: () => Path<Event, Known>[]
}

/** The table as a model: its paths come from its rows alone, never from the machine that is walked along them. */
export function modelOf<Machine extends AnyStateMachine, Known = ContextFrom<Machine>>(
  machine: Machine,
  table: Table,
  options: Options<EventFromLogic<Machine>, InputFrom<Machine>, ContextFrom<Machine>, Known>,
): Model<EventFromLogic<Machine>, Known> {
  const cases = new Map(options.cases.map((event) => [labelOf(event), event]))
  if (cases.size < options.cases.length) throw new Error(`${machine.id}: two cases have the same name`)
  const facts = (options.facts ?? ((context) => context)) as (context: never) => Known
  const next = stepper<EventFromLogic<Machine>, Known>(machine, table, cases)
  const { happens = () => true } = options
  const model = { id: machine.id, machine, table, cases, facts, next, happens }
  let paths: Path<EventFromLogic<Machine>, Known>[] | undefined
  return { ...model, paths: () => (paths ??= pathsOf(model, options)) }
}

/** A path as the name of a test. */
export const title = ({ machine, title }: { machine: string; title: string }) => `${machine}: ${title}`

function pathsOf<Event extends { type: string }, Known>(
  model: Omit<Model<Event, Known>, 'paths'>,
  { inputs, limit = 5_000 }: Options<Event, unknown, never, Known>,
) {
  const { id, table, cases, next, happens } = model
  const onward = (at: Situation<Known>) =>
    [...cases.keys()].flatMap((label) => (happens(label, at) ? (next(at, label) ?? []) : []))
  const takings = Object.entries(table.start).flatMap(([start, row]) => {
    const facts = row.has({}) as Known
    const first = {
      event: null,
      label: '',
      rows: [row],
      was: null,
      leaves: (row.targets ?? []).toSorted(),
      facts,
    }
    const logic = fromTransition(
      (at: Situation<Known>, { type }: { type: string }) => situationOf(next(at, type) ?? at),
      situationOf<Known>(first),
    )
    const ways = getShortestPaths(logic, {
      limit,
      events: ({ context }) => onward(context).map(({ label }) => ({ type: label })),
      serializeState: ({ context }) => JSON.stringify(context),
      serializeEvent: ({ type }) => type,
    })
    return ways.flatMap(({ state, steps }): Way<Event, Known>[] => {
      const labels = steps.map(({ event }) => event.type).filter((type) => cases.has(type))
      const begin = labels.length === 0 ? [{ start, first, labels, last: first }] : []
      return [
        ...begin,
        ...onward(state.context).map((last) => ({ start, first, labels: [...labels, last.label], last })),
      ]
    })
  })
  const walks = fewest(takings, next, onward, (step) => unitsOf(table, step))
  return walks.map(({ start, first, steps }): Path<Event, Known> => {
    const title = [start, ...steps.map(({ label }) => label)].filter((part) => part !== '').join(', ')
    return { machine: id, title: title || 'at the start', start, input: inputs?.[start], first, steps }
  })
}

const situationOf = <Known>({ leaves, facts }: Situation<Known>): Situation<Known> => ({ leaves, facts })

function stepper<Event, Known>(machine: AnyStateMachine, table: Table, cases: Map<string, Case<Event>>) {
  const regions = statesOf(machine).filter(({ type }) => type === 'parallel')
  const parallel = new Set(regions.map(({ path }) => path.join('.')))
  const excludes = (one: string, other: string) => {
    const [a, b] = [one.split('.'), other.split('.')]
    const fork = a.findIndex((name, at) => name !== b[at])
    return fork === -1 || !parallel.has(a.slice(0, fork).join('.'))
  }
  const known = new WeakMap<object, Map<string, Step<Event, Known> | null>>()
  const stepFrom = (was: Situation<Known>, label: string): Step<Event, Known> | null => {
    const rows = rowsFor(table, was as Situation<Facts>, label).filter(({ targets }) => targets !== null)
    if (rows.length === 0) return null
    const targets = rows.flatMap((row) => row.targets ?? [])
    const staying = was.leaves.filter((leaf) => !targets.some((target) => excludes(leaf, target)))
    const facts = rows.reduce((known, row) => row.has(known), was.facts as Facts) as Known
    return {
      event: cases.get(label) ?? null,
      label,
      rows,
      was: situationOf(was),
      leaves: [...staying, ...targets].toSorted(),
      facts,
    }
  }
  return (was: Situation<Known>, label: string) => {
    const from = known.get(was) ?? new Map<string, Step<Event, Known> | null>()
    known.set(was, from)
    if (!from.has(label)) from.set(label, stepFrom(was, label))
    return from.get(label) ?? null
  }
}

/** A way to take a row: the labels of its steps, and the last of them. */
interface Way<Event, Known> {
  start: string
  first: Step<Event, Known>
  labels: string[]
  last: Step<Event, Known>
}

/** Steps of a path that goes on where it ends, as long as something unwalked is next: few paths are fewer pages to open. */
const longest = 10

/** The shortest way to each unit, the longest of these first, as they pass others; each goes on where it ends. */
function fewest<Event, Known>(
  ways: Way<Event, Known>[],
  next: Model<Event, Known>['next'],
  onward: (at: Situation<Known>) => Step<Event, Known>[],
  units: (step: Step<Event, Known>) => string[],
) {
  const shortest = new Map<string, Way<Event, Known>>()
  for (const way of ways.toSorted((one, other) => one.labels.length - other.labels.length))
    for (const unit of units(way.last)) if (!shortest.has(unit)) shortest.set(unit, way)
  const walked = new Set<string>()
  const walk = (step: Step<Event, Known>) => {
    for (const unit of units(step)) walked.add(unit)
    return step
  }
  const longestFirst = [...shortest].toSorted(([, one], [, other]) => other.labels.length - one.labels.length)
  return longestFirst.flatMap(([unit, { start, first, labels }]) => {
    if (walked.has(unit)) return []
    let at: Step<Event, Known> | undefined = walk(first)
    const steps: Step<Event, Known>[] = []
    for (const label of labels) steps.push((at = walk(next(at, label) ?? at)))
    while (at && steps.length < longest && isDifferent(at)) {
      at = onward(situationOf<Known>(at)).find((step) => units(step).some((unit) => !walked.has(unit)))
      if (at) steps.push(walk(at))
    }
    return { start, first, steps }
  })
}

/** What changes nothing may have led away from the screen. */
const isDifferent = <Event, Known>({ was, leaves, facts }: Step<Event, Known>) =>
  !isDeepStrictEqual(was, { leaves, facts })

/** What a step walks: its rows, each from the innermost states below its own, and the rows that refuse something after it. */
function unitsOf<Event, Known>(table: Table, { rows, was, leaves, facts }: Step<Event, Known>): string[] {
  const taken = rows.flatMap(({ name, state }) => {
    const below = was?.leaves.filter((leaf) => `${leaf}.`.startsWith(state === '' ? '' : `${state}.`)) ?? ['']
    return below.map((leaf) => `${name} from ${leaf}`)
  })
  const here = activeWith(leaves).flatMap((name) => Object.entries(table.states[name]?.rows ?? {}))
  const labels = here
    .filter(([, rows]) => rows.some(({ targets }) => targets === null))
    .map(([label]) => label)
  const found = labels.flatMap((label) => rowsFor(table, { leaves, facts: facts as Facts }, label))
  return [...taken, ...found.filter(({ targets }) => targets === null).map(({ name }) => name)]
}
