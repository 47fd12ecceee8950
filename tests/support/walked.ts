import { describe, expect, test } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'
import { statesOf } from './chart.ts'
import { activeIn, type Gestures, type Model, type Path, type Scene } from './modelOf.ts'
import type { Outcome } from './outcomes.ts'
import { openStage, type Call, type Stage } from './puppets.ts'
import { recordWalk } from './walks.ts'

/** What is true in a state, by the specification. */
export interface Expected<Context, Event> {
  tags?: string[]
  /** Which actors are at work, and with what. */
  asks?: Call[] | ((scene: Scene<Context, Event>) => Call[])
  /** Events that it lets happen, so that a screen has to offer what causes them. */
  accepts?: Event[]
  /** Events that it does not let happen, so that a screen has to disable or hide what causes them. */
  refuses?: Event[]
  /** Anything else, of the real context. */
  holds?: (context: Context, scene: Scene<Context, Event>, real: AnyMachineSnapshot) => void
}

interface Specification<Context, Event extends { type: string }> {
  events: (stage: Stage) => Gestures<Context, Event>
  states: Record<string, Expected<Context, Event>>
  /** The toast that an event leads to; events not listed lead to none. */
  says?: Record<string, string | ((scene: Scene<Context, Event>) => string | null)>
  /** The effects that an event leads to, in order; events not listed lead to none. */
  does?: Record<string, (scene: Scene<Context, Event>) => Call[]>
}

/**
 * Walks every path of a model with the real machine on a stage, and compares after each step all that shows: state, tags,
 * facts, toasts, effects, and what actors are asked.
 */
export function walked<Context, Event extends { type: string }>(
  model: Model<Context, Event>,
  { events, states, says = {}, does = {} }: Specification<Context, Event>,
) {
  const paths = model.edgePaths()
  describe(model.id, () => {
    test.each(paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
      await walkOne(path)
    })

    test('every transition of the chart is walked', () => {
      const missing = [...model.coverage(paths)].filter(([, count]) => count === 0).map(([id]) => id)
      expect(missing).toEqual([])
    })

    test('every case is walked', () => {
      const walked = new Set(paths.flatMap(({ steps }) => steps.map(({ label }) => label)))
      expect(model.labels().filter((label) => !walked.has(label))).toEqual([])
    })

    test('expectations speak of states and events that exist', () => {
      const known = new Set([
        ...statesOf(model.machine).map(({ path }) => path.join('.')),
        ...model.eventTypes(),
      ])
      const spoken = [states, says, does].flatMap((table) => Object.keys(table))
      expect(spoken.filter((name) => !known.has(name))).toEqual([])
    })
  })

  async function walkOne(path: Path<Context, Event>) {
    const stage = openStage(model.machine, path.input)
    const taken: string[] = []
    let planned = path.starting
    let step = 0

    /** Called once a step, by the outermost active state: compares everything that is not one state's business. */
    function compare(scene: Scene<Context, Event>) {
      const { event, state } = scene
      if (event) planned = path.steps[step++]?.transitions ?? []
      const real: AnyMachineSnapshot = stage.actor.getSnapshot()
      expect(real.value).toEqual(state.value)
      expect(model.facts(real.context as Context)).toEqual(model.facts(scene.context))
      const { toasts, effects, transitions } = stage.news()
      expect(transitions).toEqual(planned)
      taken.push(...transitions)
      const type = event ? (event as { type: string }).type : ''
      const said = typeof says[type] === 'function' ? says[type](scene) : (says[type] ?? null)
      expect(toasts).toEqual(said === null ? [] : [said])
      expect(effects).toEqual(does[type]?.(scene) ?? [])
      const holding = activeIn(state).flatMap((name) => states[name] ?? [])
      expect([...real.tags].toSorted()).toEqual(holding.flatMap(({ tags = [] }) => tags).toSorted())
      const asks = holding.flatMap(({ asks = [] }) => (typeof asks === 'function' ? asks(scene) : asks))
      expect(stage.asked().toSorted(byName)).toEqual(asks.toSorted(byName))
      for (const { accepts = [], refuses = [], holds } of holding) {
        for (const accepted of accepts) expect(real.can(accepted), `accepts ${accepted.type}`).toBe(true)
        for (const refused of refuses) expect(real.can(refused), `refuses ${refused.type}`).toBe(false)
        holds?.(real.context as Context, scene, real)
      }
    }

    let compared: unknown = null
    const expectations = Object.fromEntries(
      Object.keys(states).map((name) => [
        name,
        (scene: Scene<Context, Event>) => {
          if (compared === scene) return
          compared = scene
          compare(scene)
        },
      ]),
    )
    await path.test({ events: events(stage), states: expectations } as never)
    stage.actor.stop()
    recordWalk('node', model, path, taken)
  }
}

const byName = ([one]: Call, [other]: Call) => one.localeCompare(other)

/** Gestures for all outcomes of actors that a model knows; timers and child machines need gestures of their own. */
export function outcomes(model: { outcomeTypes(): Outcome['type'][] }, stage: Stage) {
  const types = model.outcomeTypes().filter((type) => !type.startsWith('after.'))
  const gestures: { [Type in Outcome['type']]?: (outcome: Outcome) => Promise<void> } = {}
  for (const type of types) gestures[type] = (outcome) => stage.settle(outcome)
  return gestures
}
