import { describe, expect, test } from 'vitest'
import { leavesOf, transitionsOf, type ChartTransition } from './chart.ts'
import { nameOf, situationOf, type Model, type Path, type Step } from './model.ts'
import { stageOf, type Moment } from './stage.ts'
import { activeWith, depending, isWithin, rowsFor, type Call, type Facts, type Row } from './table.ts'
import { recordWalk } from '../../charts/records/walks.ts'

/** How many steps beyond the walked ones are tried. */
const beyond = 1

/** Walks a table with the real machine on a stage, and holds the machine's chart to the table, both ways. */
export function walkInNode<Event extends { type: string }, Known>(model: Model<Event, Known>) {
  const walker = new Walker(model)
  describe(model.id, () => {
    test.each(model.paths().map((path) => [path.title, path] as const))('%s', (_title, path) =>
      recordWalk('node', path, walker.walk(path)),
    )

    test('each transition has a row, each row a transition, each guard two sides', () => {
      for (const path of model.paths()) walker.walk(path)
      expect(walker.gaps()).toEqual([])
    })
  })
}

class Walker<Event extends { type: string }, Known> {
  readonly #model: Model<Event, Known>
  readonly #stage: ReturnType<typeof stageOf>
  readonly #chart: ChartTransition[]
  readonly #taken = new Set<string>()
  /** By name: paths may be of another reading of the same table. */
  readonly #rows = new Map<string, Row>()
  /** Innermost states in which a walked step ended. */
  readonly #rested = new Set<string>()
  /** Situations in which every case was tried, and for how many steps on. */
  readonly #tried = new Map<string, number>()

  constructor(model: Model<Event, Known>) {
    this.#model = model
    this.#stage = stageOf(model.machine)
    this.#chart = transitionsOf(model.machine)
  }

  /** Gives the ids of the transitions taken. */
  walk({ input, steps }: Path<Event, Known>): string[] {
    let now: Moment | null = null
    return steps.flatMap((step) => {
      const event = this.#model.cases.get(step.label)
      now = now && event ? this.#stage.next(now, event) : this.#stage.begin(input)
      this.#compare(step, now)
      this.#tryAll(step, now, beyond)
      for (const row of step.rows) this.#rows.set(row.name, row)
      for (const leaf of step.leaves) this.#rested.add(leaf)
      for (const id of now.taken) this.#taken.add(id)
      return now.taken
    })
  }

  /** What the machine would do with each case, here and some steps on, is what the table says; it refuses what has no row. */
  #tryAll(here: Step<Event, Known>, now: Moment, ahead: number, isApart = false) {
    const { table, cases, happens } = this.#model
    const situation = situationOf(here)
    if ((this.#tried.get(situation) ?? -1) >= ahead) return
    this.#tried.set(situation, ahead)
    for (const [label, event] of cases) {
      const step = this.#model.next(here, label)
      const happening = happens(label, here)
      if (!step && !happening) continue
      const next = this.#stage.next(now, event)
      expect(next !== null, `${here.leaves.join(', ')}: accepts ${label}`).toBe(step !== null)
      for (const row of rowsFor(table, here, label))
        if (row.targets === null || isApart || happening === 'tried') this.#rows.set(row.name, row)
      if (!step) continue
      this.#compare(step, next)
      if (ahead > 0 && happening) this.#tryAll(step, next, ahead - 1, happening === 'tried')
    }
  }

  /** All that shows after a step is what its rows say. */
  #compare(step: Step<Event, Known>, now: Moment | null): asserts now is Moment {
    const { rows, was, leaves, facts } = step
    const active = activeWith(leaves).flatMap((name) => this.#model.table.states[name] ?? [])
    const told = (calls: Call[]) => calls.map(([name, given]) => [name, depending(given, facts as Facts)])
    expect(now && this.#shown(now), nameOf(step)).toEqual({
      leaves,
      facts,
      tags: active.flatMap(({ is }) => is ?? []),
      actors: new Set(active.flatMap(({ actors }) => actors)),
      // Where a table has nothing to say of a state the machine is at its end.
      isOver: active.length === 0,
      effects: told(rows.flatMap(({ effects }) => effects)),
      tells: told(rows.flatMap(({ tells }) => tells)),
      asks: told(rows.flatMap(({ asks }) => asks)),
      isLeft: was === null ? expect.any(Boolean) : rows.some(({ targets }) => targets?.length),
    })
  }

  #shown({ at, effects, tells, asks, taken }: Moment) {
    return {
      leaves: leavesOf(at),
      facts: this.#model.facts(at.context as never),
      tags: [...at.tags],
      // Those with a dash in their name come and go by themselves.
      actors: new Set(Object.keys(at.children).filter((id) => !id.includes('-'))),
      isOver: at.status === 'done',
      effects,
      tells,
      asks,
      isLeft: this.#chart.some(({ id, leaves }) => leaves && taken.includes(id)),
    }
  }

  /** Where chart and table do not meet. */
  gaps(): string[] {
    const all = Object.values(this.#model.table.states).flatMap(({ rows }) => Object.values(rows).flat())
    return [
      ...this.#chart.flatMap(({ id }) => (this.#taken.has(id) ? [] : `no row takes the transition ${id}`)),
      ...all.flatMap((row) => (this.#rows.has(row.name) ? [] : `no walk comes to the row ${row.name}`)),
      ...this.#chart.flatMap((one) =>
        this.#hasOtherSide(one) ? [] : `no row for the other side of the guard of ${one.id}`,
      ),
    ]
  }

  /** Refused there, or left to an outer state; where other branches follow, those are walked themselves. */
  #hasOtherSide({ guard, source, event, index, branches }: ChartTransition) {
    if (guard === null || index < branches - 1) return true
    // What would leave at once was stayed in.
    if (event === 'always' && [...this.#rested].some((leaf) => isWithin(leaf, source))) return true
    return [...this.#rows.values()].some(({ state, label, targets }) => {
      if (label.split(' (')[0] !== event) return false
      return targets === null
        ? isWithin(source, state) || isWithin(state, source)
        : isWithin(source, state) && state !== source
    })
  }
}
