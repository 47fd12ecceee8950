import { fromTransition, type AnyStateMachine, type AnyStateNode } from 'xstate'
import type { ContextFrom, EventFromLogic, InputFrom } from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph'
import { labelled, type Case } from './cases.ts'
import { isWithin, rowsFor, type Call, type Calls, type Facts, type Row, type Table } from './table.ts'
import { type English, inEnglish } from './english.ts'
import { isDeep, isQuick } from '../run/tier.ts'

/**
 * One step of a walk, with the target and all consequences that the table's rows declare. The first step, the
 * start, has no event.
 */
export interface Step<Event, Known> extends Calls {
  event: Case<Event> | null
  label: string
  rows: Row[]
  was: Step<Event, Known> | null
  /** The innermost active states after the step. */
  leaves: string[]
  facts: Known
  /** The states and facts as one string. */
  situation: string
  /** Each of its rows, from each innermost state below the row's own. */
  units: string[]
  /** Each call that leaves the machine, with the type of the event that caused it; a toast with its text. */
  consequences: string[]
}

export interface Path<Event, Known> {
  machine: string
  title: string
  start: string
  input: unknown
  /** The first step is the start. */
  steps: Step<Event, Known>[]
}

interface Options<Event, Input, Context, Known, EnglishFacts> {
  /** Every event worth sending, with realistic data; `named` distinguishes two of the same type. */
  cases: Case<Event>[]
  /** The possible inputs of the machine, by the names of the table's starts. */
  inputs?: Record<string, Input>
  /** Derives the table's facts from a context; messages are translated into English. */
  facts?: (context: Context) => Known
  /**
   * False if the case cannot happen there, or if walking it would only multiply the paths. A case that is
   * `tried` is not part of any path: only the walk in Node checks where it leads, for example to test a rule
   * from both sides.
   */
  happens?: (label: string, at: Step<Event, EnglishFacts>) => boolean | 'tried'
}

/**
 * A path ends after this many steps. Until then it continues to unwalked rows, since fewer paths mean fewer
 * pages to open.
 */
const longest = 36
/** The maximum number of steps of a walk in the quick tier, if the machine has a path that short. */
const mostWhenQuick = 10
/** How many steps a path may take to reach the next unwalked row; the nearest rows are tried first. */
const detours = [1, 2, 4, 8]
/** The search fails if a table has more steps than this. */
const limit = 200_000

/** What the paths must cover: every pair of a row and a state, or every consequence. */
type Cover = 'units' | 'consequences'

/** The paths found for each table, which may be needed again, even with another machine. */
const found: Record<Cover, WeakMap<Table, unknown>> = { units: new WeakMap(), consequences: new WeakMap() }

/** The table as a model. Its paths come only from the table's rows, never from the machine under test. */
export const modelOf = <Machine extends AnyStateMachine, Known = ContextFrom<Machine>>(
  machine: Machine,
  table: Table,
  options: Options<EventFromLogic<Machine>, InputFrom<Machine>, ContextFrom<Machine>, Known, English<Known>>,
): Model<EventFromLogic<Machine>, English<Known>> => new Model(machine, table, options as never)

export class Model<Event = never, Known = never> {
  readonly id: string
  readonly machine: AnyStateMachine
  readonly table: Table
  readonly cases: Map<string, Case<Event>>
  readonly facts: (context: never) => Known
  readonly happens: (label: string, at: Step<Event, Known>) => boolean | 'tried'
  readonly #inputs: Record<string, unknown>

  constructor(machine: AnyStateMachine, table: Table, options: Options<Event, unknown, never, Known, Known>) {
    const { cases, inputs = {}, facts = (context) => context, happens = () => true } = options
    this.id = machine.id
    this.machine = machine
    this.table = table
    this.cases = new Map(cases.map((one) => labelled<Event>(one as object)))
    if (this.cases.size < cases.length) throw new Error(`${this.id}: two cases have the same name`)
    this.facts = (context) => inEnglish(facts(context)) as Known
    this.happens = happens
    this.#inputs = inputs
  }

  /** Paths to each row from each state in which it applies: the shortest path to the state, then the row. */
  paths(): Path<Event, Known>[] {
    return this.#covering('units')
  }

  #covering(cover: Cover): Path<Event, Known>[] {
    const ways = (found[cover].get(this.table) as Step<Event, Known>[][] | undefined) ?? this.#fewest(cover)
    found[cover].set(this.table, ways)
    return ways.map((steps) => {
      const labels = steps.map(({ label }) => label)
      const [start = ''] = labels
      const title = labels.filter((label) => label !== '').join(', ') || 'at the start'
      return { machine: this.id, title, start, input: this.#inputs[start], steps }
    })
  }

  /**
   * The paths to walk in Chromium: all of them in the deep tier, one that is not too long in the quick tier,
   * else those to each consequence, since Node walks the rest.
   */
  browserPaths(): Path<Event, Known>[] {
    if (isDeep) return this.paths()
    if (!isQuick) return this.#covering('consequences')
    const paths = this.paths().toSorted((one, other) => byLength(one.steps, other.steps))
    const short = paths.filter(({ steps }) => steps.length <= mostWhenQuick)
    return short.length > 0 ? short.slice(-1) : paths.slice(0, 1)
  }

  /** The step to which an event leads according to the table; null if it leads nowhere. */
  next(was: Step<Event, Known>, label: string): Step<Event, Known> | null {
    const rows = rowsFor(this.table, was, label).filter(({ targets }) => targets)
    return rows.length === 0 ? null : this.#step(label, rows, was)
  }

  #step(label: string, rows: Row[], was: Step<Event, Known> | null): Step<Event, Known> {
    const targets = rows.flatMap((row) => row.targets ?? [])
    const stays = (leaf: string) => targets.every((target) => this.#goTogether(leaf, target))
    const leaves = [...(was?.leaves.filter(stays) ?? []), ...targets].toSorted()
    const facts: Facts = { ...was?.facts }
    const depending = (value: unknown): unknown => (typeof value === 'function' ? value(facts) : value)
    for (const more of rows.flatMap(({ has }) => has)) Object.assign(facts, depending(more))
    const all = (kind: keyof Calls) =>
      rows.flatMap((row) => row[kind].map(([name, given]): Call => [name, depending(given)]))
    const calls: Calls = { effects: all('effects'), asks: all('asks'), tells: all('tells') }
    const [type] = label.split(' (')
    return {
      event: (was && this.cases.get(label)) ?? null,
      label,
      rows,
      was,
      leaves,
      facts: facts as Known,
      situation: JSON.stringify([leaves, facts]),
      units: rows.flatMap(({ name, state }) =>
        (was?.leaves ?? ['start'])
          .filter((leaf) => isWithin(leaf, state))
          .map((leaf) => `${name} from ${leaf}`),
      ),
      consequences: Object.values(calls)
        .flat()
        .map(([name, given]) => `${type}: ${name === 'toast' ? JSON.stringify(given) : name}`),
      ...calls,
    }
  }

  /**
   * The shortest path to each of what they cover. The shortest paths come first, since each is extended to what
   * would otherwise need its own path.
   */
  #fewest(cover: Cover): Step<Event, Known>[][] {
    const begins = Object.entries(this.table['start']?.rows ?? {})
    const starts = begins.map(([label, rows]) => this.#step(label, rows, null))
    const ways = [...starts, ...starts.flatMap((start) => this.#outOf(start))].map(wayTo)
    const shortest = new Map<string, Step<Event, Known>[]>()
    for (const way of ways.toSorted(byLength))
      for (const one of way.at(-1)?.[cover] ?? []) if (!shortest.has(one)) shortest.set(one, way)
    const walked = new Set<string>()
    return [...shortest]
      .toSorted(([, one], [, other]) => byLength(one, other))
      .flatMap(([goal, way]) => (walked.has(goal) ? [] : [this.#goOn(way, { cover, walked })]))
  }

  /** Extends the path to what is not walked yet while it is near. */
  #goOn(way: Step<Event, Known>[], already: { cover: Cover; walked: Set<string> }): Step<Event, Known>[] {
    const { cover, walked } = already
    for (const one of way.flatMap((step) => step[cover])) walked.add(one)
    const last = way.at(-1)
    if (!last || way.length > longest || isEnd(last)) return way
    for (const reach of detours) {
      const end = this.#outOf(last, reach).find((step) => step[cover].some((one) => !walked.has(one)))
      if (end) return this.#goOn(wayTo(end), already)
    }
    return way
  }

  /**
   * All steps that follow this one, directly or indirectly, up to `reach` steps away; the nearest come first.
   */
  #outOf(from: Step<Event, Known>, reach = Infinity): Step<Event, Known>[] {
    const furthest = wayTo(from).length + reach
    // A step knows the path that led to it, since the possible cases can depend on that path.
    const logic = fromTransition((at, { type }: { type: string }) => this.next(at, type) ?? at, from)
    const map = getAdjacencyMap(logic, {
      events: [...this.cases.keys()].map((type) => ({ type })),
      filterEvents: ({ context: at }, { type }) => this.happens(type, at) === true,
      serializeState: ({ context: at }) => at.situation,
      stopWhen: ({ context: at }) => wayTo(at).length >= furthest,
      limit,
    })
    return adjacencyMapToArray(map).map(({ nextState }) => nextState.context)
  }

  /** True if both states can be active at once because their paths diverge in a parallel state. */
  #goTogether(one: string, other: string): boolean {
    const [a, b] = [one.split('.'), other.split('.')]
    const fork = a.findIndex((name, at) => name !== b[at])
    const outer = a.slice(0, fork)
    const state = outer.reduce<AnyStateNode | undefined>((at, name) => at?.states[name], this.machine.root)
    return fork !== -1 && state?.type === 'parallel'
  }
}

/** A step that changes nothing but has an effect other than a toast may have left the screen. */
const isEnd = <Event, Known>({ situation, was, effects }: Step<Event, Known>) =>
  situation === was?.situation && effects.some(([name]) => name !== 'toast')

const wayTo = <Event, Known>(step: Step<Event, Known>): Step<Event, Known>[] => [
  ...(step.was ? wayTo(step.was) : []),
  step,
]

const byLength = (one: readonly unknown[], other: readonly unknown[]) => one.length - other.length

/** The name of a step in failures: the names of its rows. */
export const nameOf = ({ rows }: { rows: Row[] }) => rows.map(({ name }) => name).join(' and ')

/** The title of a path's test. The quick tier selects tests by the tag. */
export const title = ({ machine, title }: { machine: string; title: string }) => `${machine}: ${title} @walk`
