import { describe, expect, test } from 'vitest'
import { transition, type AnyMachineSnapshot } from 'xstate'
import { translated, type Outcome } from './cases.ts'
import { leavesOf, transitionsOf, type ChartTransition } from './chart.ts'
import { nameOf, situationOf, type Model, type Path, type Step } from './model.ts'
import { openStage, type Stage } from './stage.ts'
import {
  activeWith,
  commonOuter,
  depending,
  isWithin,
  rowsFor,
  type Call,
  type Facts,
  type Row,
  type Table,
} from './table.ts'
import { recordWalk } from './walks.ts'

interface Walking<Event, Known> {
  /** How an event is made to happen, where it is not simply sent, answered or waited for. */
  events?: (stage: Stage) => { [type: string]: (event: never) => unknown }
  /** What else is true in a state. */
  holds?: { [state: string]: (real: AnyMachineSnapshot, step: Step<Event, Known>) => void }
}

/** What has been walked: ids of transitions, rows of the table, situations, and those in which every case was tried. */
interface Walked {
  taken: Set<string>
  rows: Set<Row>
  situations: Set<string>
  tried: Map<string, number>
}

/** Walks a table with the real machine on a stage, and holds the machine's chart to the table, both ways. */
export function walkInNode<Event extends { type: string }, Known>(
  model: Model<Event, Known>,
  walking: Walking<Event, Known> = {},
) {
  const walked: Walked = { taken: new Set(), rows: new Set(), situations: new Set(), tried: new Map() }
  const walks = new Map<string, Promise<void>>()
  const walk = (path: Path<Event, Known>) => {
    const running = walks.get(path.title) ?? walkOne(model, path, walking, walked)
    walks.set(path.title, running)
    return running
  }
  describe(model.id, () => {
    test.each(model.paths().map((path) => [path.title, path] as const))('%s', (_title, path) => walk(path))

    test('each transition has a row, each row a transition, each guard two sides', async () => {
      await Promise.allSettled(model.paths().map(walk))
      expect(gapsOf(model, walked)).toEqual([])
    })
  })
}

/** Where chart and table do not meet. */
function gapsOf(
  { machine, table }: { machine: Model['machine']; table: Table },
  { taken, rows, situations }: Walked,
) {
  const rested = [...situations].flatMap((situation) => (JSON.parse(situation) as [string[]])[0])
  const all = Object.values(table.states).flatMap((state) => Object.values(state.rows).flat())
  const chart = transitionsOf(machine)
  /** Refused there, or left to an outer state; where other branches follow, those are walked themselves. */
  const hasOtherSide = ({ guard, source, event, index, branches }: ChartTransition) =>
    guard === null ||
    index < branches - 1 ||
    // What would leave at once was stayed in.
    (event === 'always' && rested.some((leaf) => isWithin(leaf, source))) ||
    [...rows].some(({ state, label, targets }) => {
      if (label.split(' (')[0] !== event) return false
      return targets === null
        ? isWithin(source, state) || isWithin(state, source)
        : isWithin(source, state) && state !== source
    })
  return [
    ...chart.filter(({ id }) => !taken.has(id)).map(({ id }) => `no row takes the transition ${id}`),
    ...all.filter((row) => !rows.has(row)).map(({ name }) => `no walk comes to the row ${name}`),
    ...chart
      .filter((one) => !hasOtherSide(one))
      .map(({ id }) => `no row for the other side of the guard of ${id}`),
  ]
}

async function walkOne<Event extends { type: string }, Known>(
  model: Model<Event, Known>,
  path: Path<Event, Known>,
  { events, holds = {} }: Walking<Event, Known>,
  walked: Walked,
) {
  const stage = openStage(model.machine, path.input)
  const gestures = events?.(stage) ?? {}
  const taken: string[] = []
  for (const step of path.steps) {
    const { event, rows, leaves } = step
    const before: AnyMachineSnapshot = stage.actor.getSnapshot()
    if (event) await (gestures[event.type] ?? usual(stage))(event as never)
    taken.push(...compare(model, step, stage, before))
    for (const name of activeWith(leaves)) holds[name]?.(stage.actor.getSnapshot(), step)
    for (const row of rows) walked.rows.add(row)
    compareAll(model, step, stage.actor.getSnapshot(), walked)
    walked.situations.add(situationOf(step))
  }
  for (const id of taken) walked.taken.add(id)
  stage.actor.stop()
  recordWalk('node', path, taken)
}

const usual = (stage: Stage) => (event: { type: string }) => {
  if ('ms' in event) return stage.pass(Number(event.ms))
  return /^(done|failed)\./.test(event.type) ? stage.settle(event as Outcome) : stage.send(event)
}

/** All that shows after a step is what its rows say; gives the ids of the transitions taken. */
function compare<Event, Known>(
  model: Model<Event, Known>,
  step: Step<Event, Known>,
  stage: Stage,
  before: AnyMachineSnapshot,
) {
  const real: AnyMachineSnapshot = stage.actor.getSnapshot()
  const { asks, reports } = stage.news()
  const { rows, was, facts } = step
  const active = activeWith(step.leaves).flatMap((name) => model.table.states[name] ?? [])
  const taken = reports.flatMap(({ taken = [] }) => taken)
  const hasLeft = transitionsOf(model.machine).some(({ id, leaves }) => leaves && taken.includes(id))
  expect(
    {
      ...observation(model, step, before, real),
      effects: reports.flatMap(({ effect }) => (effect ? [effect] : [])),
      tells: reports.flatMap(({ told }) => (told ? [told] : [])),
      asks,
      tags: [...real.tags],
      // Those with a dash in their name come and go by themselves.
      actors: new Set(Object.keys(real.children).filter((id) => !id.includes('-'))),
      isLeft: hasLeft && was !== null,
    },
    nameOf(step),
  ).toEqual({
    ...expectation(step),
    tells: rows.flatMap(({ tells }) => tells),
    asks: rows.flatMap(({ asks }) => asks).map(inFull(facts)),
    tags: active.flatMap(({ is }) => is ?? []),
    actors: new Set(active.flatMap(({ actors }) => actors)),
    isLeft: rows.some(({ targets }) => targets?.length) && was !== null,
  })
  return taken
}

/** How many steps beyond the walked ones are tried. */
const beyond = 1

/** What the machine would do with each case, here and one step on, is what the table says; it refuses what has no row. */
function compareAll<Event extends { type: string }, Known>(
  model: Model<Event, Known>,
  here: Step<Event, Known>,
  real: AnyMachineSnapshot,
  walked: Walked,
  ahead = beyond,
) {
  const situation = situationOf(here)
  if ((walked.tried.get(situation) ?? -1) >= ahead) return
  walked.tried.set(situation, ahead)
  for (const [label, event] of model.cases) {
    const meant = translated(event, real)
    const step = model.next(here, label)
    if (!step && !model.happens(label, here)) continue
    const isAccepted = meant !== null && real.can(meant)
    expect(isAccepted, `${here.leaves.join(', ')}: accepts ${label}`).toBe(step !== null)
    for (const row of rowsFor(model.table, here, label)) if (row.targets === null) walked.rows.add(row)
    if (!step || !meant) continue
    const [after, actions] = transition(model.machine, real as never, meant)
    const called = actions.map(({ type, params }): Call => [type, params])
    const effects = called.filter(([type]) => !type.startsWith('xstate.'))
    const present = observation(model, step, real, after as AnyMachineSnapshot)
    expect({ ...present, effects }, nameOf(step)).toEqual(expectation(step))
    if (ahead > 0 && model.happens(label, here))
      compareAll(model, step, after as AnyMachineSnapshot, walked, ahead - 1)
  }
}

const observation = <Event, Known>(
  { facts, table }: Model<Event, Known>,
  step: Step<Event, Known>,
  before: AnyMachineSnapshot,
  after: AnyMachineSnapshot,
) => ({
  leaves: leavesOf(after),
  facts: facts(after.context as never),
  begunAnew: lastingActors(table, step).filter((id) => before.children[id] !== after.children[id]),
})

const expectation = <Event, Known>({ leaves, facts, rows }: Step<Event, Known>) => ({
  leaves,
  facts,
  begunAnew: [],
  effects: rows.flatMap(({ effects }) => effects).map(inFull(facts)),
})

/** Actors that go on, since no row of the step leaves the state in which they are at work. */
function lastingActors<Event, Known>({ states }: Table, { rows, was, leaves }: Step<Event, Known>): string[] {
  const moves = rows.flatMap(({ state, targets }) =>
    targets?.length ? { state, outer: commonOuter([state, ...targets]) } : [],
  )
  const before = activeWith(was?.leaves ?? [])
  const staying = activeWith(leaves).filter((name) => {
    const isLeft = moves.some(
      ({ state, outer }) => isWithin(name, outer) && (name !== outer || state === outer),
    )
    return before.includes(name) && !isLeft
  })
  return staying.flatMap((name) => states[name]?.actors ?? [])
}

const inFull =
  (facts: unknown) =>
  ([name, given]: Call): Call => [name, depending(given, facts as Facts)]
