import type { AnyMachineSnapshot } from 'xstate'
import type { Failure } from '../../machines/domain.ts'

/** How an actor or a timer of a machine ends, as an event of its model. */
export type Outcome =
  | { type: `done.${string}`; output?: unknown }
  | { type: `failed.${string}`; error: Failure }
  | { type: `after.${string}` }

const names = new WeakMap<object, string>()

/** The actor succeeds, with this answer. */
export const done = (actor: string, output?: unknown): Outcome => ({ type: `done.${actor}`, output })

/** The actor is rejected: by the service's own trouble unless told otherwise. */
export const failed = (actor: string, failure: Partial<Failure> = {}): Outcome => ({
  type: `failed.${actor}`,
  error: { code: 'INTERNAL', message: 'Something broke.', fields: {}, ...failure },
})

/** The delay of that name has passed. */
export const after = (delay: string): Outcome => ({ type: `after.${delay}` })

/** Tells a case from others of its type, for readers of titles. */
export function named<Case extends object>(detail: string, event: Case): Case {
  names.set(event, detail)
  return event
}

export const isOutcome = (event: { type: string }): event is Outcome =>
  /^(done|failed|after)\./.test(event.type)

/** A case as a reader of a title sees it: `login fails (EMAIL_UNVERIFIED)`, `filters.apply`. */
export function labelOf(event: { type: string }): string {
  const detail = names.get(event)
  const spelled = spelledOut(event)
  return detail === undefined ? spelled : `${spelled} (${detail})`
}

function spelledOut(event: { type: string }) {
  const [kind, subject] = parted(event.type)
  if (kind === 'done') return `${subject} succeeds`
  if (kind === 'failed') return `${subject} fails`
  if (kind === 'after') return `${subject} passes`
  return event.type
}

/** The event as xstate knows it; null for a timer that no active state waits for. */
export function translated(state: AnyMachineSnapshot, event: { type: string }) {
  const [kind, subject] = parted(event.type)
  if (kind === 'after') {
    const waits = state._nodes.flatMap((node) => [...node.transitions.keys()])
    const type = waits.find((descriptor) => descriptor.startsWith(`xstate.after.${subject}.`))
    return type === undefined ? null : { type }
  }
  const actor = { actorId: subject }
  if (kind === 'done') {
    return {
      type: `xstate.done.actor.${subject}`,
      output: 'output' in event ? event.output : undefined,
      ...actor,
    }
  }
  if (kind === 'failed') {
    return {
      type: `xstate.error.actor.${subject}`,
      error: 'error' in event ? event.error : undefined,
      ...actor,
    }
  }
  return event
}

function parted(type: string): [kind: string, subject: string] {
  const dot = type.indexOf('.')
  return [type.slice(0, dot), type.slice(dot + 1)]
}
