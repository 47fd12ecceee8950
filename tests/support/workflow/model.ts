import { isDeepStrictEqual } from 'node:util'
import {
  fromTransition,
  type AnyStateMachine,
  type ContextFrom,
  type EventFromLogic,
  type InputFrom,
} from 'xstate'
import { getAdjacencyMap } from 'xstate/graph'
import { labelOf, type Case } from './cases.ts'
import { statesOf } from './chart.ts'
import { activeWith, rowsFor, type Facts, type Row, type Table } from './table.ts'

/** One step of a walk, and where it leads by the table. The first one, the start, has no event. */
export interface Step<Event, Known> {
  event: Case<Event> | null
  label: string
  rows: Row[]
  was: Step<Event, Known> | null
  /** The innermost states that are active after it. */
  leaves: string[]
  facts: Known
}

export interface Path<Event, Known> {
  machine: string
  title: string
  start: string
  input: unknown
  /** The first of them is the start. */
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
  happens?: (label: string, at: { leaves: string[]; facts: Known }) => boolean
  /** Steps of the traversal before it gives up. */
  limit?: number
}

export interface Model<Event = never, Known = never> {
  id: string
  machine: AnyStateMachine
  table: Table
  cases: Map<string, Case<Event>>
  facts: (context: never) => Known
  happens: (label: string, at: { leaves: string[]; facts: Known }) => boolean
  /** What the table says that an event leads to; null where it leads nowhere. */
  next: Next<Event, Known>
  /** For each row and each state that it is walked from: the shortest way there, then the row. */
  paths: () => Path<Event, Known>[]
}

type Next<Event, Known> = (was: Step<Event, Known>, label: string) => Step<Event, Known> | null
type Onward<Event, Known> = (at: Step<Event, Known>) => Step<Event, Known>[]

/** The table as a model: its paths come from its rows alone, never from the machine that is walked along them. */
export function modelOf<Machine extends AnyStateMachine, Known = ContextFrom<Machine>>(
  machine: Machine,
  table: Table,
  options: Options<EventFromLogic<Machine>, InputFrom<Machine>, ContextFrom<Machine>, Known>,
): Model<EventFromLogic<Machine>, Known> {
  const { inputs = {}, facts = (context) => context, happens = () => true, limit = 5_000 } = options
  const cases = new Map(options.cases.map((event) => [labelOf(event), event]))
  if (cases.size < options.cases.length) throw new Error(`${machine.id}: two cases have the same name`)
  const next = stepper<EventFromLogic<Machine>, Known>(machine, table, cases)
  const onward: Onward<EventFromLogic<Machine>, Known> = (at) =>
    [...cases.keys()].flatMap((label) => (happens(label, at) ? (next(at, label) ?? []) : []))
  const pathOf = (steps: Step<EventFromLogic<Machine>, Known>[]) => {
    const labels = steps.map(({ label }) => label)
    const [start = ''] = labels
    const title = labels.filter((label) => label !== '').join(', ') || 'at the start'
    return { machine: machine.id, title, start, input: (inputs as Record<string, unknown>)[start], steps }
  }
  let paths: Path<EventFromLogic<Machine>, Known>[] | undefined
  return {
    id: machine.id,
    machine,
    table,
    cases,
    facts: facts as (context: never) => Known,
    happens,
    next,
    paths: () => (paths ??= fewest(table, reachable(table, next, onward, limit), onward).map(pathOf)),
  }
}

/** What a failure of a step is called: the names of its rows. */
export const nameOf = ({ rows }: { rows: Row[] }) => rows.map(({ name }) => name).join(' and ')

/** A path as the name of a test. */
export const title = ({ machine, title }: { machine: string; title: string }) => `${machine}: ${title}`

function stepper<Event, Known>(
  machine: AnyStateMachine,
  table: Table,
  cases: Map<string, Case<Event>>,
): Next<Event, Known> {
  const regions = statesOf(machine).filter(({ type }) => type === 'parallel')
  const parallel = new Set(regions.map(({ path }) => path.join('.')))
  const excludes = (one: string, other: string) => {
    const [a, b] = [one.split('.'), other.split('.')]
    const fork = a.findIndex((name, at) => name !== b[at])
    return fork === -1 || !parallel.has(a.slice(0, fork).join('.'))
  }
  return (was, label) => {
    const rows = rowsFor(table, was, label).filter(({ targets }) => targets !== null)
    if (rows.length === 0) return null
    const targets = rows.flatMap((row) => row.targets ?? [])
    const staying = was.leaves.filter((leaf) => !targets.some((target) => excludes(leaf, target)))
    const facts = rows.reduce((facts, row) => row.has(facts), was.facts as Facts) as Known
    return {
      event: cases.get(label) ?? null,
      label,
      rows,
      was,
      leaves: [...staying, ...targets].toSorted(),
      facts,
    }
  }
}

/** Each step out of each situation that can be reached, at the end of the shortest way to it. */
function reachable<Event, Known>(
  { start }: Table,
  next: Next<Event, Known>,
  onward: Onward<Event, Known>,
  limit: number,
) {
  return Object.entries(start).flatMap(([label, row]) => {
    const leaves = (row.targets ?? []).toSorted()
    const first: Step<Event, Known> = {
      event: null,
      label,
      rows: [row],
      was: null,
      leaves,
      facts: row.has({}) as Known,
    }
    const logic = fromTransition((at, { type }: { type: string }) => next(at, type) ?? at, first)
    const map = getAdjacencyMap(logic, {
      limit,
      events: ({ context }) => onward(context).map(({ label }) => ({ type: label })),
      serializeState: ({ context: { leaves, facts } }) => JSON.stringify([leaves, facts]),
      serializeEvent: ({ type }) => type,
    })
    return Object.values(map)
      .flatMap(({ state }) => onward(state.context))
      .concat(first)
  })
}

/** Steps of a path that goes on where it ends, as long as something unwalked is next: few paths are fewer pages to open. */
const longest = 10

/** The shortest way to each row from each state below it; the longest of these first, as they pass others on their way. */
function fewest<Event, Known>(table: Table, ends: Step<Event, Known>[], onward: Onward<Event, Known>) {
  const units = (step: Step<Event, Known>) => unitsOf(table, step)
  const shortest = new Map<string, Step<Event, Known>[]>()
  const ways = ends.map(wayTo).toSorted((one, other) => one.length - other.length)
  for (const way of ways)
    for (const unit of way.slice(-1).flatMap(units)) if (!shortest.has(unit)) shortest.set(unit, way)
  const walked = new Set<string>()
  const walk = (steps: Step<Event, Known>[]) => {
    for (const unit of steps.flatMap(units)) walked.add(unit)
    return steps
  }
  const longestFirst = [...shortest].toSorted(([, one], [, other]) => other.length - one.length)
  return longestFirst.flatMap(([unit, way]) => {
    if (walked.has(unit)) return []
    const steps = walk([...way])
    for (let at = steps.at(-1); at && steps.length <= longest;) {
      // What changes nothing may have led away from the screen.
      const isEnd = isDeepStrictEqual([at.leaves, at.facts], [at.was?.leaves, at.was?.facts])
      at = isEnd ? undefined : onward(at).find((step) => units(step).some((unit) => !walked.has(unit)))
      if (at) steps.push(...walk([at]))
    }
    return [steps]
  })
}

const wayTo = <Event, Known>(step: Step<Event, Known>): Step<Event, Known>[] => [
  ...(step.was ? wayTo(step.was) : []),
  step,
]

/** What a step walks: its rows, each from the innermost states below its own, and the rows that refuse something after it. */
function unitsOf<Event, Known>(table: Table, step: Step<Event, Known>): string[] {
  const taken = step.rows.flatMap(({ name, state }) => {
    const below = step.was?.leaves.filter((leaf) =>
      `${leaf}.`.startsWith(state === '' ? '' : `${state}.`),
    ) ?? ['']
    return below.map((leaf) => `${name} from ${leaf}`)
  })
  const here = activeWith(step.leaves).flatMap((name) => Object.entries(table.states[name]?.rows ?? {}))
  const labels = here
    .filter(([, rows]) => rows.some(({ targets }) => targets === null))
    .map(([label]) => label)
  const refusing = labels
    .flatMap((label) => rowsFor(table, step, label))
    .filter(({ targets }) => targets === null)
  return [...taken, ...refusing.map(({ name }) => name)]
}
