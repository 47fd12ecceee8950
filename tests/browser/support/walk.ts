import { expect, type Page } from '@playwright/test'
import type { Toast } from '../../../machines/domain.ts'
import type { Outcome } from '../../support/workflow/cases.ts'
import type { Report } from '../../support/workflow/chart.ts'
import { nameOf, type Model, type Path, type Step } from '../../support/workflow/model.ts'
import { activeWith, type Call } from '../../support/workflow/table.ts'
import { photograph } from '../../charts/records/screens.ts'
import { recordWalk } from '../../charts/records/walks.ts'
import { inEnglish } from '../../support/workflow/english.ts'
import { asRead } from './language.ts'

interface Walking<Event extends { type: string }, Known> {
  /** How to make each event happen, by its type: `favorite.toggle`, `saveFavorite succeeds`, `interval passes`. */
  events: {
    [Type in Spelled<Event['type']>]?: (
      event: Extract<Event, { type: Type }>,
      step: Step<Event, Known>,
    ) => unknown
  } & { [Type in Outcome['type']]?: (outcome: Outcome, step: Step<Event, Known>) => unknown }
  /** What must be shown, by state (`login.ready`); called for all active states, from the outside in. */
  states: { [state: string]: (step: Step<Event, Known>) => unknown }
  /** Restarts a machine that was already running on the page; its earlier reports are ignored. */
  restart?: (() => Promise<void>) | undefined
}

/** `Type` itself, or `never` for a machine that declares no events of its own. */
type Spelled<Type extends string> = string extends Type ? never : Type

export type Walk = <Event extends { type: string }, Known>(
  model: Model<Event, Known>,
  path: Path<Event, Known>,
  walking: Walking<Event, Known>,
) => Promise<void>

/** The times in ms at which the actors of the current walk were last invoked. */
const invocations = new Map<string, number>()

/**
 * The time in ms before which a request by this actor belongs to an earlier step of the walk. A step's own
 * invocations count only once its gesture is over, since the gesture may still settle an earlier request. An
 * actor's first invocation may share a request that the page had already sent.
 */
export const invokedAt = (actor: string) => invocations.get(actor) ?? 0

/**
 * The polling intervals in ms for reports. They are short, because the reports are in this process and a walk
 * has many steps.
 */
export const often = [10, 20]

/**
 * Walks a path in the product. After each step, the machine must report what its rows say, and the screen
 * must show it.
 */
export async function walkInBrowser<Event extends { type: string }, Known>(
  page: Page,
  reports: Report[],
  model: Model<Event, Known>,
  path: Path<Event, Known>,
  { events, states, restart }: Walking<Event, Known>,
) {
  const all = () => reports.filter(({ machine }) => machine === model.id)
  const before = restart ? all().length : 0
  await restart?.()
  const own = () => all().slice(before)
  const takenBy = (reported: Report[]) => reported.flatMap(({ taken = [] }) => taken)
  invocations.clear()
  for (const step of path.steps) {
    const { event, label, leaves, effects, asks } = step
    const unseen = leaves.filter((leaf) => !states[leaf])
    if (unseen.length > 0) throw new Error(`${model.id}: nothing is expected of ${unseen.join(', ')}`)
    const moment = performance.now()
    const since = event ? own().length : 0
    if (event) {
      const gesture = (events as Record<string, (event: object, step: object) => unknown>)[event.type]
      if (!gesture) throw new Error(`${model.id}: no gesture for ${label}`)
      await gesture(event, step)
    }
    for (const [actor] of asks) invocations.set(actor, invocations.has(actor) ? moment : 0)
    const reported = () => {
      const news = own().slice(since)
      return {
        leaves: own().findLast((report) => report.leaves)?.leaves,
        effects: spoken(inEnglish(news.flatMap(({ effect }) => (effect ? [effect] : []))) as Call[]),
        hasMoved: event === null || takenBy(news).length > 0,
      }
    }
    await expect
      .poll(reported, { message: nameOf(step), intervals: often })
      .toEqual({ leaves, effects: spoken(effects), hasMoved: true })
    for (const [effect, given] of effects)
      if (effect === 'toast')
        await expect(
          page
            .getByRole('status')
            .filter({ hasText: await asRead(page, (given as Toast).text) })
            .last(),
        ).toBeVisible()
    for (const name of activeWith(leaves)) await states[name]?.(step)
    await photograph(page, model.id, leaves)
  }
  recordWalk('browser', path, takenBy(own()))
}

/**
 * Reduces toasts to their text and other effects to their name, because their arguments come from the real
 * product. Duplicates are dropped.
 */
const spoken = (calls: Call[]) => [
  ...new Set(calls.map(([name, given]) => (name === 'toast' ? given : name))),
]
