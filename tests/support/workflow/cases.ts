import type { Failure } from '../../../machines/domain.ts'

/** How an actor or a timer of a machine ends, in the words of the tables. */
export type Outcome =
  | { type: `${string} succeeds`; output?: unknown }
  | { type: `${string} fails`; error: Failure }
  | { type: `${string} passes`; ms: number }

/** Something that happens to a machine: a user's event, or an outcome. */
export type Case<Event> = Event | Outcome

/** The default failure of an actor: an internal error of the service. */
export const trouble: Failure = { code: 'INTERNAL', message: 'Something broke.', fields: {} }

/** The actor succeeds with this output. */
export const done = (actor: string, output?: unknown): Outcome => ({ type: `${actor} succeeds`, output })

export const failed = (actor: string, failure: Partial<Failure> = {}): Outcome => ({
  type: `${actor} fails`,
  error: { ...trouble, ...failure },
})

/** The delay with this name and length has passed. */
export const after = (delay: string, ms: number): Outcome => ({ type: `${delay} passes`, ms })

/** Distinguishes a case from others of its type, in tables and titles. */
export const named = <Event extends object>(detail: string, event: Event): Event => ({ ...event, detail })

/** A case with its name in a table: `login fails (not verified)`, `filters.apply`. */
export const labelled = <Event>({ detail, ...event }: { type?: string; detail?: string }) =>
  [detail === undefined ? `${event.type}` : `${event.type} (${detail})`, event as Case<Event>] as const
