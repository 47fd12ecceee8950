import { describe, expect, test } from 'vitest'
import { leavesOf, transitionsOf, type ChartTransition } from './chart.ts'
import { nameOf, type Model, type Path, type Step } from './model.ts'
import { isLasting, stageOf, type Moment } from './stage.ts'
import { activeWith, isWithin, rowsFor, rowsOf } from './table.ts'
import { recordWalk } from '../../charts/records/walks.ts'
import { inEnglish } from './english.ts'

/** How many further steps are tried from each walked one. */
const beyond = 1

/** The parts of the chart and the table that the walks must cover. */
const uncovered = {
  taken: ({ id }: { id: string }) => `no row takes the transition ${id}`,
  heldBack: ({ id }: { id: string }) => `no row for the other side of the guard of ${id}`,
  walked: ({ name }: { name: string }) => `no walk comes to the row ${name}`,
}

/** Walks a table with the real machine, and compares the machine's chart with the table both ways. */
export function walkInNode<Event extends { type: string }, Known>(model: Model<Event, Known>) {
  const walker = new Walker(model)
  describe(model.id, () => {
    for (const path of model.paths()) test(path.title, () => recordWalk('node', path, walker.walk(path)))

    test('each transition has a row, each row a transition, and each guard both outcomes', () => {
      for (const path of model.paths()) walker.walk(path)
      expect([...walker.missing]).toEqual([])
    })
  })
}

class Walker<Event extends { type: string }, Known> {
  readonly #model: Model<Event, Known>
  readonly #stage: ReturnType<typeof stageOf>
  /** Transitions whose guard can refuse an event; in a list of branches, only the last one can. */
  readonly #guarded: ChartTransition[]
  /** The parts of the chart and the table that the walks have not covered yet. */
  readonly missing: Set<string>
  /** The situations in which every case was tried, with the number of further steps. */
  readonly #tried = new Map<string, number>()

  constructor(model: Model<Event, Known>) {
    const chart = transitionsOf(model.machine)
    this.#model = model
    this.#stage = stageOf(model.machine)
    this.#guarded = chart.filter(({ guard, index, branches }) => guard !== null && index === branches - 1)
    const heldBack = this.#guarded.map(uncovered.heldBack)
    this.missing = new Set([
      ...chart.map(uncovered.taken),
      ...rowsOf(model.table).map(uncovered.walked),
      ...heldBack,
    ])
  }

  /** Returns the ids of the transitions taken. */
  walk({ input, steps }: Path<Event, Known>): string[] {
    let now: Moment | null = null
    return steps.flatMap((step) => {
      const event = now && this.#model.cases.get(step.label)
      now = now && event ? this.#stage.next(now, event) : this.#stage.begin(input)
      this.#compare(step, now, nameOf(step))
      this.#tryAll(step, now, beyond)
      for (const row of step.rows) this.missing.delete(uncovered.walked(row))
      for (const transition of now.taken) this.missing.delete(uncovered.taken(transition))
      return now.taken.map(({ id }) => id)
    })
  }

  /**
   * Checks that the machine handles each case as the table says, here and a few steps further, and refuses
   * cases without a row.
   */
  #tryAll(here: Step<Event, Known>, now: Moment, ahead: number, isApart = false) {
    const { table, cases, happens } = this.#model
    if ((this.#tried.get(here.situation) ?? -1) >= ahead) return
    this.#tried.set(here.situation, ahead)
    for (const [label, event] of cases) {
      const step = this.#model.next(here, label)
      const happening = happens(label, here)
      if (!step && !happening) continue
      const next = this.#stage.next(now, event)
      for (const row of rowsFor(table, here, label))
        if (row.targets === null || isApart || happening === 'tried')
          this.missing.delete(uncovered.walked(row))
      this.#noteHeldBack(here, event.type, next)
      this.#compare(step, next, step ? nameOf(step) : `${here.leaves.join(', ')}: no row for ${label}`)
      if (step && next && ahead > 0 && happening) this.#tryAll(step, next, ahead - 1, happening === 'tried')
    }
  }

  /** Checks that everything visible after a step matches its rows, and that a refused case leads nowhere. */
  #compare(step: Step<Event, Known> | null, now: Moment | null, name: string): asserts now is Moment {
    expect(now && this.#shown(now), name).toEqual(step && this.#expected(step))
  }

  #expected({ rows, was, leaves, facts, effects, tells, asks }: Step<Event, Known>) {
    const active = activeWith(leaves).flatMap((name) => this.#model.table[name] ?? [])
    return {
      leaves,
      facts,
      tags: active.flatMap(({ is }) => is ?? []),
      actors: new Set(active.flatMap(({ actors }) => actors)),
      // If the table does not mention the state, the machine has ended.
      isOver: active.length === 0,
      effects,
      tells,
      asks,
      isLeft: was === null ? expect.any(Boolean) : rows.some(({ targets }) => targets?.length),
    }
  }

  #shown({ at, effects, tells, asks, taken }: Moment) {
    return {
      leaves: leavesOf(at),
      facts: this.#model.facts(at.context as never),
      tags: [...at.tags],
      actors: new Set(Object.keys(at.children).filter(isLasting)),
      isOver: at.status === 'done',
      effects: inEnglish(effects),
      tells: inEnglish(tells),
      asks: inEnglish(asks),
      isLeft: taken.some(({ leaves }) => leaves),
    }
  }

  /**
   * Records each guard that held back a transition: an outer state or none handled the event, or an `always`
   * was not taken.
   */
  #noteHeldBack({ leaves }: Step<Event, Known>, type: string, next: Moment | null) {
    const active = activeWith(leaves)
    for (const { id, source, event } of this.#guarded) {
      if (!active.includes(source)) continue
      const isTaken = () => next?.taken.some((one) => one.event === event && isWithin(one.source, source))
      if (event === 'always' || (event === type && !isTaken()))
        this.missing.delete(uncovered.heldBack({ id }))
    }
  }
}
