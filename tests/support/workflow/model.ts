import type { AnyStateMachine, ContextFrom, EventFromLogic, InputFrom } from 'xstate'
import { labelOf, type Case } from './cases.ts'
import { statesOf } from './chart.ts'
import { activeWith, factsAfter, isWithin, rowsFor, type Facts, type Row, type Table } from './table.ts'

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
  /**
   * False where nobody can make it happen there, or where walking it too would only multiply the paths. What is `tried` is on no
   * path: Node alone sees what it leads to, as on both sides of a rule.
   */
  happens?: (label: string, at: Step<Event, Known>) => boolean | 'tried'
}

/** Steps after which a path goes no further: until then it goes on to what is unwalked, as few paths are fewer pages to open. */
const longest = 36
/** Steps that it may take to get there. */
const detour = 8
/** Situations that a table may lead to before it is given up. */
const limit = 20_000

/** The table as a model: its paths come from its rows alone, never from the machine that is walked along them. */
export const modelOf = <Machine extends AnyStateMachine, Known = ContextFrom<Machine>>(
  machine: Machine,
  table: Table,
  options: Options<EventFromLogic<Machine>, InputFrom<Machine>, ContextFrom<Machine>, Known>,
): Model<EventFromLogic<Machine>, Known> => new Model(machine, table, options as never)

export class Model<Event = never, Known = never> {
  /** Paths by machine, for a process that reads the same tables again and again; null looks for them each time. */
  static found: Map<string, unknown> | null = null

  readonly id: string
  readonly machine: AnyStateMachine
  readonly table: Table
  readonly cases: Map<string, Case<Event>>
  readonly facts: (context: never) => Known
  readonly happens: (label: string, at: Step<Event, Known>) => boolean | 'tried'
  readonly #inputs: Record<string, unknown> | undefined
  readonly #parallel: Set<string>
  #paths: Path<Event, Known>[] | undefined

  constructor(machine: AnyStateMachine, table: Table, options: Options<Event, unknown, unknown, Known>) {
    this.id = machine.id
    this.machine = machine
    this.table = table
    this.cases = new Map(options.cases.map((event) => [labelOf(event as { type: string }), event]))
    if (this.cases.size < options.cases.length) throw new Error(`${this.id}: two cases have the same name`)
    this.facts = options.facts ?? ((context) => context)
    this.happens = options.happens ?? (() => true)
    this.#inputs = options.inputs
    const regions = statesOf(machine).filter(({ type }) => type === 'parallel')
    this.#parallel = new Set(regions.map(({ path }) => path.join('.')))
  }

  /** For each row and each state that it is walked from: the shortest way there, then the row. */
  paths(): Path<Event, Known>[] {
    const found = Model.found?.get(this.id) as Step<Event, Known>[][] | undefined
    this.#paths ??= (found ?? this.#fewest()).map((steps) => this.#pathOf(steps))
    const ways = this.#paths.map(({ steps }) => steps)
    Model.found?.set(this.id, ways)
    return this.#paths
  }

  #pathOf(steps: Step<Event, Known>[]): Path<Event, Known> {
    const [start = '', ...labels] = steps.map(({ label }) => label)
    const title = [start, ...labels].filter((label) => label !== '').join(', ') || 'at the start'
    return { machine: this.id, title, start, input: this.#inputs?.[start], steps }
  }

  /** What the table says that an event leads to; null where it leads nowhere. */
  next(was: Step<Event, Known>, label: string): Step<Event, Known> | null {
    const rows = rowsFor(this.table, was, label).filter(({ targets }) => targets)
    if (rows.length === 0) return null
    const targets = rows.flatMap((row) => row.targets ?? [])
    const staying = was.leaves.filter((leaf) => targets.every((target) => this.#goTogether(leaf, target)))
    const leaves = [...staying, ...targets].toSorted()
    const facts = factsAfter(rows, was.facts as Facts) as Known
    return { event: this.cases.get(label) ?? null, label, rows, was, leaves, facts }
  }

  /** The shortest way to each row from each state below it; the shortest of these first, as each goes on to what others would begin anew for. */
  #fewest(): Step<Event, Known>[][] {
    const starts = Object.entries(this.table.start).map(([label, row]) => startOf<Event, Known>(label, row))
    const shortest = new Map<string, Step<Event, Known>>()
    for (const step of [...starts, ...this.#outOf(starts)])
      for (const unit of this.#units(step)) if (!shortest.has(unit)) shortest.set(unit, step)
    const walked = new Set<string>()
    return [...shortest]
      .map(([unit, end]) => ({ unit, way: wayTo(end) }))
      .toSorted((one, other) => one.way.length - other.way.length)
      .flatMap(({ unit, way }) => (walked.has(unit) ? [] : [this.#goOn(way, walked)]))
  }

  /** Goes on to what is unwalked as long as that is near. */
  #goOn(way: Step<Event, Known>[], walked: Set<string>): Step<Event, Known>[] {
    for (const unit of way.flatMap((step) => this.#units(step))) walked.add(unit)
    const last = way.slice(-1)
    if (way.length > longest || last.some(isEnd)) return way
    const isNew = (step: Step<Event, Known>) => this.#units(step).some((unit) => !walked.has(unit))
    for (const end of this.#outOf(last, detour)) if (isNew(end)) return this.#goOn(wayTo(end), walked)
    return way
  }

  /** Each step out of these, and out of what they lead to: the nearest first, up to so many steps away. */
  *#outOf(from: Step<Event, Known>[], reach = Infinity) {
    const passed = new Set<string>()
    const isNew = (step: Step<Event, Known>) => passed.size < passed.add(situationOf(step)).size
    for (let [steps, left] = [from, reach]; steps.length > 0 && left > 0; left -= 1) {
      steps = steps.filter(isNew).flatMap((step) => this.#onward(step))
      if (passed.size > limit) throw new Error(`${this.id}: more than ${limit} situations`)
      yield* steps
    }
  }

  #onward(at: Step<Event, Known>) {
    const labels = [...this.cases.keys()].filter((label) => this.happens(label, at) === true)
    return labels.flatMap((label) => this.next(at, label) ?? [])
  }

  /** What a step walks: its rows, each from the innermost states below its own, and the rows that refuse something after it. */
  #units(step: Step<Event, Known>): string[] {
    const taken = step.rows.flatMap(({ name, state }) => {
      const below = step.was?.leaves.filter((leaf) => isWithin(leaf, state)) ?? ['']
      return below.map((leaf) => `${name} from ${leaf}`)
    })
    const labels = activeWith(step.leaves).flatMap((name) => this.table.states[name]?.refusals ?? [])
    const refusing = labels.flatMap((label) => rowsFor(this.table, step, label))
    return [...taken, ...refusing.flatMap(({ name, targets }) => (targets ? [] : name))]
  }

  /** Whether both can be active at once: their ways part in a parallel state. */
  #goTogether(one: string, other: string): boolean {
    const [a, b] = [one.split('.'), other.split('.')]
    const fork = a.findIndex((name, at) => name !== b[at])
    return fork !== -1 && this.#parallel.has(a.slice(0, fork).join('.'))
  }
}

const startOf = <Event, Known>(label: string, row: Row): Step<Event, Known> => ({
  event: null,
  label,
  rows: [row],
  was: null,
  leaves: (row.targets ?? []).toSorted(),
  facts: factsAfter([row], {}) as Known,
})

export const situationOf = <Event, Known>({ leaves, facts }: Step<Event, Known>) =>
  JSON.stringify([leaves, facts])

/** What changes nothing and is not only said may have led away from the screen. */
const isEnd = <Event, Known>(step: Step<Event, Known>) =>
  step.was !== null &&
  situationOf(step) === situationOf(step.was) &&
  step.rows.some(({ effects }) => effects.some(([name]) => name !== 'toast'))

const wayTo = <Event, Known>(step: Step<Event, Known>): Step<Event, Known>[] => [
  ...(step.was ? wayTo(step.was) : []),
  step,
]

/** What a failure of a step is called: the names of its rows. */
export const nameOf = ({ rows }: { rows: Row[] }) => rows.map(({ name }) => name).join(' and ')

/** A path as the name of a test. */
export const title = ({ machine, title }: { machine: string; title: string }) => `${machine}: ${title}`
