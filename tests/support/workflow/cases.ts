import type { Failure } from '../../../machines/domain.ts'
import { spelled } from './chart.ts'

/** How an actor or a timer of a machine ends, as an event of its model. */
export type Outcome =
  | { type: `done.${string}`; output?: unknown }
  | { type: `failed.${string}`; error: Failure }
  | { type: `after.${string}`; ms: number }

/** Something that happens to a machine: what a person does, or an outcome. */
export type Case<Event> = Event | Outcome

/** What an actor is rejected with when nothing else is said: the service's own trouble. */
export const trouble: Failure = { code: 'INTERNAL', message: 'Something broke.', fields: {} }

/** The actor succeeds, with this answer. */
export const done = (actor: string, output?: unknown): Outcome => ({ type: `done.${actor}`, output })

export const failed = (actor: string, failure: Partial<Failure> = {}): Outcome => ({
  type: `failed.${actor}`,
  error: { ...trouble, ...failure },
})

/** The delay of that name, of so many milliseconds, has passed. */
export const after = (delay: string, ms: number): Outcome => ({ type: `after.${delay}`, ms })

const details = new WeakMap<object, string>()

/** Tells a case from others of its type, for readers of tables and titles. */
export function named<Told extends object>(detail: string, event: Told): Told {
  details.set(event, detail)
  return event
}

/** A case as a table has it: `login fails (not verified)`, `filters.apply`. */
export function labelOf(event: { type: string }): string {
  const detail = details.get(event)
  const type = spelled(rawType(event.type))
  return detail === undefined ? type : `${type} (${detail})`
}

/** What xstate calls an outcome; of a timer the beginning, as the state that has it comes after. */
export const rawType = (type: string) =>
  type
    .replace(/^done\./, 'xstate.done.actor.')
    .replace(/^failed\./, 'xstate.error.actor.')
    .replace(/^after\.(.*)/, 'xstate.after.$1.')
