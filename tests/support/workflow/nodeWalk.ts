import { describe, expect, test } from 'vitest'
import { transition, type AnyMachineSnapshot } from 'xstate'
import { translated, type Outcome } from './cases.ts'
import { leavesOf, transitionsOf } from './chart.ts'
import type { Model, Path, Step } from './model.ts'
import { openStage, type Stage } from './stage.ts'
import { activeWith, depending, rowsFor, type Call, type Facts, type Row, type Table } from './table.ts'
import { recordWalk } from './walks.ts'

interface Walking<Event, Known> {
  /** How an event is made to happen, where it is not simply sent, answered or waited for. */
  events?: (stage: Stage) => { [type: string]: (event: never) => unknown }
  /** What else is true in a state. */
  holds?: { [state: string]: (real: AnyMachineSnapshot, step: Step<Event, Known>) => void }
}

/** What has been walked: ids of transitions, and rows of the table. */
interface Walked {
  taken: Set<string>
  rows: Set<Row>
}

/** Walks a table with the real machine on a stage, and holds the machine's chart to the table, both ways. */
export function walkInNode<Event extends { type: string }, Known>(
  model: Model<Event, Known>,
  walking: Walking<Event, Known> = {},
) {
  const paths = model.paths()
  const walked: Walked = { taken: new Set(), rows: new Set() }
  const visited = new Set<string>()
  const walks = new Map<string, Promise<void>>()
  const walk = (path: Path<Event, Known>) => {
    const running = walks.get(path.title) ?? walkOne(model, path, walking, walked, visited)
    walks.set(path.title, running)
    return running
  }
  describe(model.id, () => {
    test.each(paths.map((path) => [path.title, path] as const))('%s', (_title, path) => walk(path))

    test('each transition has a row, each row a transition, each guard two sides', async () => {
      await Promise.allSettled(paths.map(walk))
      expect(gapsOf(model, walked)).toEqual([])
    })
  })
}

function gapsOf({ machine, table }: { machine: Model['machine']; table: Table }, { taken, rows }: Walked) {
  const all = Object.values(table.states).flatMap((state) => Object.values(state.rows).flat())
  const chart = transitionsOf(machine)
  /** The event is refused there, or left to an outer state. */
  const hasOtherSide = ({ source, event }: { source: string; event: string }) =>
    [...rows].some(
      ({ state, label, targets }) =>
        label.split(' (')[0] === event && (targets === null || !`${state}.`.startsWith(`${source}.`)),
    )
  const isLast = ({ index, branches }: { index: number; branches: number }) => index === branches - 1
  const oneSided = chart.filter((one) => one.guard !== null && isLast(one) && !hasOtherSide(one))
  return [
    ...chart.filter(({ id }) => !taken.has(id)).map(({ id }) => `no row takes the transition ${id}`),
    ...all.filter((row) => !rows.has(row)).map(({ name }) => `no walk comes to the row ${name}`),
    ...oneSided.map(({ id, guard }) => `no row for the other side of ${guard}: ${id}`),
  ]
}

async function walkOne<Event extends { type: string }, Known>(
  model: Model<Event, Known>,
  path: Path<Event, Known>,
  { events, holds = {} }: Walking<Event, Known>,
  walked: Walked,
  visited: Set<string>,
) {
  const stage = openStage(model.machine, path.input)
  const gestures = events?.(stage) ?? {}
  const taken: string[] = []
  for (const step of path.steps) {
    const { event, rows, leaves, facts } = step
    if (event) await (gestures[event.type] ?? usual(stage))(event as never)
    const real = stage.actor.getSnapshot()
    const ids = compare(model, step, stage)
    taken.push(...ids)
    for (const name of activeWith(leaves)) holds[name]?.(real, step)
    for (const row of rows) walked.rows.add(row)
    const situation = JSON.stringify([leaves, facts])
    if (!visited.has(situation)) compareAll(model, step, stage, walked.rows)
    visited.add(situation)
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
function compare<Event, Known>(model: Model<Event, Known>, step: Step<Event, Known>, stage: Stage) {
  const real: AnyMachineSnapshot = stage.actor.getSnapshot()
  const { asks, reports } = stage.news()
  const { rows, was, leaves, facts } = step
  const active = activeWith(leaves).flatMap((name) => model.table.states[name] ?? [])
  const atWork = active.flatMap(({ runs, rows }) => [...runs, ...Object.keys(rows).flatMap(actorOf)])
  const taken = reports.flatMap(({ taken = [] }) => taken)
  const chart = transitionsOf(model.machine)
  expect(
    {
      leaves: leavesOf(real),
      facts: model.facts(real.context as never),
      effects: reports.flatMap(({ effect }) => (effect ? [effect] : [])),
      tells: reports.flatMap(({ told }) => (told ? [told] : [])),
      asks,
      tags: [...real.tags],
      // Those with a dash in their name come and go by themselves.
      atWork: Object.keys(real.children)
        .filter((id) => !id.includes('-'))
        .toSorted(),
      isEnteredAnew: was !== null && chart.some(({ id, leaves }) => leaves && taken.includes(id)),
    },
    rows.map(({ name }) => name).join(' and '),
  ).toEqual({
    leaves,
    facts,
    effects: rows.flatMap(({ effects }) => effects).map(inFull(facts)),
    tells: rows.flatMap(({ tells }) => tells),
    asks: rows.flatMap(({ asks }) => asks).map(inFull(facts)),
    tags: active.flatMap(({ is }) => is ?? []),
    atWork: [...new Set(atWork)].toSorted(),
    isEnteredAnew: was !== null && rows.some(({ targets }) => targets?.length),
  })
  return taken
}

const inFull =
  (facts: unknown) =>
  ([name, given]: Call): Call => [name, depending(given, facts as Facts)]

/** The actor whose end a row is about; its state is where it is at work. */
const actorOf = (label: string) => /^(\w+) (?:succeeds|fails)/.exec(label)?.slice(1) ?? []

/** What the machine would do with each case, here and now, is what the table says; it refuses what has no row. */
function compareAll<Event extends { type: string }, Known>(
  { table, cases, next, facts, happens }: Model<Event, Known>,
  here: Step<Event, Known>,
  { actor }: Stage,
  met: Set<Row>,
) {
  const real: AnyMachineSnapshot = actor.getSnapshot()
  for (const [label, event] of cases) {
    const meant = translated(event, real)
    const step = next(here, label)
    if (!step && !happens(label, here)) continue
    expect(meant !== null && real.can(meant), `${here.leaves.join(', ')}: accepts ${label}`).toBe(
      step !== null,
    )
    for (const row of rowsFor(table, here, label)) if (row.targets === null) met.add(row)
    if (!step || !meant) continue
    const [after, actions] = transition(actor.logic as Model['machine'], real as never, meant)
    const effects = actions
      .map(({ type, params }): Call => [type, params])
      .filter(([type]) => !type.startsWith('xstate.'))
    expect(
      { leaves: leavesOf(after as AnyMachineSnapshot), facts: facts(after.context as never), effects },
      step.rows.map(({ name }) => name).join(' and '),
    ).toEqual({
      leaves: step.leaves,
      facts: step.facts,
      effects: step.rows.flatMap(({ effects }) => effects).map(inFull(step.facts)),
    })
  }
}
